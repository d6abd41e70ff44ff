import { cipFamilies } from '#domain/scholarships/cip-families.ts'
import { type AskedData, askedData } from '#domain/scholarships/scholarship.ts'
import { type Cell, cell, codes, read, refuse, splitParts } from '#kit/catalog/cell.ts'

/* The cell types of a scholarship file that no other file has. */

/** Parses a time of day as 'HH:MM', even from the twelve-hour form. */
export const time: Cell<string> = cell((text) => {
  const [, hour = '', minute = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*([ap]m)?$/i.exec(text) ?? []
  if (hour === '' || (half === undefined && !text.includes(':'))) return refuse(howToWriteTime)
  const given = Number(hour)
  if (half !== undefined && (given < 1 || given > 12)) return refuse(howToWriteTime)
  const hours = half === undefined ? given : (given % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  if (hours > 23 || Number(minute) > 59) return refuse(howToWriteTime)
  return read(`${String(hours).padStart(2, '0')}:${minute}`)
})
const howToWriteTime = 'is not a time: enter it as 17:00 or 5:00 pm'

const timeZones = new Set(Intl.supportedValuesOf('timeZone'))

/** Parses the IANA name of a time zone. */
export const timeZone: Cell<string> = cell((text) =>
  timeZones.has(text)
    ? read(text)
    : refuse('is not a time zone: enter its tz database name, such as America/New_York or America/Chicago'),
)

/** Parses hours with two decimals at most. */
export const hours: Cell<number> = cell((text) => {
  const number = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 0
  return number > 0
    ? read(number)
    : refuse('is not a number of hours up to 999: enter a number such as 3 or 1.5')
})

/** Parses a grade point average on a scale of 4.0. */
export const grade: Cell<number> = cell((text) => {
  const number = /^\d(\.\d{1,2})?$/.test(text) ? Number(text) : 0
  return number > 0 && number <= 4
    ? read(number)
    : refuse('is not a grade point average from 0 to 4: enter a number such as 3 or 3.25')
})

/** Parses two-digit CIP families; a spreadsheet may have dropped the zero in front. */
export const fieldsOfStudy: Cell<string[]> = cell((text) => {
  const parts = splitParts(text).map((part) => part.padStart(2, '0'))
  const unknown = parts.find((part) => !cipFamilies.includes(part))
  if (parts.length === 0)
    return refuse('contains no values: leave it empty, or write CIP families, such as 11; 51')
  return unknown === undefined
    ? read(cipFamilies.filter((family) => parts.includes(family)))
    : refuse(`contains "${unknown}", which is not a two-digit CIP family, such as 11; 51`)
})

/** Parses OPEIDs; returns each once, ascending. */
export const schools: Cell<string[]> = cell((text) => {
  const parts = splitParts(text)
  const wrong = parts.find((part) => !/^\d{8}$/.test(part))
  if (parts.length === 0)
    return refuse('contains no values: leave it empty, or write OPEIDs, such as 00365800; 00309000')
  return wrong === undefined
    ? read([...new Set(parts)].sort())
    : refuse(`has "${wrong}", which is not an OPEID: enter all eight digits, as text, such as 00365800`)
})

/** What is asked for has to be looked up, so that an empty cell is no answer. */
export const asked: Cell<AskedData[]> = cell((text) => {
  if (text === '')
    return refuse(`is empty but required: enter the word nothing, or one or more of ${askedData.join('; ')}`)
  if (text.toLowerCase() === 'nothing') return read([])
  const parsed = codes(askedData).safeParse(text)
  return parsed.success ? read(parsed.data) : refuse(parsed.error.issues[0]?.message ?? 'cannot be read')
})
