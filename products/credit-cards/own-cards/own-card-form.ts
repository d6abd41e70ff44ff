import { holdsCardNumber } from '#domain/cards/card-number.ts'
import { maxFeeCents, maxNameLength, type OwnCard, ownRateCategories } from '#domain/cards/own-card.ts'
import type { Problem, SentForm, Values } from '#kit/forms/sent-form.ts'
import { type ValueReader, valueReader } from '#kit/forms/value-reader.ts'
import { toLine } from '#kit/own-items/typed-text.ts'
import {
  fieldNames,
  rateSlots,
  type SingleField,
  singleFields,
  toCategoryField,
  toRateField,
} from './own-card-fields.ts'
import { ownCardText } from './own-card-messages.ts'

type ReadOwnCard = { ok: true; own: OwnCard } | { ok: false; problems: readonly Problem[] }

/** More than any field takes, so that what is too long is refused and not cut in silence. */
const maxLetters = 200

const { labels, problems: said } = ownCardText

/** Returns what was typed, to read and to show again. */
export function readTyped(form: URLSearchParams): Values {
  return Object.fromEntries(fieldNames.map((name) => [name, (form.get(name) ?? '').slice(0, maxLetters)]))
}

/**
 * Returns the form to send back if a field holds what may be a card number: without the text of that field, which must be
 * neither shown nor stored.
 */
export function refuseCardNumbers(form: URLSearchParams): SentForm | undefined {
  const found = fieldNames.filter((name) => form.getAll(name).some(holdsCardNumber))
  if (found.length === 0) return undefined
  const values = Object.entries(readTyped(form)).filter(([name]) => !found.includes(name))
  return {
    values: Object.fromEntries(values),
    problems: found.map((field) => ({ field, message: said.cardNumber(toLabel(field)) })),
  }
}

function toLabel(field: string): string {
  const single = singleFields.find((name) => name === field)
  if (single) return labels[single]
  const category = rateSlots.find((place) => toCategoryField(place) === field)
  return category === undefined
    ? ownCardText.rate(rateSlots.find((place) => toRateField(place) === field) ?? 1)
    : ownCardText.category(category)
}

/**
 * Reads a typed card. An empty field is a fact that is not known; only the name and the annual fee are needed.
 * @param today `YYYY-MM-DD`
 */
export function readOwnCard(values: Values, today: string): ReadOwnCard {
  const reader = valueReader(values)
  const { problems, refuse } = reader
  const name = readName(reader, 'name')
  if (name === '') refuse('name', said.noName)
  const own: OwnCard = {
    name,
    issuerName: readName(reader, 'issuer'),
    annualFeeCents: readFee(reader),
    aprPercent: readPercent(reader, 'apr', labels.apr),
    foreignFeePercent: readPercent(reader, 'foreign', labels.foreign),
    backPercent: readPercent(reader, 'back', labels.back),
    rates: readRates(reader),
    carries: readBalance(reader),
    enteredOn: today,
  }
  return problems.length === 0 ? { ok: true, own } : { ok: false, problems }
}

function readName({ typed, refuse }: ValueReader, field: 'name' | 'issuer'): string {
  const name = toLine(typed(field))
  if (name.length <= maxNameLength) return name
  refuse(field, said.long(labels[field], maxNameLength))
  return name.slice(0, maxNameLength)
}

function readFee({ money, refuse }: ValueReader): number {
  const cents = money('fee', labels.fee, said.noFee)
  if (cents > maxFeeCents) refuse('fee', said.largeFee)
  return cents
}

function readPercent({ typed, percent }: ValueReader, field: string, label: string): number | null {
  return typed(field) === '' ? null : percent(field, said.percent(label), [0, 99])
}

function readRates(reader: ValueReader): OwnCard['rates'] {
  const rates: OwnCard['rates'][number][] = []
  for (const place of rateSlots) {
    const [categoryField, rateField] = [toCategoryField(place), toRateField(place)]
    const category = reader.code(categoryField, ownRateCategories)
    const backPercent = readPercent(reader, rateField, ownCardText.rate(place))
    if (category === undefined) {
      if (backPercent !== null) reader.refuse(categoryField, said.noCategory(ownCardText.category(place)))
    } else if (backPercent === null) reader.refuse(rateField, said.noRate(ownCardText.rate(place)))
    else if (rates.some((rate) => rate.category === category))
      reader.refuse(categoryField, said.twice(ownCardText.category(place)))
    else rates.push({ category, backPercent })
  }
  return rates
}

function readBalance({ typed, money, refuse }: ValueReader): OwnCard['carries'] {
  const cents = typed('balance') === '' ? 0 : money('balance', labels.balance)
  const paysCents = typed('pays') === '' ? null : money('pays', labels.pays)
  if (cents === 0) {
    if (paysCents) refuse('balance', said.noBalance)
    return null
  }
  if (paysCents === 0) refuse('pays', said.paysNothing)
  return { cents, paysCents }
}

/** Returns a card as it would be typed, to change it. */
export function toTyped(own: OwnCard): Values {
  const number = (value: number | null) => (value === null ? '' : String(value))
  const dollars = (cents: number | undefined | null) =>
    cents === undefined || cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  const single: Record<SingleField, string> = {
    name: own.name,
    issuer: own.issuerName,
    fee: dollars(own.annualFeeCents),
    apr: number(own.aprPercent),
    foreign: number(own.foreignFeePercent),
    back: number(own.backPercent),
    balance: dollars(own.carries?.cents),
    pays: dollars(own.carries?.paysCents),
  }
  const rates = rateSlots.flatMap((place) => {
    const rate = own.rates[place - 1]
    return [
      [toCategoryField(place), rate?.category ?? ''],
      [toRateField(place), number(rate?.backPercent ?? null)],
    ]
  })
  return { ...single, ...Object.fromEntries(rates) }
}
