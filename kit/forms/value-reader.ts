import { parseMoney } from '#domain/money.ts'
import { formsText } from './messages.ts'
import type { Problem, Values } from './sent-form.ts'
import { parseTypedDay } from './typed-day.ts'

const mostCents = 100_000_000
const maxLetters = 40

/** Returns what was typed into these inputs, to read and to show again. */
export function readTexts(form: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, (form.get(name) ?? '').slice(0, maxLetters)]))
}

/** Reads the typed texts of a calculator one by one, and collects what is wrong with them. */
export function valueReader(values: Values) {
  const problems: Problem[] = []
  const typed = (field: string) => (values[field] ?? '').trim()
  const refuse = (field: string, message: string) => {
    problems.push({ field, message })
  }
  /** Whole cents; an empty field is 0, or refused where `missing` says why. */
  function money(field: string, label: string, missing?: string): number {
    const parsed = parseMoney(typed(field))
    if (parsed.ok && parsed.cents <= mostCents) return parsed.cents
    const problem = parsed.ok ? 'too_large' : parsed.problem
    if (problem !== 'empty') refuse(field, formsText.money[problem](label))
    else if (missing !== undefined) refuse(field, missing)
    return 0
  }
  return {
    problems,
    typed,
    refuse,
    money,
    /** Whole cents above 0. */
    moneyAbove0(field: string, label: string, missing: string): number {
      const before = problems.length
      const cents = money(field, label, missing)
      if (cents === 0 && problems.length === before) refuse(field, missing)
      return cents
    },
    /** A whole number; an empty field is `empty`. */
    whole<Empty>(
      field: string,
      label: string,
      bounds: readonly [number, number],
      empty: Empty,
    ): number | Empty {
      const [min, max] = bounds
      const text = typed(field)
      if (text === '') return empty
      const value = /^\d{1,3}$/.test(text) ? Number(text) : -1
      if (value >= min && value <= max) return value
      refuse(field, formsText.whole(label, min, max))
      return empty
    },
    /** A percent with up to four decimals; anything else is refused with the message. */
    percent(field: string, message: string, bounds: readonly [number, number]): number {
      const [min, max] = bounds
      const text = typed(field).replace(/\s*%$/, '').replace('−', '-')
      const value = /^-?\d{1,3}(?:\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
      if (value >= min && value <= max) return value
      refuse(field, message)
      return 0
    },
    /** A day as `YYYY-MM-DD`; undefined when empty. */
    day(field: string, message: string): string | undefined {
      const day = parseTypedDay(typed(field))
      if (day === undefined) refuse(field, message)
      return day ?? undefined
    },
    /** One of several codes; anything else is `undefined`. */
    code<Code extends string>(field: string, codes: readonly Code[]): Code | undefined {
      return codes.find((code) => code === typed(field))
    },
  }
}

export type ValueReader = ReturnType<typeof valueReader>
