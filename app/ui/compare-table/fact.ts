import { formatCents, formatDollars } from '#domain/money.ts'
import { compareTableText } from './messages.ts'

/** One fact about what is compared, before it is put into words; comparable values stay numbers. */
export type Fact =
  | { kind: 'payment' | 'money'; cents: number }
  /** A rate has two decimals, a share none. */
  | { kind: 'percent' | 'share'; percent: number }
  | { kind: 'months' | 'term' | 'payments'; count: number }
  | { kind: 'points'; hundredths: number }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** It is not stated; the words say it in another way than usual. */
  | { kind: 'not_said'; text?: string }
  /** Does not apply: no cap on a fixed rate, no deposit for an ordinary card. */
  | { kind: 'none' }

export const notStated: Fact = { kind: 'not_said' }
export const none: Fact = { kind: 'none' }
export const text = (value: string): Fact => (value === '' ? notStated : { kind: 'text', text: value })
/** A monthly payment, shown to the cent. */
export const payment = (cents: number): Fact => ({ kind: 'payment', cents })
/** An amount, shown to the dollar. */
export const money = (cents: number | null): Fact => (cents === null ? notStated : { kind: 'money', cents })
export const percent = (value: number | null): Fact =>
  value === null ? notStated : { kind: 'percent', percent: value }
export const list = (items: readonly string[]): Fact => (items.length === 0 ? none : { kind: 'list', items })
export const months = (count: number | null): Fact => (count === null ? notStated : { kind: 'months', count })

/** Returns the fact as displayed on the page. */
export function toFactText(fact: Fact): string {
  switch (fact.kind) {
    case 'payment':
      return formatCents(fact.cents)
    case 'money':
      return formatDollars(fact.cents)
    case 'percent':
      return `${fact.percent.toFixed(2)}%`
    case 'share':
      return `${fact.percent}%`
    case 'months':
      return compareTableText.months(fact.count)
    case 'term':
      return compareTableText.term(fact.count)
    case 'payments':
      return compareTableText.payments(fact.count)
    case 'points':
      return compareTableText.points(fact.hundredths / 100)
    case 'text':
      return fact.text
    case 'list':
      return fact.items.join('; ')
    case 'not_said':
      return fact.text ?? compareTableText.notStated
    case 'none':
      return compareTableText.none
  }
}

/** Returns the fact as a spreadsheet cell; dollars and percentages are bare numbers that formulas can use. */
export function toCell(fact: Fact): string {
  switch (fact.kind) {
    case 'payment':
    case 'money':
      return (fact.cents / 100).toFixed(2)
    case 'percent':
      return fact.percent.toFixed(2)
    case 'share':
      return String(fact.percent)
    case 'months':
    case 'term':
    case 'payments':
      return String(fact.count)
    case 'points':
      return (fact.hundredths / 100).toFixed(2)
    case 'none':
      return ''
    default:
      return toFactText(fact)
  }
}

/** Returns the number by which columns can be ordered; undefined if the fact has none. */
export function getNumber(fact: Fact): number | undefined {
  if ('cents' in fact) return fact.cents
  if ('percent' in fact) return fact.percent
  if ('hundredths' in fact) return fact.hundredths
  return 'count' in fact ? fact.count : undefined
}
