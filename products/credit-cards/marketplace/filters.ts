import type { Card } from '#domain/cards/card.ts'
import { foldText } from '#domain/text-search/fold-text.ts'
import type { CardSettings } from './settings.ts'

/** The filters that are on or off, with what each asks of a card. */
export const filters = {
  withoutAnnualFee: (card) => card.annualFeeCents === 0,
  withoutForeignFee: (card) => card.foreignFeePercent === 0,
  withoutDeposit: (card) => card.deposit === null,
  onlyForStudents: (card) => card.isForStudents || card.types.includes('student'),
  onlyWithCosigner: (card) => card.takesCosigner === true,
} as const satisfies Partial<Record<keyof CardSettings, (card: Card) => boolean>>
export type FilterName = keyof typeof filters

/** The settings without any filter. */
export const unfiltered = {
  words: '',
  type: undefined,
  withoutAnnualFee: false,
  withoutForeignFee: false,
  withoutDeposit: false,
  onlyForStudents: false,
  onlyWithCosigner: false,
  onlyFitting: false,
} as const satisfies Partial<CardSettings>

/** Returns a test whether a card passes the filters and has every typed word in its name or its issuer's. */
export function toFilter(settings: CardSettings): (card: Card) => boolean {
  const { type } = settings
  const tests = filterNames.filter((name) => settings[name]).map((name) => filters[name])
  const words = foldText(settings.words).split(/\s+/).filter(Boolean)
  return (card) => {
    if (type && !card.types.includes(type)) return false
    if (!tests.every((test) => test(card))) return false
    if (words.length === 0) return true
    const text = foldText(`${card.name} ${card.issuerName}`)
    return words.every((word) => text.includes(word))
  }
}

export const filterNames = Object.keys(filters) as FilterName[]
