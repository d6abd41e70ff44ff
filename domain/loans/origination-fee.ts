/** Returns the smallest loan that pays out the amount after the origination fee. */
export function principalFor(amountCents: number, feePercent: number): number {
  if (feePercent === 0) return amountCents
  const leaves = (principalCents: number) => principalCents - originationFee(principalCents, feePercent)
  let principalCents = Math.round(amountCents / (1 - feePercent / 100))
  while (leaves(principalCents) < amountCents) principalCents += 1
  while (principalCents > 0 && leaves(principalCents - 1) >= amountCents) principalCents -= 1
  return principalCents
}

/** Rounds to the nearest cent, half a cent up; fee rates have four decimals of a percent. */
export function originationFee(principalCents: number, feePercent: number): number {
  return Math.round((principalCents * Math.round(feePercent * 10_000)) / 1_000_000)
}
