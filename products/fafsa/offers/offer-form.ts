// cspell:ignore gpl hous insi insl leng othg othr parl pelg perl prvf prvi prvl schg stag subl totl tran tuit unsl wkst

import {
  type AidOffer,
  emptyOffer,
  mapAmounts,
  offerAmounts,
  offerYears,
  type RenewableKind,
  renewableKinds,
  renewals,
} from '#domain/aid-offers/aid-offer.ts'
import type { KeptField } from '#domain/aid-offers/cfpb-url.ts'
import type { OfferStudent } from '#domain/aid-offers/offer-figures.ts'
import { dependencies, studyYears } from '#domain/federal-limits/federal-situation.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { valueReader } from '#kit/forms/value-reader.ts'
import { offersText } from './messages.ts'

/** The most offers that are compared. */
export const maxOffers = 8
/** The offers that the page asks for at first, and all it asks for without script. */
export const firstOffers = 2

export const rateFields = { schoolLoan: 'schoolLoanRate', privateLoan: 'privateLoanRate' } as const
export const toRenewalField = (kind: RenewableKind) => `${kind}Renewal`

/** The fields of the address that are asked for, or kept unseen. */
const codeFields = ['iped', 'pid', 'oid', 'gpl', 'inst', 'leng', 'parl', 'perl', 'prvf', 'totl'] as const
/** Codes that no field shows. */
export const hiddenFields = codeFields.filter((field) => field !== 'iped' && field !== 'pid')

const choices = ['awardYear', 'years', 'billsHousing', ...renewableKinds.map(toRenewalField)]
const offerFields = ['school', ...choices, ...offerAmounts, ...Object.values(rateFields), ...codeFields]
const studentFields = ['studyYear', 'dependency']
export const studyYearChoices = [...studyYears, 'graduate'] as const

/** What was typed about the student and into each offer: texts by field. */
export interface TypedDesk {
  student: Values
  offers: readonly Values[]
}

const maxLetters = 80

/** Names the input of an offer; `number` counts from 1. */
export function toInputName(number: number, field: string): string {
  return `offer-${number}-${field}`
}

/** Reads what was typed from a form. It has as many offers as the form. */
export function readDesk(form: URLSearchParams | FormData): TypedDesk {
  const typed = (name: string) => cut(form.get(name))
  const numbers = Array.from({ length: maxOffers }, (_, at) => at + 1)
  return {
    student: pick(studentFields, typed),
    offers: numbers
      .filter((number) => form.has(toInputName(number, 'school')))
      .map((number) => pick(offerFields, (field) => typed(toInputName(number, field)))),
  }
}

/** Reads what was kept in the browser or in a file; undefined if it was not written here. */
export function parseDesk(value: unknown): TypedDesk | undefined {
  if (!isRecord(value) || !Array.isArray(value.offers)) return undefined
  const { student, offers } = value
  const records = offers.filter(isRecord).slice(0, maxOffers)
  return {
    student: pick(studentFields, (field) => cut(isRecord(student) ? student[field] : '')),
    offers: records.map((offer) => pick(offerFields, (field) => cut(offer[field]))),
  }
}

/** Whether nothing was typed into an offer; what is only chosen does not count. */
export function isEmptyOffer(typed: Values): boolean {
  return offerFields.every((field) => choices.includes(field) || (typed[field] ?? '').trim() === '')
}

export interface ReadOffer {
  offer: AidOffer
  codes: Partial<Record<KeptField, string>>
  problems: Problem[]
}

/** Reads one offer. An amount that cannot be read is a problem, and counts as not stated. */
export function readOffer(typed: Values, number: number): ReadOffer {
  const values = Object.fromEntries(
    offerFields.map((field) => [toInputName(number, field), typed[field] ?? '']),
  )
  const reader = valueReader(values)
  const name = (field: string) => toInputName(number, field)
  const label = (words: string) => offersText.inOffer(number, words)
  const isBlank = (field: string) => reader.typed(name(field)) === ''
  const money = (field: string, words: string) => {
    const before = reader.problems.length
    const cents = reader.money(name(field), label(words))
    return isBlank(field) || reader.problems.length > before ? null : cents
  }
  const percent = (field: 'schoolLoanRate' | 'privateLoanRate') => {
    const before = reader.problems.length
    const rate = isBlank(field)
      ? null
      : reader.percent(name(field), label(offersText.badRate(offersText.rates[field])), [0, 40])
    return reader.problems.length > before ? null : rate
  }
  const renewal = renewableKinds.flatMap((kind) => {
    const code = reader.code(name(toRenewalField(kind)), renewals)
    return code === undefined ? [] : [[kind, code] as const]
  })
  const billed = reader.code(name('billsHousing'), ['yes', 'no'])
  const codes = codeFields.flatMap((field) =>
    isBlank(field) ? [] : [[field, reader.typed(name(field))] as const],
  )
  if (!/^(?:\d{6})?$/.test(reader.typed(name('iped')))) reader.refuse(name('iped'), label(offersText.badIped))
  return {
    offer: {
      school: reader.typed(name('school')),
      awardYear: reader.code(name('awardYear'), offerYears) ?? emptyOffer.awardYear,
      years: Number(reader.code(name('years'), ['1', '2', '3', '4', '5']) ?? emptyOffer.years),
      billsHousing: billed === undefined ? undefined : billed === 'yes',
      amounts: mapAmounts((amount) => money(amount, offersText.amounts[amount])),
      renewal: Object.fromEntries(renewal),
      rates: { schoolLoan: percent('schoolLoanRate'), privateLoan: percent('privateLoanRate') },
    },
    codes: Object.fromEntries(codes),
    problems: reader.problems,
  }
}

/** Reads what limits go by. */
export function readStudent(student: Values): OfferStudent {
  const { code } = valueReader(student)
  return { studyYear: code('studyYear', studyYearChoices), dependency: code('dependency', dependencies) }
}

/** Writes an offer as it would be typed: the opposite of `readOffer`. */
export function typeOffer({ offer, codes }: Pick<ReadOffer, 'offer' | 'codes'>): Values {
  const { school, awardYear, years, billsHousing, amounts, renewal, rates } = offer
  const amountTexts = offerAmounts.map((amount) => [amount, typeCents(amounts[amount])])
  const renewalTexts = renewableKinds.map((kind) => [toRenewalField(kind), renewal[kind] ?? ''])
  return {
    school,
    awardYear,
    years: String(years),
    billsHousing: billsHousing === undefined ? '' : billsHousing ? 'yes' : 'no',
    ...Object.fromEntries([...amountTexts, ...renewalTexts]),
    schoolLoanRate: String(rates.schoolLoan ?? ''),
    privateLoanRate: String(rates.privateLoan ?? ''),
    ...codes,
  }
}

/** Writes an amount as people type it: `3,697.50`, without cents where there are none. */
function typeCents(cents: number | null): string {
  if (cents === null) return ''
  const fractionDigits = cents % 100 === 0 ? 0 : 2
  return (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
}

function pick(fields: readonly string[], getValue: (field: string) => string): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, getValue(field)]))
}

function cut(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, maxLetters) : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
