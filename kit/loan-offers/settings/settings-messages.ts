import type { AnySort } from '#domain/loans/sorts.ts'

/** Texts of the settings of a list of loans, and the names of its orders. */
export const settingsText = {
  otherOrders: 'Other ways to sort',
  sorts: {
    best_match: {
      name: 'Best match',
      order: 'Best match first',
      how: 'By score, from 0 to 100.',
    },
    lowest_worst_case: {
      name: 'Lowest maximum cost',
      order: 'Lowest maximum cost first',
      how: 'By the total if the rate goes as high as it can.',
    },
    easiest_to_apply: {
      name: 'Easiest to get',
      order: 'Easiest to get first',
      how: 'By the fewest requirements we can’t check, then loans you sign alone, then the lowest application fee.',
    },
    cosigner_release: {
      name: 'Earliest cosigner release',
      order: 'Earliest cosigner release first',
      how: 'By the number of payments until your cosigner can ask to be released, fewest first. Loans without a cosigner come last.',
    },
    lowest_total: {
      name: 'Lowest total',
      order: 'Lowest total first',
      how: 'By the total paid at the highest rate.',
    },
    award_amount_high: {
      name: 'Largest loan',
      order: 'Largest loan first',
      how: 'By the most the lender will lend.',
    },
    deadline: {
      name: 'Deadline',
      order: 'Nearest deadline first',
      how: 'Earliest application deadline first. Loans without one come last.',
    },
    REDUCED_MONTHLY_PAYMENT: {
      name: 'Lower payment',
      order: 'Lower payment first',
      how: 'By the payment at the highest rate. Loans that cost more in total than your current ones come after the others.',
    },
    MAXIMIZE_SAVINGS: {
      name: 'Lowest total',
      order: 'Lowest total first',
      how: 'By the total paid at the highest rate.',
    },
    END_DEBT_SOONER: {
      name: 'Paid off sooner',
      order: 'Paid off soonest first',
      how: 'By the months until it’s paid off, then by the total.',
    },
    CONSOLIDATE_LOANS: {
      name: 'One payment',
      order: 'Best match first',
      how: 'By score, from 0 to 100.',
    },
  } satisfies Record<AnySort, { name: string; order: string; how: string }>,
  moreWeights: (count: number) => `${count} more`,
  countWith: 'Assumptions',
  term: 'Repayment term',
  anyTerm: 'About ten years',
  years: (years: string) => `${years} years`,
  autopay: 'Autopay',
  autopayHint: 'Subtracts each lender’s discount from its lowest and highest rates.',
  same: 'Same terms for all',
  sameHint: 'Ten years, starting six months after school, no discount: only rates and fees differ.',
  show: 'Show',
  showLoans: (count: number) => `Show ${count} ${count === 1 ? 'loan' : 'loans'}`,
  fits: 'Only loans I can get',
  noFee: 'No origination fee',
  noFeeHint: 'Some lenders take a percentage out of the loan.',
  rate: 'Rate',
  anyRate: 'Fixed and variable',
  fixed: 'Fixed only',
  variable: 'Variable only',
  now: 'Now #1:',
  /** @param assumedPercent the rate we assume as the highest, if the lender states no limit */
  nowCosts: (facts: { monthly: string; unit: string; assumedPercent: number | undefined }) =>
    facts.assumedPercent === undefined
      ? `at most ${facts.monthly} ${facts.unit}.`
      : `${facts.monthly} ${facts.unit} if its rate rises to ${facts.assumedPercent}%.`,
} as const
