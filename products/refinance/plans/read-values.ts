import { isIsoDay } from '#domain/dates.ts'
import { parseMoney } from '#domain/money.ts'
import { messages } from './plans-messages.ts'

const { problems: words } = messages
const MOST_CENTS = 100_000_000

export interface Problem {
  id: string
  message: string
}

/** Reads typed texts one by one, and collects what is wrong with them. */
export function valueReader(values: Readonly<Record<string, string>>) {
  const problems: Problem[] = []
  const typed = (id: string) => (values[id] ?? '').trim()
  const refuse = (id: string, message: string) => {
    problems.push({ id, message })
  }
  return {
    problems,
    typed,
    refuse,
    /** Whole cents; an empty field is 0, or refused where `missing` says why. */
    money(id: string, field: string, missing?: string): number {
      const money = parseMoney(typed(id))
      if (money.ok && money.cents <= MOST_CENTS) return money.cents
      const problem = money.ok ? 'too_large' : money.problem
      if (problem !== 'empty') refuse(id, words.money[problem](field))
      else if (missing !== undefined) refuse(id, missing)
      return 0
    },
    /** A whole number; an empty field is `empty`. */
    whole<Empty>(id: string, field: string, bounds: readonly [number, number], empty: Empty): number | Empty {
      const [least, most] = bounds
      const text = typed(id)
      if (text === '') return empty
      const value = /^\d{1,3}$/.test(text) ? Number(text) : -1
      if (value >= least && value <= most) return value
      refuse(id, words.whole(field, least, most))
      return empty
    },
    /** A percent with up to four decimals; anything else is refused with the message. */
    percent(id: string, message: string, bounds: readonly [number, number]): number {
      const [least, most] = bounds
      const text = typed(id).replace(/\s*%$/, '').replace('−', '-')
      const value = /^-?\d{1,3}(?:\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
      if (value >= least && value <= most) return value
      refuse(id, message)
      return 0
    },
    /** A day as `YYYY-MM-DD`, typed as month, day and year; undefined when empty. */
    day(id: string, message: string): string | undefined {
      const text = typed(id)
      if (text === '') return undefined
      const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
      const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
      if (isIsoDay(isoDay)) return isoDay
      refuse(id, message)
      return undefined
    },
    /** One of several codes; anything else is `undefined`. */
    code<Code extends string>(id: string, codes: readonly Code[]): Code | undefined {
      return codes.find((code) => code === typed(id))
    },
  }
}

export type ValueReader = ReturnType<typeof valueReader>
