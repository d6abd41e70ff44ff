/**
 * How a sign-in with a service ended that did not simply lead back to the page it began on. The page
 * /sso-login-redirect says what each means.
 */
export const outcomes = [
  /** The visitor said no at the service. */
  'canceled',
  /** The service wants to ask the visitor something first. */
  'askedMore',
  /** The service refuses what we ask; only the operator can mend that. */
  'misconfigured',
  /** The service cannot be reached, takes too long, or says that it is down. */
  'unreachable',
  /** The service's answer is not one that we asked for in this browser, or it came too late. */
  'ended',
  /** The service's answer fails a check, such as that of its signature. */
  'untrusted',
  /** The service does not vouch for an email address. */
  'unverified',
  /** The address belongs to an account that signs in as somebody else of the same service. */
  'taken',
  /** There would be a new account, and somebody in this browser has just said to be under 13. */
  'young',
  /** Our own database is not available. */
  'unavailable',
  /** Signed in; the account's old password has been removed, because nobody had confirmed its address. */
  'claimed',
] as const

export type Outcome = (typeof outcomes)[number]
