import {
  type AgeGroup,
  ageGroups,
  type CardApplicant,
  type IncomeKind,
  incomeKinds,
} from '#domain/cards/applicant.ts'
import { type CardType, type CreditBand, cardTypes, creditBands } from '#domain/cards/card.ts'
import {
  type CardCriterionCode,
  type CardWeights,
  cardCriterionCodes,
  defaultCardWeights,
} from '#domain/cards/card-criteria.ts'
import { type CardSortCode, cardSortCodes } from '#domain/cards/card-sorts.ts'
import type { CardSituation } from '#domain/cards/situation.ts'
import { type MonthlySpending, type SpendingCategory, spendingCategories } from '#domain/cards/spending.ts'
import { getKeys } from '#domain/keys.ts'
import { parseMoney } from '#domain/money.ts'
import { mostCompared } from '#kit/loan-offers/most-compared.ts'
import type { Payment } from '#products/credit-cards/card-words.ts'
import { type PresetCode, presetCodes, presets, usualPreset } from './presets.ts'

const mostWords = 100
const heaviest = 100
/** The most that a field takes, in dollars. */
const mostDollars = 100_000
/** The order unless the visitor chooses one. */
export const usualSort: CardSortCode = 'three_years'
/** What is carried unless the visitor says how much, in dollars. */
export const usualBalanceDollars = 1_000

/** What the list shows and in which order. It says nothing about who asks beyond coarse codes and amounts. */
export interface CardSettings {
  words: string
  type?: CardType | undefined
  withoutAnnualFee: boolean
  withoutForeignFee: boolean
  withoutDeposit: boolean
  onlyForStudents: boolean
  onlyWithCosigner: boolean
  onlyFitting: boolean
  age?: AgeGroup | undefined
  credit?: CreditBand | undefined
  income?: IncomeKind | undefined
  hasCosigner?: boolean | undefined
  isStudent?: boolean | undefined
  payment: Payment
  /** Whole dollars. */
  carriedDollars: number
  isTransferred: boolean
  /** Whole dollars a month; undefined: the interest alone. */
  paysDollars?: number | undefined
  preset: PresetCode
  /** Whole dollars a month that differ from the preset. */
  ownDollars: Partial<Record<SpendingCategory, number>>
  abroadDollars: number
  /** Leaves out rewards that the cardholder must activate. */
  skipsActivation: boolean
  sort: CardSortCode
  weights: CardWeights
  /** Show all cards, page by page, instead of only the first ones. */
  showsAll: boolean
  /** One-based; always 1 unless all are shown. */
  page: number
}

/** The query parameters of the on/off settings. */
export const switchParams = {
  withoutAnnualFee: 'no-fee',
  withoutForeignFee: 'no-foreign-fee',
  withoutDeposit: 'no-deposit',
  onlyForStudents: 'for-students',
  onlyWithCosigner: 'takes-cosigner',
  onlyFitting: 'fits',
  isTransferred: 'moved',
  skipsActivation: 'no-activation',
} as const satisfies Partial<Record<keyof CardSettings, string>>

/** Reads the settings from a query string; unknown values become the default. */
export function readSettings(params: URLSearchParams): CardSettings {
  const last = (name: string) => params.getAll(name).at(-1)?.trim() ?? ''
  const isOn = (name: string) => last(name) === '1'
  const one = <Code extends string>(name: string, codes: readonly Code[]) =>
    codes.find((code) => code === last(name))
  const payment = one('pay', ['full', 'carry']) ?? 'full'
  const preset = one('spend', presetCodes) ?? usualPreset
  // The fields were filled for another preset, which the visitor has just left.
  const isOther = params.has('was') && last('was') !== preset
  const showsAll = isOn('all')
  const page = readWhole(last('page'), 9999)
  return {
    words: last('q').slice(0, mostWords),
    type: one('type', cardTypes),
    withoutAnnualFee: isOn('no-fee'),
    withoutForeignFee: isOn('no-foreign-fee'),
    withoutDeposit: isOn('no-deposit'),
    onlyForStudents: isOn('for-students'),
    onlyWithCosigner: isOn('takes-cosigner'),
    onlyFitting: isOn('fits'),
    age: one('age', ageGroups),
    credit: one('credit', creditBands),
    income: one('income', incomeKinds),
    hasCosigner: readYesNo(last('signer')),
    isStudent: readYesNo(last('student')),
    payment,
    carriedDollars: readDollars(last('carry')) || usualBalanceDollars,
    isTransferred: isOn('moved'),
    skipsActivation: isOn('no-activation'),
    paysDollars: readDollars(last('pays')) || undefined,
    preset,
    ownDollars: isOther ? {} : readOwnDollars(last, preset),
    abroadDollars: isOther ? 0 : (readDollars(last('abroad')) ?? 0),
    sort: one('sort', cardSortCodes) ?? usualSort,
    weights: readWeights(last),
    showsAll,
    page: showsAll && page ? page : 1,
  }
}

/** Returns the settings as query parameters, without those at their default. */
export function toSettingsEntries(settings: CardSettings): [string, string][] {
  const carries = settings.payment === 'carry'
  const entries: [string, string | number | undefined][] = [
    ['q', settings.words || undefined],
    ['type', settings.type],
    ...getKeys(switchParams).map((key): [string, number | undefined] => [
      switchParams[key],
      settings[key] ? 1 : undefined,
    ]),
    ['age', settings.age],
    ['credit', settings.credit],
    ['income', settings.income],
    ['signer', sayYesNo(settings.hasCosigner)],
    ['student', sayYesNo(settings.isStudent)],
    ['pay', carries ? 'carry' : undefined],
    [
      'carry',
      carries && settings.carriedDollars !== usualBalanceDollars ? settings.carriedDollars : undefined,
    ],
    ['pays', carries ? settings.paysDollars : undefined],
    ['spend', settings.preset === usualPreset ? undefined : settings.preset],
    ...spendingCategories.map((category): [string, number | undefined] => [
      spendingParam(category),
      settings.ownDollars[category],
    ]),
    ['abroad', settings.abroadDollars || undefined],
    ['sort', settings.sort === usualSort ? undefined : settings.sort],
    ...cardCriterionCodes.map((code): [string, number | undefined] => [
      weightParam(code),
      settings.weights[code] === defaultCardWeights[code] ? undefined : settings.weights[code],
    ]),
    ['all', settings.showsAll ? 1 : undefined],
    ['page', settings.page > 1 ? settings.page : undefined],
  ]
  return entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
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
export function toApplicant({ age, credit, income, hasCosigner, isStudent }: CardSettings): CardApplicant {
  return { age, credit, income, hasCosigner, isStudent, taxNumber: 'ssn' }
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

/** Returns the cards checked for comparison, without duplicates, in the order checked, cut to the maximum. */
export function readCompared(params: URLSearchParams): string[] {
  const ids = params.getAll('compare').filter((id) => id !== '')
  return [...new Set(ids)].slice(0, mostCompared)
}

export function weightParam(code: CardCriterionCode): string {
  return `w-${code}`
}

/** Returns what the fields say beyond the preset. */
function readOwnDollars(last: (name: string) => string, preset: PresetCode): CardSettings['ownDollars'] {
  const spending = presets[preset]
  const own: CardSettings['ownDollars'] = {}
  for (const category of spendingCategories) {
    const dollars = readDollars(last(spendingParam(category)))
    if (dollars !== undefined && dollars * 100 !== spending[category]) own[category] = dollars
  }
  return own
}

function readWeights(last: (name: string) => string): CardWeights {
  // The reset button is in the same form, so the weights it resets are submitted along with it.
  if (last('weights') === 'usual') return defaultCardWeights
  const weights: Record<CardCriterionCode, number> = { ...defaultCardWeights }
  for (const code of cardCriterionCodes)
    weights[code] = readWhole(last(weightParam(code)), heaviest) ?? weights[code]
  return weights
}

/** Returns an amount as people type it in whole dollars, rounded up; undefined if it is none, or too large. */
function readDollars(text: string): number | undefined {
  const read = parseMoney(text)
  if (!read.ok) return undefined
  const dollars = Math.ceil(read.cents / 100)
  return dollars <= mostDollars ? dollars : undefined
}

function readYesNo(text: string): boolean | undefined {
  return text === 'yes' ? true : text === 'no' ? false : undefined
}

function sayYesNo(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? 'yes' : 'no'
}

function readWhole(text: string, most: number): number | undefined {
  return /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : undefined
}
