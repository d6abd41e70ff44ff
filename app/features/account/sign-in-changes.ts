/** What the owner of an account is told about the ways to sign in to it. */
export const signInChanges = [
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  /** Somebody who has the password, or a service of the owner's, typed many wrong codes. */
  'codesGuessed',
  /** A passkey opened the account in a browser that had not signed in before. */
  'passkeyInNewBrowser',
  'passkeyAdded',
  'passkeyRemoved',
] as const

export type SignInChange = (typeof signInChanges)[number]
