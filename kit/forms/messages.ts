import type { MoneyProblem } from '#domain/money.ts'

/** What is wrong with a field of a calculator. Each names its field, because the summary lists several. */
export const formsText = {
  money: {
    empty: (label) => `${label}: enter an amount in dollars, like 10,000`,
    not_money: (label) => `${label}: enter an amount in dollars, like 10,000`,
    unclear: (label) => `${label}: enter the amount in whole dollars, like 10,000`,
    negative: (label) => `${label}: enter 0 or more`,
    too_large: (label) => `${label}: enter $1,000,000 or less`,
  } satisfies Record<MoneyProblem, (label: string) => string>,
  whole: (label: string, least: number, most: number) =>
    `${label}: enter a whole number from ${least} to ${most}`,
}
