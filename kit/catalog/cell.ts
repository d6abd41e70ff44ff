import { z } from 'zod'
import { isIsoDay, parseUsDay } from '#domain/dates.ts'
import { parseMoney } from '#domain/money.ts'
import { usStates } from '#domain/states.ts'

/*
 * The cell types of a catalog file. When a cell is invalid, its error message says what to write instead; the
 * message follows the name and the text of the cell.
 */

/** Parses the text of a cell, which is already trimmed. */
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

/** Parses an empty cell as `missing`, and any other cell with `of`. */
export function optional<T, Missing>(of: Cell<T>, missing: Missing): Cell<T | Missing> {
  return cell<T | Missing>((text) => {
    if (text === '') return read(missing)
    const parsed = of.safeParse(text)
    return parsed.success ? read(parsed.data) : refuse(parsed.error.issues[0]?.message ?? 'cannot be read')
  })
}

/** Parses one line of text. */
export function words(max: number): Cell<string> {
  return cell((text) => {
    if (text === '') return refuse('is empty but required')
    if (/[\p{Cc}\uFFFD]/u.test(text)) return refuse('contains characters that are not text')
    if (text.length > max) return refuse(`has ${text.length} characters: the limit is ${max}`)
    return read(text.replace(/\s+/g, ' '))
  })
}

/** Parses the id that a lender, an offer or a scholarship has in URLs. */
export const slug: Cell<string> = cell((text) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80
    ? read(text)
    : refuse(
        'is not an id: enter up to 80 lowercase letters and digits with single hyphens, such as oak-bank',
      ),
)

/** What the four decimals leave below the 100 that no percentage of a catalog reaches. */
const MAX_PERCENT = 99.9999

/** Parses a percentage such as 4.99 or 4.99%, with up to the four decimals that interest calculations use. */
export const percent: Cell<number> = cell((text) => {
  const number = /^(\d{1,9}(?:\.\d{1,4})?)\s*%?$/.exec(text)?.[1]
  if (number === undefined)
    return refuse('is not a percentage: enter 4.99 for 4.99%, with up to four decimals')
  return Number(number) > MAX_PERCENT
    ? refuse(`is above the highest percentage we accept, ${MAX_PERCENT}: check the number`)
    : read(Number(number))
})

const MAX_CENTS = 100_000_000

/** Parses dollars as people write them into whole cents. */
export const dollars: Cell<number> = cell((text) => {
  const money = parseMoney(text)
  if (!money.ok) return refuse('is not an amount: enter dollars, such as 1000 or 1000.50')
  if (money.cents > MAX_CENTS) return refuse('is more than a million dollars: check the number')
  return read(money.cents)
})

export function whole({ from, to }: { from: number; to: number }): Cell<number> {
  return cell((text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return number >= from && number <= to
      ? read(number)
      : refuse(`is not a whole number in range: enter one from ${from} to ${to.toLocaleString('en-US')}`)
  })
}

/** Parses a number that may also be 0, which means that there is none. */
export function zeroOr(of: Cell<number>): Cell<number> {
  return cell((text) => {
    if (text === '0') return read(0)
    const parsed = of.safeParse(text)
    return parsed.success ? read(parsed.data) : refuse(parsed.error.issues[0]?.message ?? 'cannot be read')
  })
}

/** Parses a day as 'YYYY-MM-DD', even from the month-first form that spreadsheets produce. */
export const day: Cell<string> = cell((text) => {
  const isoDay = parseUsDay(text) ?? text
  return isIsoDay(isoDay) ? read(isoDay) : refuse('is not a date: enter it as 2026-11-21')
})

export const yesOrNo: Cell<boolean> = cell((text) => {
  const answer = text.toLowerCase()
  if (answer === 'yes' || answer === 'true') return read(true)
  if (answer === 'no' || answer === 'false') return read(false)
  return refuse('is not recognized: enter yes or no')
})

const MAX_ADDRESS = 500

/** Parses a URL that visitors are sent to: only https, without a user name or password. */
export const httpsAddress: Cell<string> = cell((text) => {
  if (text.length > MAX_ADDRESS) return refuse(`has ${text.length} characters: the limit is ${MAX_ADDRESS}`)
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.')
    ? read(url.href)
    : refuse('is not a web address: enter the full URL, beginning with https://')
})

export function code<Code extends string>(known: readonly Code[]): Cell<Code> {
  return cell((text) => {
    const found = findCode(text, known)
    return found === undefined ? refuse(`is not recognized: enter one of ${known.join(', ')}`) : read(found)
  })
}

/** Parses codes separated by semicolons; returns each once, in the order of the known codes. */
export function codes<Code extends string>(known: readonly Code[]): Cell<Code[]> {
  return cell((text) => {
    const parts = splitParts(text)
    if (parts.length === 0)
      return refuse(`contains no values: leave it empty, or enter one or more of ${known.join('; ')}`)
    const unknown = parts.find((part) => findCode(part, known) === undefined)
    if (unknown !== undefined) return refuse(`contains "${unknown}", which is not one of ${known.join(', ')}`)
    return read(known.filter((candidate) => parts.some((part) => findCode(part, known) === candidate)))
  })
}

const stateCodes = usStates.map((state) => state.abbreviation).sort()

export const states: Cell<string[]> = cell((text) => {
  const parts = splitParts(text.toUpperCase())
  if (parts.length === 0)
    return refuse('contains no values: leave it empty, or enter postal codes, such as IA; MN')
  const unknown = parts.find((part) => !stateCodes.includes(part))
  return unknown === undefined
    ? read(stateCodes.filter((state) => parts.includes(state)))
    : refuse(`contains "${unknown}", which is not a state or territory: enter postal codes, such as IA; MN`)
})

/** Parses the months of full payments; returns each term once, ascending. */
export const terms: Cell<number[]> = cell((text) => {
  const months = splitParts(text).map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 0))
  if (months.some((term) => term < 1 || term > 480))
    return refuse('is not a list of months: enter terms of up to 480 months, such as 60; 120; 180')
  return months.length === 0
    ? refuse('is empty but required: enter each term in months, such as 60; 120; 180')
    : read(unique(months))
})

/** Splits a list at semicolons or commas. */
export function splitParts(text: string): string[] {
  return text
    .split(/[;,|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Finds a code, ignoring case and accepting spaces or hyphens in it. */
function findCode<Code extends string>(text: string, known: readonly Code[]): Code | undefined {
  const plain = text.toLowerCase().replace(/[\s-]+/g, '_')
  return known.find((candidate) => candidate.toLowerCase().replaceAll('-', '_') === plain)
}

function unique(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b)
}
