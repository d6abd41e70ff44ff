import { type SignUpOutcome, signUp } from '#app/features/account/sign-up-flow.ts'
import type { AccountClient } from '#app/shell/account-client.ts'
import type { PromoDone } from '#app/shell/promo-address.ts'
import { promoText } from './messages.ts'
import type { CollectedField, PromoValues } from './promo-fields.ts'
import type { PromoView } from './promo-view.ts'

/** What a form asks of the site: over the network in a browser, as direct calls on the server. */
export interface PromoCalls extends Pick<AccountClient, 'createAccount' | 'login'> {
  /** Asks again who is signed in. */
  refreshUser(): Promise<void>
  /** Resolves to whether the address is subscribed, or waits for its owner's word. */
  subscribe(fields: SubscribeFields): Promise<boolean>
  warn(message: string): void
}

/** The query of `POST /api/email/subscribe`; undefined fields are not sent. */
export interface SubscribeFields {
  subscriptionType: string
  modalIdentifier: string
  emailAddress: string | undefined
  firstName: string | undefined
  lastName: string | undefined
  opeId: string | undefined
}

export type PromoOutcome = { isDone: true; isSignedIn: boolean; isSubscribed: boolean } | PromoFailure

export interface PromoFailure {
  isDone: false
  /** For the visitor; `detail` says why. */
  message: string
  detail?: string | undefined
  /** Set where only waiting helps. */
  retryAfterSeconds?: number | undefined
}

/**
 * Submits a form in the owner's order (spec §4): create the account, where an existing one carries on; sign in;
 * refresh the user; subscribe. Subscribing never keeps the modal open.
 */
export async function submitPromo(
  calls: PromoCalls,
  modal: Pick<PromoView, 'identifier' | 'collects' | 'subscriptionType'>,
  values: PromoValues,
): Promise<PromoOutcome> {
  const given = giveOnlyCollected(values, modal.collects)
  const { email, password, firstName, lastName, opeId } = given
  const isSignedIn = email !== undefined && password !== undefined
  if (isSignedIn) {
    const account = { emailAddress: email, plaintextPassword: password, opeId, firstName, lastName }
    const outcome = await signUp(calls, account)
    if (!outcome.isDone) return describeFailure(calls, outcome)
    await calls.refreshUser()
  }
  if (modal.subscriptionType === undefined || email === undefined)
    return { isDone: true, isSignedIn, isSubscribed: false }
  const isSubscribed = await calls
    .subscribe({
      subscriptionType: modal.subscriptionType,
      modalIdentifier: modal.identifier,
      emailAddress: email,
      firstName,
      lastName,
      opeId,
    })
    .catch(() => false)
  if (!isSubscribed) calls.warn(promoText.failures.subscribe)
  return { isDone: true, isSignedIn, isSubscribed }
}

function giveOnlyCollected(values: PromoValues, collects: readonly CollectedField[]) {
  const when = (collected: CollectedField, value: string) =>
    collects.includes(collected) ? value : undefined
  return {
    email: when('email', values.email),
    password: when('password', values.password),
    firstName: when('name', values.firstName),
    lastName: when('name', values.lastName),
    opeId: when('school', values.schoolAttendedOpeid),
  }
}

/** A refused account has the owner's words; the reason, such as a common password, follows them. */
function describeFailure(
  { warn }: Pick<PromoCalls, 'warn'>,
  { failedAt, answer }: Extract<SignUpOutcome, { isDone: false }>,
): PromoFailure {
  const { retryAfterSeconds } = answer
  if (failedAt === 'sign in') {
    return { isDone: false, message: answer.message || promoText.failures.signIn, retryAfterSeconds }
  }
  warn(promoText.failures.account)
  return { isDone: false, message: promoText.failures.account, detail: answer.message, retryAfterSeconds }
}

/** Returns what to thank for. */
export function toDone({ isSignedIn, isSubscribed }: Extract<PromoOutcome, { isDone: true }>): PromoDone {
  if (!isSignedIn) return isSubscribed ? 'emails' : ''
  return isSubscribed ? 'account-and-emails' : 'account'
}
