/** How a fact becomes points. */
export type Scale =
  /** 100 × amount ÷ value. */
  | { kind: 'share_of_amount' }
  /** Linear in the value as a percentage of the amount, constant beyond both ends. */
  | { kind: 'percent_of_amount'; fullAt: number; noneAt: number }
  /** Linear in the value itself, constant beyond both ends. */
  | { kind: 'plain'; fullAt: number; noneAt: number }

/**
 * The value of a fact for the ranking. `not_said` earns no points. `fixed` earns full points, because the rate
 * cannot rise. `not_applicable` earns none either, but its weight does not count.
 */
export type CriterionValue = number | 'not_said' | 'fixed' | 'not_applicable'

/**
 * The maximum points of a criterion or an offer: 100 points, counted in hundredths so that sums are exact.
 */
export const fullPoints = 10_000

/** Returns the points of a value, in hundredths of a point, rounded to a whole number. */
export function toPoints(value: CriterionValue, scale: Scale, amountCents: number): number {
  if (value === 'fixed') return fullPoints
  if (typeof value === 'string') return 0
  switch (scale.kind) {
    case 'share_of_amount':
      return value <= amountCents ? fullPoints : Math.round((fullPoints * amountCents) / value)
    case 'percent_of_amount':
      return onLine(100 * value, scale.noneAt * amountCents, scale.fullAt * amountCents)
    case 'plain':
      return onLine(value, scale.noneAt, scale.fullAt)
  }
}

function onLine(value: number, noneAt: number, fullAt: number): number {
  const points = Math.round((fullPoints * (value - noneAt)) / (fullAt - noneAt))
  return Math.min(fullPoints, Math.max(0, points))
}
