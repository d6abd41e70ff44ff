import { readFile } from 'node:fs/promises'

/** One institution of the bundled list. Keys are text because they only look like numbers. */
export interface DirectorySchool {
  opeid: string
  unitid: string
  name: string
  /** '' when there is no common abbreviation. */
  abbreviation: string
  alsoKnownAs: readonly string[]
  city: string
  state: string
  /** The publisher's size class, 1 (under 1,000 students) to 5 (20,000 or more). */
  size: number
  /** As in the publisher's file (`public`, `private nonprofit` …); `null` when it states none. */
  control: string | null
  /** `4-year`, `2-year`, or `less-than-2-year`; `null` when the file states none. */
  level: string | null
}

/** The source of the facts in the list, and the date they were taken. */
export const directorySource = {
  label: 'Bursar’s own list, with data from IPEDS HD2024 (NCES)',
  date: '2026-11-21',
} as const

/** Reads the list bundled with the project; the head of `institutions.tsv` describes it. */
export async function readDirectory(): Promise<DirectorySchool[]> {
  return parseDirectory(await readFile('app/features/schools/directory/institutions.tsv', 'utf8'))
}

/** @throws when a line does not have the list's format. The list is part of the program, so that is a bug. */
export function parseDirectory(text: string): DirectorySchool[] {
  const [head, ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  if (head !== columns.join('\t')) throw new Error(`The list of institutions begins with "${head}".`)
  return lines.map(parseLine)
}

const columns = [
  'opeid',
  'unitid',
  'name',
  'short name',
  'nicknames',
  'city',
  'state',
  'size',
  'control',
  'level',
]

function parseLine(line: string): DirectorySchool {
  const fields = line.split('\t')
  const [opeid, unitid, name, abbreviation, nicknames, city, state, size, control, level] = fields
  if (fields.length !== columns.length || !name || nicknames === undefined || abbreviation === undefined) {
    throw new Error(`Not an institution: "${line}"`)
  }
  if (!/^\d{8}$/.test(opeid ?? '') || !/^\d{6}$/.test(unitid ?? '') || !/^[1-5]$/.test(size ?? '')) {
    throw new Error(`Not an institution: "${line}"`)
  }
  return {
    opeid: opeid ?? '',
    unitid: unitid ?? '',
    name,
    abbreviation,
    alsoKnownAs: nicknames === '' ? [] : nicknames.split('; '),
    city: city ?? '',
    state: state ?? '',
    size: Number(size),
    control: control || null,
    level: level || null,
  }
}
