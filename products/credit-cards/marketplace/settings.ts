import { maxSearchCharacters } from '#app/shell/navigation.ts'
import { ageGroups, type CardApplicant, incomeKinds } from '#domain/cards/applicant.ts'
import { cardTypes, creditBands } from '#domain/cards/card.ts'
import { cardCriterionCodes, defaultCardWeights } from '#domain/cards/card-criteria.ts'
import { type CardSortCode, cardSortCodes } from '#domain/cards/card-sorts.ts'
import type { CardSituation } from '#domain/cards/situation.ts'
import { spentCentsAMonth } from '#domain/cards/spend-by-set.ts'
import { pageFields } from '#kit/listing/list-page.ts'
import { choice, type Entry, flag, queryCodec, text, weights, withDefault } from '#kit/listing/query-codec.ts'
import { abroadField, dollars, spendingField } from './spending-settings.ts'

/** The order unless the visitor chooses one. */
export const defaultSort: CardSortCode = 'three_years'
/** What is carried unless the visitor says how much, in dollars. */
export const defaultBalanceDollars = 1_000

const dollarsAboveZero = (name: string) => {
  const field = dollars(name)
  return { ...field, read: (params: URLSearchParams) => field.read(params) || undefined }
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
  spending: spendingField,
  abroadDollars: abroadField,
  sort: withDefault(choice('sort', cardSortCodes), defaultSort),
  weights: weights(cardCriterionCodes, defaultCardWeights),
  ...pageFields,
}
const { read: readSettings, write } = queryCodec(settingsFields)

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
  const spending = settings.spending.monthly
  return {
    spending,
    // No one spends more abroad than in total.
    abroadCents: Math.min(settings.abroadDollars * 100, spentCentsAMonth(spending)),
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
