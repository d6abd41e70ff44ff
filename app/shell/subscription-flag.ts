import { readStored, writeStored } from './stored.ts'

/** The key of the scholarship promo in local storage. */
const scholarshipPromoKey = 'scholarshipPromo'
/** What the flag of a promo says before anybody subscribed. */
const notSubscribed = { isSubscribed: false }

/** Returns the key under which the browser remembers a subscription to these emails. */
export function subscriptionKey(subscriptionType: string | undefined, identifier: string): string {
  return subscriptionType === 'scholarship-alerts' ? scholarshipPromoKey : `promo:${identifier}`
}

export function rememberSubscription(key: string): void {
  writeStored(key, { ...notSubscribed, isSubscribed: true })
}

export function isSubscribed(key: string): boolean {
  return { ...notSubscribed, ...readStored(key) }.isSubscribed === true
}
