import { maxQuotedApr } from '#domain/apr/quoted-rate.ts'
import { formatDate } from '#domain/dates.ts'
import { repaymentChoices } from '#domain/loans/loan-terms.ts'
import { maxNameLength, type OwnOffer } from '#domain/own-offers/own-offer.ts'
import { deliveries } from '#domain/refinance/application-clocks.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { type ValueReader, valueReader } from '#kit/forms/value-reader.ts'
import { clockText } from '#kit/loan-clocks/clock-messages.ts'
import { toLine } from '#kit/own-items/typed-text.ts'
import { readTerm, writeTerm } from './loan-term.ts'
import { type FieldName, fieldNames } from './own-offer-fields.ts'
import { ownOffersText } from './own-offers-messages.ts'

export type ReadOwnOffer = { ok: true; own: OwnOffer } | { ok: false; problems: readonly Problem[] }

/** More than any field takes, so that what is too long is refused and not cut in silence. */
const maxLetters = 200

/** Returns what was typed, to read and to show again. */
export function readTyped(form: URLSearchParams): Values {
  return Object.fromEntries(fieldNames.map((name) => [name, (form.get(name) ?? '').slice(0, maxLetters)]))
}

const { labels, problems: said } = ownOffersText

/**
 * Reads a typed offer. An empty field is a fact that is not known; only the lender, the rate and the term are needed.
 * @param today `YYYY-MM-DD`
 */
export function readOwnOffer(
  values: Values,
  { today, isRefinance }: { today: string; isRefinance: boolean },
): ReadOwnOffer {
  const reader = valueReader(values)
  const { problems, refuse, typed } = reader
  const lenderName = readName(reader, 'lenderName')
  if (lenderName === '') refuse('lenderName', said.noLender)
  const product = readName(reader, 'product')
  const rateType = reader.code('rateType', ['fixed', 'variable'])
  if (rateType === undefined) refuse('rateType', said.noRateType)
  const rates = readRates(reader)
  const term = readTerm(typed('term'))
  if (term === 'no_unit') refuse('term', said.termUnit(typed('term')))
  else if (term === 'invalid') refuse('term', said.noTerm)
  const own: OwnOffer = {
    lenderName,
    product,
    rateType: rateType ?? 'fixed',
    ...rates,
    ...readApr(reader, rates),
    rateCapPercent: rateType === 'variable' ? percent(reader, 'rateCap', 99) : null,
    autopayDiscountPercent: percent(reader, 'discount', 5),
    amountCents: money(reader, 'amount') || null,
    termMonths: typeof term === 'number' ? term : 1,
    ...(isRefinance ? noSchool : readSchool(reader)),
    originationFeePercent: percent(reader, 'fee', 25),
    lateFeeCents: money(reader, 'lateFee'),
    returnedPaymentFeeCents: money(reader, 'returnedFee'),
    hasCosigner: readYesNo(typed('cosigner')),
    cosignerReleaseAfterPayments: reader.whole('release', labels.release, [1, 480], null),
    hardshipMonths: reader.whole('hardship', labels.hardship, [0, 120], null),
    enteredOn: today,
    ...readDays(reader),
  }
  if (own.rateCapPercent !== null && own.rateCapPercent < own.highestRatePercent)
    refuse('rateCap', said.lowCap)
  return problems.length === 0 ? { ok: true, own } : { ok: false, problems }
}

function readName({ typed, refuse }: ValueReader, field: 'lenderName' | 'product'): string {
  const name = toLine(typed(field))
  if (name.length <= maxNameLength) return name
  refuse(field, said.long(labels[field], maxNameLength))
  return name.slice(0, maxNameLength)
}

function readRates(reader: ValueReader): Pick<OwnOffer, 'lowestRatePercent' | 'highestRatePercent'> {
  const before = reader.problems.length
  const lowest = percent(reader, 'lowestRate', maxQuotedApr.percent)
  if (lowest === null && reader.problems.length === before) reader.refuse('lowestRate', said.noRate)
  const highest = percent(reader, 'highestRate', maxQuotedApr.percent)
  if (highest !== null && lowest !== null && highest < lowest)
    reader.refuse('highestRate', said.turned(labels.highestRate))
  return { lowestRatePercent: lowest ?? 0, highestRatePercent: highest ?? lowest ?? 0 }
}

function readApr(
  reader: ValueReader,
  { lowestRatePercent, highestRatePercent }: Pick<OwnOffer, 'lowestRatePercent' | 'highestRatePercent'>,
): Pick<OwnOffer, 'lowestAprPercent' | 'highestAprPercent'> {
  const lowest = percent(reader, 'lowestApr', maxQuotedApr.percent)
  const highest = percent(reader, 'highestApr', maxQuotedApr.percent)
  if (highest !== null && lowest !== null && highest < lowest)
    reader.refuse('highestApr', said.turned(labels.highestApr))
  if (highest !== null && lowestRatePercent === highestRatePercent && highest !== lowest)
    reader.refuse('highestApr', said.oneApr)
  return { lowestAprPercent: lowest, highestAprPercent: highest }
}

const noSchool = { repayment: 'immediate', flatPaymentCents: null, schoolMonths: 0, graceMonths: 0 } as const

function readSchool(
  reader: ValueReader,
): Pick<OwnOffer, 'repayment' | 'flatPaymentCents' | 'schoolMonths' | 'graceMonths'> {
  const repayment = reader.code('repayment', repaymentChoices) ?? null
  const flat = money(reader, 'flatPayment')
  return {
    repayment,
    flatPaymentCents: repayment === 'flat' ? flat || null : null,
    schoolMonths: reader.whole('school', labels.school, [0, 120], null),
    graceMonths: reader.whole('grace', labels.grace, [0, 36], null),
  }
}

function readDays(
  reader: ValueReader,
): Pick<OwnOffer, 'approvedOn' | 'approvalDelivery' | 'acceptedOn' | 'finalOn' | 'finalDelivery'> {
  const day = (field: 'approvedOn' | 'acceptedOn' | 'finalOn') =>
    reader.day(field, clockText.badDay(clockText.days[field])) ?? null
  const [approvedOn, acceptedOn, finalOn] = [day('approvedOn'), day('acceptedOn'), day('finalOn')]
  // Papers count as mailed only if the visitor said so: that gives the later last day.
  const delivery = (field: 'approvalDelivery' | 'finalDelivery') =>
    reader.code(field, deliveries) ?? 'delivered'
  return {
    approvedOn,
    approvalDelivery: approvedOn === null ? null : delivery('approvalDelivery'),
    acceptedOn,
    finalOn,
    finalDelivery: finalOn === null ? null : delivery('finalDelivery'),
  }
}

type PercentField = 'lowestRate' | 'highestRate' | 'lowestApr' | 'highestApr' | 'rateCap' | 'discount' | 'fee'

function percent(reader: ValueReader, field: PercentField, most: number): number | null {
  if (reader.typed(field) === '') return null
  return reader.percent(field, said.percent(labels[field], most), [0, most])
}

function money(
  reader: ValueReader,
  field: 'amount' | 'flatPayment' | 'lateFee' | 'returnedFee',
): number | null {
  return reader.typed(field) === '' ? null : reader.money(field, labels[field])
}

function readYesNo(text: string): boolean | null {
  return text === 'yes' ? true : text === 'no' ? false : null
}

/** Returns an offer as it would be typed, to change it. */
export function toTyped(own: OwnOffer): Record<FieldName, string> {
  const number = (value: number | null) => (value === null ? '' : String(value))
  const dollars = (cents: number | null) =>
    cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  const day = (isoDay: string | null) => (isoDay === null ? '' : formatDate(isoDay, 'MM/DD/YYYY'))
  const isFirm = own.lowestRatePercent === own.highestRatePercent
  return {
    lenderName: own.lenderName,
    product: own.product,
    rateType: own.rateType,
    lowestRate: number(own.lowestRatePercent),
    highestRate: isFirm ? '' : number(own.highestRatePercent),
    lowestApr: number(own.lowestAprPercent),
    highestApr: number(own.highestAprPercent),
    rateCap: number(own.rateCapPercent),
    discount: number(own.autopayDiscountPercent),
    amount: dollars(own.amountCents),
    term: writeTerm(own.termMonths),
    repayment: own.repayment ?? '',
    flatPayment: dollars(own.flatPaymentCents),
    school: number(own.schoolMonths),
    grace: number(own.graceMonths),
    fee: number(own.originationFeePercent),
    lateFee: dollars(own.lateFeeCents),
    returnedFee: dollars(own.returnedPaymentFeeCents),
    cosigner: own.hasCosigner === null ? '' : own.hasCosigner ? 'yes' : 'no',
    release: number(own.cosignerReleaseAfterPayments),
    hardship: number(own.hardshipMonths),
    approvedOn: day(own.approvedOn),
    approvalDelivery: own.approvalDelivery ?? '',
    acceptedOn: day(own.acceptedOn),
    finalOn: day(own.finalOn),
    finalDelivery: own.finalDelivery ?? '',
  }
}
