/** The parameter of a sign-up's address that says whose link led there. It travels in addresses, not in a cookie. */
export const referralParameter = 'ref'

/** @returns undefined when the sign-up comes from no link */
export function readReferralCode(search: string): string | undefined {
  return new URLSearchParams(search).get(referralParameter) ?? undefined
}
