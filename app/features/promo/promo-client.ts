import { accountClient } from '#app/shell/account-client.ts'
import type { PromoCalls, SubscribeFields } from './promo-flow.ts'

const TIMEOUT_MS = 15_000

/** Returns the calls that a form makes from the browser. Failures go to the console in the owner's words. */
export function promoCalls(apiUrl: string, refreshUser: () => Promise<void>): PromoCalls {
  return {
    ...accountClient(apiUrl),
    refreshUser,
    async subscribe(fields) {
      const { ok } = await fetch(`${apiUrl}/email/subscribe?${toQuery(fields)}`, {
        method: 'POST',
        credentials: 'include',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return ok
    },
    warn: (message) => console.warn(message),
  }
}

function toQuery(fields: SubscribeFields): URLSearchParams {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given)
}
