import { maxSearchCharacters } from '#app/shell/navigation.ts'
import { ageGroups, type CardApplicant, incomeKinds } from '#domain/cards/applicant.ts'
import { cardTypes, creditBands } from '#domain/cards/card.ts'
import { cardCriterionCodes, defaultCardWeights } from '#domain/cards/card-criteria.ts'
import { type CardSortCode, cardSortCodes } from '#domain/cards/card-sorts.ts'
import type { CardSituation } from '#domain/cards/situation.ts'
import { type MonthlySpending, type SpendingCategory, spendingCategories } from '#domain/cards/spending.ts'
import { parseMoney } from '#domain/money.ts'
import {
  type AddressField,
  addressCodec,
  choice,
  type Entry,
  flag,
  getLast,
  parsed,
  text,
  weights,
  withDefault,
} from '#kit/listing/address-codec.ts'
import { pageFields } from '#kit/listing/list-page.ts'
import { defaultPreset, presetCodes, presets } from './presets.ts'

/** The most that a field takes, in dollars. */
const maxDollars = 100_000
/** The order unless the visitor chooses one. */
export const defaultSort: CardSortCode = 'three_years'
/** What is carried unless the visitor says how much, in dollars. */
export const defaultBalanceDollars = 1_000

const dollars = (name: string) => parsed(name, parseDollars)
const dollarsAboveZero = (name: string) => parsed(name, (typed) => parseDollars(typed) || undefined)

const preset = withDefault(choice('spend', presetCodes), defaultPreset)
/** Whether the fields were filled for another preset, which the visitor has just left. */
const hasLeftPreset = (params: URLSearchParams) =>
  params.has('was') && getLast(params, 'was') !== preset.read(params)

const spendingFields = spendingCategories.map(
  (category) => [category, dollars(spendingParam(category))] as const,
)
/** Whole dollars a month that differ from the preset. */
const ownDollars: AddressField<Partial<Record<SpendingCategory, number>>> = {
  read: (params) => {
    if (hasLeftPreset(params)) return {}
    const spending = presets[preset.read(params)]
    const own: Partial<Record<SpendingCategory, number>> = {}
    for (const [category, { read }] of spendingFields) {
      const typed = read(params)
      if (typed !== undefined && typed * 100 !== spending[category]) own[category] = typed
    }
    return own
  },
  write: (own) => spendingFields.flatMap(([category, { write }]) => write(own[category])),
}
const abroad = withDefault(dollars('abroad'), 0)
const abroadDollars: AddressField<number> = {
  ...abroad,
  read: (params) => (hasLeftPreset(params) ? 0 : abroad.read(params)),
}

/** What the list shows and in which order. It says nothing about who asks beyond coarse codes and amounts. */
export const settingsFields = {
  words: text('q', maxSearchCharacters),
  type: choice('type', cardTypes),
  withoutAnnualFee: flag('no-fee'),
  withoutForeignFee: flag('no-foreign-fee'),
  withoutDeposit: flag('no-deposit'),
  onlyForStudents: flag('for-students'),
  onlyWithCosigner: flag('takes-cosigner'),
  onlyFitting: flag('fits'),
  isTransferred: flag('moved'),
  /** Leaves out rewards that the cardholder must activate. */
  skipsActivation: flag('no-activation'),
  age: choice('age', ageGroups),
  credit: choice('credit', creditBands),
  income: choice('income', incomeKinds),
  cosigner: choice('signer', ['yes', 'no']),
  student: choice('student', ['yes', 'no']),
  payment: withDefault(choice('pay', ['full', 'carry']), 'full'),
  carriedDollars: withDefault(dollarsAboveZero('carry'), defaultBalanceDollars),
  /** Whole dollars a month; undefined: the interest alone. */
  paysDollars: dollarsAboveZero('pays'),
  preset,
  ownDollars,
  abroadDollars,
  sort: withDefault(choice('sort', cardSortCodes), defaultSort),
  weights: weights(cardCriterionCodes, defaultCardWeights),
  ...pageFields,
}
const { read: readSettings, write } = addressCodec(settingsFields)

export { readSettings }

export type CardSettings = ReturnType<typeof readSettings>

/** Returns the settings as query parameters. How a balance is repaid counts only if one is carried. */
export function toSettingsEntries(settings: CardSettings): Entry[] {
  return write(
    settings.payment === 'carry'
      ? settings
      : { ...settings, carriedDollars: defaultBalanceDollars, paysDollars: undefined },
  )
}

/** Returns the query parameter of a kind of spending. */
export function spendingParam(category: SpendingCategory): string {
  return `s-${category}`
}

/** What is spent in a month of each kind: the preset's, unless the visitor says otherwise. */
export function toSpending({
  preset,
  ownDollars,
}: Pick<CardSettings, 'preset' | 'ownDollars'>): MonthlySpending {
  const spending: Record<SpendingCategory, number> = { ...presets[preset] }
  for (const category of spendingCategories) {
    const own = ownDollars[category]
    if (own !== undefined) spending[category] = own * 100
  }
  return spending
}

/**
 * Who applies, as far as the visitor says. Which tax number they have is not asked, because it would stand in an
 * address; the list counts with a Social Security number, and each card says what it takes.
 */
export function toApplicant({ age, credit, income, cosigner, student }: CardSettings): CardApplicant {
  const isYes = (answer: 'yes' | 'no' | undefined) => answer && answer === 'yes'
  return { age, credit, income, hasCosigner: isYes(cosigner), isStudent: isYes(student), taxNumber: 'ssn' }
}

/** How the visitor would use a card. */
export function toSituation(settings: CardSettings, today: string): CardSituation {
  const spending = toSpending(settings)
  const total = spendingCategories.reduce((sum, category) => sum + spending[category], 0)
  return {
    spending,
    // Nobody spends more abroad than in all.
    abroadCents: Math.min(settings.abroadDollars * 100, total),
    firstMonth: Number(today.slice(5, 7)),
    activates: !settings.skipsActivation,
    carries:
      settings.payment === 'full'
        ? null
        : {
            cents: settings.carriedDollars * 100,
            isTransferred: settings.isTransferred,
            paysCents: settings.paysDollars === undefined ? null : settings.paysDollars * 100,
          },
  }
}

/** Returns an amount as people type it in whole dollars, rounded up; undefined if it is none, or too large. */
function parseDollars(typed: string): number | undefined {
  const read = parseMoney(typed)
  if (!read.ok) return undefined
  const dollars = Math.ceil(read.cents / 100)
  return dollars <= maxDollars ? dollars : undefined
}
