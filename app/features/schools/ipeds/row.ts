import { z } from 'zod'
import { usStates } from '#domain/states.ts'
import type { ReadRow, TableFormat } from './read-table.ts'

/**
 * One school of a release: a campus that visitors can choose. Keys are text because they only look like
 * numbers.
 */
export interface IpedsSchool {
  unitid: string
  opeid: string
  name: string
  /** '' when the file has none. */
  shortName: string
  alsoKnownAs: string[]
  city: string
  state: string
  /** The size class, 1 (under 1,000 students) to 5 (20,000 or more); `null` when not reported. */
  size: number | null
  control: string | null
  level: string | null
}

/** A file format: how to recognize its header and how to parse its lines. */
export interface FileFormat extends TableFormat<IpedsSchool> {
  required: readonly string[]
}

/**
 * The publisher's HD file (IPEDS Institutional Characteristics, directory information). Codes follow its 2024
 * data dictionary: CYACTIVE 1 = active; PSET4FLG 1, 3, and 5 = participates in Title IV; SECTOR 0 =
 * administrative unit. The service academies are in the Title IV universe although OPEFLAG says otherwise.
 */
export const hdFormat: FileFormat = {
  required: ['unitid', 'instnm', 'opeid', 'city', 'stabbr', 'sector', 'cyactive', 'pset4flg', 'instsize'],
  read(row) {
    if (row.cyactive !== '1' || row.sector === '0' || !TITLE_IV.has(row.pset4flg ?? ''))
      return { kind: 'skipped' }
    const aliases = namesIn(row.ialias)
    return check({
      ...row,
      name: row.instnm,
      state: row.stabbr,
      size: row.instsize,
      shortName: aliases.find((alias) => /^[A-Z][A-Z&.-]{1,7}$/.test(alias)) ?? '',
      alsoKnownAs: aliases,
      control: CONTROLS.get(row.control ?? '') ?? null,
      level: LEVELS.get(row.iclevel ?? '') ?? null,
    })
  },
}

/** The same facts with readable column names, already limited to active Title IV institutions. */
export const plainFormat: FileFormat = {
  required: ['unitid', 'name', 'opeid', 'city', 'state', 'admin_unit', 'size'],
  read(row) {
    if (row.admin_unit === '1') return { kind: 'skipped' }
    return check({
      ...row,
      shortName: row.abbreviation ?? '',
      alsoKnownAs: namesIn(row.alias),
      control: row.control || null,
      level: row.level || null,
    })
  },
}

const TITLE_IV = new Set(['1', '3', '5'])
const CONTROLS = new Map([
  ['1', 'public'],
  ['2', 'private nonprofit'],
  ['3', 'private for-profit'],
])
const LEVELS = new Map([
  ['1', '4-year'],
  ['2', '2-year'],
  ['3', 'less-than-2-year'],
])
const MAX_NAMES = 40
const MAX_NAME_LENGTH = 100

const states = new Set(usStates.map((state) => state.abbreviation))
const label = (max: number) =>
  z
    .string('is missing')
    .min(1, 'is empty')
    .max(max, `has more than ${max} characters`)
    .regex(/^[^\p{Cc}\uFFFD]*$/u, 'contains characters that are not text')

const schoolSchema = z.object({
  unitid: z.string('is missing').regex(/^\d{6}$/, 'must be six digits'),
  opeid: z.string('is missing').regex(/^\d{8}$/, 'must be eight digits'),
  name: label(200),
  city: label(100),
  state: z.string('is missing').refine((code) => states.has(code), 'is not a state or territory'),
  // The publisher uses -1 for "not reported" and -2 for "not applicable".
  size: z
    .string('is missing')
    .regex(/^([1-5]|-1|-2)$/, 'must be a size class from 1 to 5')
    .transform((size) => (size.startsWith('-') ? null : Number(size))),
  shortName: z.string().max(20, 'has more than 20 characters'),
  alsoKnownAs: z.array(z.string()),
  control: z.string().max(40).nullable(),
  level: z.string().max(40).nullable(),
})

function check(row: unknown): ReadRow<IpedsSchool> {
  const parsed = schoolSchema.safeParse(row)
  if (parsed.success) return { kind: 'row', row: parsed.data }
  const reasons = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
  return { kind: 'refused', reason: [...new Set(reasons)].join(', ') }
}

/**
 * The publisher separates other names with bars, sometimes with semicolons, and in a few long lists with
 * commas. Other names only help to find a school, so an invalid one is skipped and does not refuse the row.
 */
function namesIn(text = ''): string[] {
  const names = text
    .split(/[|;]/)
    .flatMap((name) => (name.length > MAX_NAME_LENGTH ? name.split(',') : name))
    .map((name) => name.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((name) => name !== '' && name.length <= MAX_NAME_LENGTH)
  return [...new Set(names)].slice(0, MAX_NAMES)
}
