import type { CardType, CreditBand } from '#domain/cards/card.ts'
import type { CardCriterionCode } from '#domain/cards/card-criteria.ts'
import type { CardSortCode } from '#domain/cards/card-sorts.ts'
import type { SpendingCategory } from '#domain/cards/spending.ts'

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
  dining: 'Eating out',
  gas: 'Gas',
  transit: 'Bus, train and rides',
  travel: 'Flights and hotels',
  streaming: 'Streaming',
  online: 'Online shopping',
  drugstores: 'Drugstores',
  phone: 'Phone bill',
  other: 'Everything else',
}

/** Labels of the ranking criteria, wherever they are shown. */
export const cardCriterionNames: Record<CardCriterionCode, string> = {
  worth: 'Three years, paid in full',
  cost: 'Three years, with a balance',
  highest_apr: 'Highest APR',
  open_rules: 'Odds of approval',
  fees: 'Late and returned payment',
  deposit: 'Deposit',
  grace: 'Days without interest',
  bureaus: 'Builds credit at',
}

/** Names of the orders of a list of cards. */
export const cardSortNames: Record<CardSortCode, string> = {
  three_years: 'Best three years',
  first_year: 'Best first year',
  lowest_apr: 'Lowest APR',
  lowest_fee: 'Lowest annual fee',
  easiest_to_apply: 'Easiest to get',
  best_match: 'Best match',
}
