import type { IncomeKind } from '#domain/cards/applicant.ts'
import type { CardUnit } from '#domain/cards/card-criteria.ts'
import { formatDollars } from '#domain/money.ts'
import type { CriterionValue } from '#domain/ranking/scale.ts'
import type { FilterName } from './filters.ts'
import type { PresetCode } from './presets.ts'

/** Texts of the settings of a list of cards, and the names of its orders. */
export const settingsText = {
  words: 'Search by card or issuer',

  otherOrders: 'Other ways to sort',
  moved: 'I’d transfer my balance from another card',

  about: 'Can I get it?',
  aboutHint: 'None of this is sent to an issuer. Leave out anything you like.',
  unsaid: 'Prefer not to say',
  credit: 'Your credit',
  income: 'Your income',
  incomes: {
    own: 'I have my own income',
    shared: 'None, but I have access to someone else’s',
    none: 'None',
  } satisfies Record<IncomeKind, string>,
  signer: 'Someone 21 or older would cosign',
  student: 'I’m a student',
  yes: 'Yes',
  no: 'No',

  show: 'Show',
  type: 'Card type',
  anyType: 'All card types',
  withCount: (name: string, count: number) => `${name} (${count})`,
  filters: {
    withoutAnnualFee: 'No annual fee',
    withoutForeignFee: 'No foreign transaction fee',
    withoutDeposit: 'No security deposit',
    onlyForStudents: 'Made for students',
    onlyWithCosigner: 'Accepts a cosigner',
  } satisfies Record<FilterName, string>,
  fits: 'Only cards whose stated rules I meet',

  spending: 'What you spend',
  spendingNow: (total: string) => `${total} a month`,
  preset: 'Start from',
  presets: {
    first: 'A first card, $350',
    student: 'A student’s month, $800',
    medium: 'A recent grad’s month, $1,600',
    nothing: 'Blank: I’ll enter my own',
  } satisfies Record<PresetCode, string>,
  presetHint: 'These are our own examples, not survey data. Change any number. All are in dollars per month.',
  abroad: 'Spent outside the US (part of this total)',
  skipsActivation: 'I won’t activate bonus categories',
  skipsActivationHint: 'Some cards pay more only if you activate a bonus category each quarter.',

  clear: 'Clear everything',
  showCards: (count: number) => `Show ${count} ${count === 1 ? 'card' : 'cards'}`,
} as const

/** Formats a card's value for a criterion. */
export function formatCriterionValue(value: CriterionValue, unit: CardUnit): string {
  if (value === 'not_said') return 'not stated'
  if (value === 'fixed' || value === 'not_applicable') return 'doesn’t apply'
  return units[unit](value)
}

const units: Record<CardUnit, (value: number) => string> = {
  cents: formatDollars,
  percent: (value) => `${value.toFixed(2)}%`,
  rules: (value) =>
    value === 0
      ? 'no unchecked requirements'
      : value === 1
        ? '1 unchecked requirement'
        : `${value} unchecked requirements`,
  days: (value) => `${value} days`,
  bureaus: (value) => `${value} of 3 bureaus`,
}
