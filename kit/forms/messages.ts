import type { MoneyProblem } from '#domain/money.ts'

/** Texts of every calculator. */
export const formsText = {
  /** See `saveReply`. */
  stored:
    'Nothing you enter appears in a link. We store it encrypted for one day, so that the Back and Reload buttons work. Only this browser can open it.',
  /** What is wrong with a field. Each names its field, because the summary lists several. */
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
