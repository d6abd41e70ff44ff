import type { CardType, CreditBand } from '#domain/cards/card.ts'
import type { CardCriterionCode } from '#domain/cards/card-criteria.ts'
import type { CardSortCode } from '#domain/cards/card-sorts.ts'
import type { SpendingCategory } from '#domain/cards/spending.ts'

/** The id of the landing page's part about a first card. */
export const firstCardPart = 'first-card'

/** How a visitor pays the bills of a card. */
export type Payment = 'full' | 'carry'

export const paymentNames: Record<Payment, string> = {
  full: 'In full, every month',
  carry: 'I carry a balance',
}

export const cardTypeNames: Record<CardType, string> = {
  student: 'Student cards',
  secured: 'Secured cards',
  cash_back: 'Cash back cards',
  travel: 'Travel cards',
  balance_transfer: 'Balance transfer cards',
  low_rate: 'Low-rate cards',
  everyday: 'Everyday cards',
}

export const creditBandNames: Record<CreditBand, string> = {
  none: 'No history yet',
  fair: 'Fair',
  good: 'Good',
  excellent: 'Excellent',
}

export const spendingNames: Record<SpendingCategory, string> = {
  groceries: 'Groceries',
  dining: 'Dining',
  gas: 'Gas',
  transit: 'Transit and ride shares',
  travel: 'Flights and hotels',
  streaming: 'Streaming',
  online: 'Online shopping',
  drugstores: 'Drugstores',
  phone: 'Phone bill',
  other: 'Everything else',
}

/** Labels of the ranking criteria, wherever they are shown. */
export const cardCriterionNames: Record<CardCriterionCode, string> = {
  worth: 'Three-year value, paid in full',
  cost: 'Three-year cost, carrying a balance',
  highest_apr: 'Highest APR',
  open_rules: 'Requirements we can’t check',
  fees: 'Late and returned payment fees',
  deposit: 'Security deposit',
  grace: 'Grace period',
  bureaus: 'Reports to credit bureaus',
}

/** The orders of a list of cards: their names, the heading of the list, and what is compared. */
export const cardSortWords: Record<CardSortCode, { name: string; order: string; how: string }> = {
  three_years: {
    name: 'Best three-year value',
    order: 'Best three-year value first',
    how: 'Sorted by what each card earns or costs you over three years at the highest APR.',
  },
  first_year: {
    name: 'Best first-year value',
    order: 'Best first-year value first',
    how: 'Sorted by what each card earns or costs you in the first year at the highest APR, including the sign-up bonus.',
  },
  lowest_apr: {
    name: 'Lowest APR',
    order: 'Lowest APR first',
    how: 'Sorted by the highest purchase APR.',
  },
  lowest_fee: {
    name: 'Lowest annual fee',
    order: 'Lowest annual fee first',
    how: 'Sorted by annual fee, then by three-year value.',
  },
  easiest_to_apply: {
    name: 'Easiest to get',
    order: 'Easiest to get first',
    how: 'Sorted by the fewest requirements we can’t check, then the smallest security deposit, then the lowest annual fee.',
  },
  best_match: {
    name: 'Best match',
    order: 'Best match first',
    how: 'Sorted by score, from 0 to 100, using the weights under “Fine-tune.”',
  },
}
