import { formatCents, formatDollars } from '#domain/money.ts'
import { words } from './compare-words.ts'

/** One thing that is known of one offer, before it is worded: what can be compared stays a number. */
export type Fact =
  | { kind: 'payment' | 'money'; cents: number }
  | { kind: 'percent'; percent: number }
  | { kind: 'months' | 'term' | 'payments'; count: number }
  | { kind: 'points'; hundredths: number }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** The lender does not say. */
  | { kind: 'not_said' }
  /** Nothing to say: no cap on a fixed rate, no cost where the loan cannot be priced. */
  | { kind: 'none' }

export const notSaid: Fact = { kind: 'not_said' }
export const none: Fact = { kind: 'none' }
export const text = (value: string): Fact => (value === '' ? notSaid : { kind: 'text', text: value })
/** What is paid each month, to the cent. */
export const payment = (cents: number): Fact => ({ kind: 'payment', cents })
/** An amount to the dollar. */
export const money = (cents: number | null): Fact => (cents === null ? notSaid : { kind: 'money', cents })
export const percent = (value: number | null): Fact =>
  value === null ? notSaid : { kind: 'percent', percent: value }
export const list = (items: readonly string[]): Fact => (items.length === 0 ? none : { kind: 'list', items })
export const months = (count: number | null): Fact => (count === null ? notSaid : { kind: 'months', count })

/** The fact as the page says it. */
export function wordsOf(fact: Fact): string {
  switch (fact.kind) {
    case 'payment':
      return formatCents(fact.cents)
    case 'money':
      return formatDollars(fact.cents)
    case 'percent':
      return `${fact.percent.toFixed(2)}%`
    case 'months':
      return words.months(fact.count)
    case 'term':
      return words.term(fact.count)
    case 'payments':
      return words.payments(fact.count)
    case 'points':
      return words.points(fact.hundredths / 100)
    case 'text':
      return fact.text
    case 'list':
      return fact.items.join('; ')
    case 'not_said':
      return words.notSaid
    case 'none':
      return words.none
  }
}

/** The fact as a spreadsheet takes it: dollars and percent as bare numbers, so that they can be counted with. */
export function cellOf(fact: Fact): string {
  switch (fact.kind) {
    case 'payment':
    case 'money':
      return (fact.cents / 100).toFixed(2)
    case 'percent':
      return fact.percent.toFixed(2)
    case 'months':
    case 'term':
    case 'payments':
      return String(fact.count)
    case 'points':
      return (fact.hundredths / 100).toFixed(2)
    case 'text':
      return fact.text
    case 'list':
      return fact.items.join('; ')
    case 'not_said':
      return words.notSaid
    case 'none':
      return ''
  }
}

/** The number in a fact, by which offers can be put in order; undefined where there is none. */
export function numberOf(fact: Fact): number | undefined {
  if ('cents' in fact) return fact.cents
  if ('percent' in fact) return fact.percent
  if ('hundredths' in fact) return fact.hundredths
  return 'count' in fact ? fact.count : undefined
}
