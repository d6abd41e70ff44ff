/** A month of a student's spending, made up by us, so that the rewards of cards can be compared. */
export const exampleSpending = [
  { kind: 'groceries', name: 'groceries', centsAMonth: 25_000 },
  { kind: 'dining', name: 'eating out', centsAMonth: 12_000 },
  { kind: 'gas', name: 'gas', centsAMonth: 8_000 },
  { kind: 'other', name: 'everything else', centsAMonth: 35_000 },
] as const

export const spentCentsAMonth = exampleSpending.reduce((sum, { centsAMonth }) => sum + centsAMonth, 0)

/** What a card gives back of each kind of spending, in percent. */
export type RewardPercents = Readonly<Record<(typeof exampleSpending)[number]['kind'], number>>

/** What a year of the example gives back, in cents, rounded down once. */
export function rewardsCentsAYear(percents: RewardPercents): number {
  const hundredths = exampleSpending.reduce(
    (sum, { kind, centsAMonth }) => sum + centsAMonth * Math.round(percents[kind] * 100),
    0,
  )
  return Math.floor((hundredths * 12) / 10_000)
}
