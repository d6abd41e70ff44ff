import { z } from 'zod'
import { isIsoDay } from '#domain/dates.ts'
import { parseMoney } from '#domain/money.ts'
import { usStates } from '#domain/states.ts'

/*
 * What the cells of a lender file may hold. A reader that cannot use a cell says what to write instead; its words follow the
 * name and the text of the cell.
 */

/** Reads the text of a cell, which has no spaces around it. */
export type Cell<T> = z.ZodType<T, string>

type Reading<T> = { ok: true; value: T } | { ok: false; why: string }

export function cell<T>(read: (text: string) => Reading<T>): Cell<T> {
  return z.string().transform((text, context): T => {
    const reading = read(text)
    if (reading.ok) return reading.value
    context.addIssue({ code: 'custom', message: reading.why })
    return z.NEVER
  })
}

export const read = <T>(value: T): Reading<T> => ({ ok: true, value })
export const refuse = (why: string): Reading<never> => ({ ok: false, why })

/** Reads an empty cell as `missing` and any other as `of` does. */
export function optional<T, Missing>(of: Cell<T>, missing: Missing): Cell<T | Missing> {
  return cell<T | Missing>((text) => {
    if (text === '') return read(missing)
    const parsed = of.safeParse(text)
    return parsed.success ? read(parsed.data) : refuse(parsed.error.issues[0]?.message ?? 'cannot be read')
  })
}

/** One line of words. */
export function words(most: number): Cell<string> {
  return cell((text) => {
    if (text === '') return refuse('is empty: it cannot be left out')
    if (/[\p{Cc}\uFFFD]/u.test(text)) return refuse('holds characters that are no text')
    if (text.length > most) return refuse(`has ${text.length} characters: write ${most} at most`)
    return read(text.replace(/\s+/g, ' '))
  })
}

/** What stands for a lender or an offer in addresses. */
export const slug: Cell<string> = cell((text) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80
    ? read(text)
    : refuse('is no id: write small letters and digits with single hyphens, such as oak-bank, 80 at most'),
)

/** Percent as it is said, 4.99 or 4.99%, to the four decimals that interest is counted with. */
export const percent: Cell<number> = cell((text) => {
  const number = /^(\d{1,2}(?:\.\d{1,4})?)\s*%?$/.exec(text)?.[1]
  return number === undefined
    ? refuse('is no percentage: write 4.99 for 4.99 %, with four decimals at most')
    : read(Number(number))
})

const MOST_CENTS = 100_000_000

/** Dollars as people write them, in whole cents. */
export const dollars: Cell<number> = cell((text) => {
  const money = parseMoney(text)
  if (!money.ok) return refuse('is no amount: write dollars, such as 1000 or 1000.50')
  if (money.cents > MOST_CENTS) return refuse('is more than a million dollars: check the number')
  return read(money.cents)
})

export function whole({ from, to }: { from: number; to: number }): Cell<number> {
  return cell((text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return number >= from && number <= to
      ? read(number)
      : refuse(`is no whole number from ${from} to ${to.toLocaleString('en-US')}`)
  })
}

/** A number that may also be 0, which says that there is none. */
export function zeroOr(of: Cell<number>): Cell<number> {
  return cell((text) => {
    if (text === '0') return read(0)
    const parsed = of.safeParse(text)
    return parsed.success ? read(parsed.data) : refuse(parsed.error.issues[0]?.message ?? 'cannot be read')
  })
}

/** 'YYYY-MM-DD', also from the month-first form into which spreadsheets turn it. */
export const day: Cell<string> = cell((text) => {
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const isoDay = year ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}` : text
  return isIsoDay(isoDay) ? read(isoDay) : refuse('is no day: write it as 2026-11-21')
})

export const yesOrNo: Cell<boolean> = cell((text) => {
  const answer = text.toLowerCase()
  if (answer === 'yes' || answer === 'true') return read(true)
  if (answer === 'no' || answer === 'false') return read(false)
  return refuse('is neither yes nor no')
})

/** An address that a visitor is sent to: only https, without a name and password in it. */
export const httpsAddress: Cell<string> = cell((text) => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.') && text.length <= 500
    ? read(url.href)
    : refuse('is no address: write it whole, beginning with https://')
})

export function code<Code extends string>(known: readonly Code[]): Cell<Code> {
  return cell((text) => {
    const found = codeOf(text, known)
    return found === undefined ? refuse(`is none of ${known.join(', ')}`) : read(found)
  })
}

/** Codes with semicolons between them, in their own order and each once. */
export function codes<Code extends string>(known: readonly Code[]): Cell<Code[]> {
  return cell((text) => {
    const parts = partsOf(text)
    if (parts.length === 0)
      return refuse(`lists nothing: leave it empty, or write some of ${known.join('; ')}`)
    const unknown = parts.find((part) => codeOf(part, known) === undefined)
    if (unknown !== undefined) return refuse(`has "${unknown}", which is none of ${known.join(', ')}`)
    return read(known.filter((candidate) => parts.some((part) => codeOf(part, known) === candidate)))
  })
}

const stateCodes = usStates.map((state) => state.abbreviation).sort()

export const states: Cell<string[]> = cell((text) => {
  const parts = partsOf(text.toUpperCase())
  if (parts.length === 0)
    return refuse('lists nothing: leave it empty, or write postal codes, such as IA; MN')
  const unknown = parts.find((part) => !stateCodes.includes(part))
  return unknown === undefined
    ? read(stateCodes.filter((state) => parts.includes(state)))
    : refuse(`has "${unknown}", which is no state or territory: write postal codes, such as IA; MN`)
})

/** Months of full payments, ascending and each once. */
export const terms: Cell<number[]> = cell((text) => {
  const months = partsOf(text).map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 0))
  if (months.some((term) => term < 1 || term > 480))
    return refuse('is no list of months: write 60; 120; 180, each 480 at most')
  return months.length === 0 ? refuse('is empty: write the months of each term') : read(unique(months))
})

/** The parts of a list: semicolons or commas stand between them. */
export function partsOf(text: string): string[] {
  return text
    .split(/[;,|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A code is also known with spaces or hyphens, and in capitals. */
function codeOf<Code extends string>(text: string, known: readonly Code[]): Code | undefined {
  const plain = text.toLowerCase().replace(/[\s-]+/g, '_')
  return known.find((candidate) => candidate === plain)
}

function unique(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b)
}
