import type { PromoAsk } from '#app/shell/promo-address.ts'
import type { CollectedField } from './promo-fields.ts'
import type { Modal } from './promo-view.ts'

const askedFor: Record<PromoAsk, readonly CollectedField[]> = {
  email: ['email'],
  school: ['school'],
  'one-more-step': ['school'],
  'school-and-email': ['school', 'email'],
}

/**
 * Returns what a form collects. A page's lead capture decides instead of the modal, but consent stays where an
 * address is collected. The sign-up option has the last word on an account: with one there is an address and a
 * password, with a subscription only there is no password.
 */
export function listCollectedFields(
  { dataToCollect = [], signUpOption }: Pick<Modal, 'dataToCollect' | 'signUpOption'>,
  ask: PromoAsk | undefined,
): CollectedField[] {
  const own = new Set<CollectedField>(ask ? askedFor[ask] : dataToCollect)
  if (ask && own.has('email') && dataToCollect.includes('consent')) own.add('consent')
  const isForPerson = !ask || own.has('email')
  if (signUpOption === 'Option 1 - With user registration' && isForPerson) own.add('email').add('password')
  if (signUpOption === 'Option 2 - With user subscription') own.delete('password')
  return [...own]
}
