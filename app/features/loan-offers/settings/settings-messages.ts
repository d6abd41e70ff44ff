import type { SortCode } from '#domain/ranking/sorts.ts'

/** Texts of the settings of a list of loans, and the names of its orders. */
export const messages = {
  settings: 'Order and filters',
  settingsOn: (count: number) => (count === 1 ? '1 changed' : `${count} changed`),
  sortLabel: 'Order',
  sorts: {
    best_match: {
      name: 'Best match',
      order: 'Best match first',
      how: 'By score, from 0 to 100.',
    },
    lowest_total: {
      name: 'Lowest total',
      order: 'Lowest total first',
      how: 'By the total paid at the highest rate.',
    },
    easiest_to_apply: {
      name: 'Easiest to apply for',
      order: 'Easiest to apply for first',
      how: 'Fewest rules we can’t check first, then loans you sign alone, then the lowest application fee.',
    },
    award_amount_high: {
      name: 'Largest loan',
      order: 'Largest loan first',
      how: 'By the most the lender will lend.',
    },
    deadline: {
      name: 'Deadline',
      order: 'Nearest deadline first',
      how: 'By the last day to apply. Loans without one come last.',
    },
  } satisfies Record<SortCode, { name: string; order: string; how: string }>,
  weights: 'What matters to you',
  weightsHint: 'More weight means more say in “Best match.”',
  moreWeights: (count: number) => `${count} more`,
  usualWeights: 'Back to our weights',
  countWith: 'Assumptions',
  term: 'Repayment term',
  anyTerm: 'About ten years',
  years: (years: string) => `${years} years`,
  autopay: 'Autopay',
  autopayHint: 'Takes each lender’s discount off both ends.',
  same: 'Same terms for all',
  sameHint: 'Ten years, starting six months after school, no discount: only rates and fees differ.',
  show: 'Show',
  fits: 'Only loans I can get',
  noFee: 'No origination fee',
  noFeeHint: 'A share of the loan that some lenders keep.',
  rate: 'Rate',
  anyRate: 'Fixed and variable',
  fixed: 'Fixed only',
  variable: 'Variable only',
  apply: 'Update the list',
} as const
