/** A student's spending in one month. We made it up so that the rewards of cards can be compared. */
export const exampleSpending = [
  { kind: 'groceries', name: 'groceries', centsAMonth: 25_000 },
  { kind: 'dining', name: 'eating out', centsAMonth: 12_000 },
  { kind: 'gas', name: 'gas', centsAMonth: 8_000 },
  { kind: 'other', name: 'everything else', centsAMonth: 35_000 },
] as const

export const spentCentsAMonth = exampleSpending.reduce((sum, { centsAMonth }) => sum + centsAMonth, 0)

/** The rewards for each kind of spending, in percent. */
export type RewardPercents = Readonly<Record<(typeof exampleSpending)[number]['kind'], number>>

/** Returns the rewards for a year of the example spending, in cents, rounded down once. */
export function rewardsCentsAYear(percents: RewardPercents): number {
  const hundredths = exampleSpending.reduce(
    (sum, { kind, centsAMonth }) => sum + centsAMonth * Math.round(percents[kind] * 100),
    0,
  )
  return Math.floor((hundredths * 12) / 10_000)
}
