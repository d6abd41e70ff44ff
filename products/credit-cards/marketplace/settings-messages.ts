import type { AgeGroup, IncomeKind } from '#domain/cards/applicant.ts'
import type { CardUnit } from '#domain/cards/card-criteria.ts'
import { formatDollars } from '#domain/money.ts'
import type { CriterionValue } from '#domain/ranking/criteria.ts'
import type { FilterName } from './filters.ts'
import type { PresetCode } from './presets.ts'

/** Texts of the settings of a list of cards, and the names of its orders. */
export const messages = {
  title: 'Your settings',
  on: (count: number) => (count === 1 ? '1 changed' : `${count} changed`),
  apply: 'Update the list',
  words: 'Search by card or issuer',
  sort: 'Order by',

  pay: 'How you pay the bill',
  carried: 'Balance I carry',
  pays: 'Paid on it each month',
  paysHint: 'Left empty, only the interest is paid and the balance stays.',
  moved: 'I’d move it from another card',

  about: 'Can I get it?',
  aboutHint: 'None of this is sent to an issuer. Leave out what you like.',
  unsaid: 'Not said',
  age: 'Your age',
  ages: {
    under_18: 'Under 18',
    from_18: '18 to 20',
    from_21: '21 or older',
  } satisfies Record<AgeGroup, string>,
  credit: 'Your credit so far',
  income: 'Your income',
  incomes: {
    own: 'I have income of my own',
    shared: 'None, but I may use someone else’s',
    none: 'None',
  } satisfies Record<IncomeKind, string>,
  signer: 'Someone of 21 or older would cosign',
  student: 'I’m a student',
  yes: 'Yes',
  no: 'No',

  show: 'Show',
  type: 'Kind of card',
  anyType: 'Every kind',
  withCount: (name: string, count: number) => `${name} (${count})`,
  filters: {
    withoutAnnualFee: 'No annual fee',
    withoutForeignFee: 'No fee abroad',
    withoutDeposit: 'No deposit',
    onlyForStudents: 'Made for students',
    onlyWithCosigner: 'Takes a cosigner',
  } satisfies Record<FilterName, string>,
  fits: 'Only cards I meet every rule of',

  spending: 'What you spend',
  spendingNow: (total: string) => `${total} a month`,
  preset: 'Start from',
  presets: {
    student: 'A student’s month',
    medium: 'A month after college',
    nothing: 'Nothing: I fill in my own',
  } satisfies Record<PresetCode, string>,
  presetHint: 'Both months are our own examples, not a survey. Type over any number: dollars a month.',
  abroad: 'Of all this, spent abroad',
  skipsActivation: 'I won’t activate categories',
  skipsActivationHint: 'Some cards pay more only after you switch a category on each quarter.',

  fineTune: 'Fine-tune',
  weights: 'What matters to you',
  weightsHint: 'More weight means more say in “Best match.”',
  usualWeights: 'Back to our weights',
  clear: 'Clear everything',
  now: 'Now #1:',
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
  rules: (value) => (value === 0 ? 'no rules open' : value === 1 ? '1 rule open' : `${value} rules open`),
  days: (value) => `${value} days`,
  bureaus: (value) => `${value} of 3 bureaus`,
}
