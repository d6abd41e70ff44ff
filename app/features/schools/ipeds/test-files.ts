import { usStates } from '#domain/states.ts'
import type { ReleaseLimits } from './check-release.ts'

// Small files in the publisher's format, for tests.

/** Limits that accept a small file as complete. */
export const smallLimits: ReleaseLimits = {
  fewestSchools: 50,
  maxSchools: 500,
  maxRefusedPercent: 5,
  minPercentOfCurrent: 80,
}

const HEADER =
  'UNITID,INSTNM,IALIAS,CITY,STABBR,OPEID,OPEFLAG,SECTOR,ICLEVEL,CONTROL,ACT,CYACTIVE,PSET4FLG,INSTSIZE'

export interface HdRow {
  unitid: string
  opeid: string
  name: string
  alias: string
  city: string
  state: string
  sector: string
  level: string
  control: string
  active: string
  titleIv: string
  size: string
}

/**
 * Returns one line of an HD file; facts that are not given are those of an ordinary public four-year school.
 */
export function hdRow(facts: Partial<HdRow> = {}): string {
  const { unitid = '100001', opeid = `00${unitid}`, name = `School ${unitid}`, alias = ' ' } = facts
  const { city = 'Ames', state = 'IA', sector = '1', level = '1', control = '1' } = facts
  const { active = '1', titleIv = '1', size = '3' } = facts
  const quoted = [name, alias, city].map((text) => `"${text.replaceAll('"', '""')}"`)
  return [unitid, ...quoted, state, `"${opeid}"`, 1, sector, level, control, 'A', active, titleIv, size].join(
    ',',
  )
}

export function hdFile(rows: readonly string[], { end = '\r\n' } = {}): Buffer {
  return Buffer.from([HEADER, ...rows, ''].join(end))
}

/** Returns a small complete release: one school in each state, territory, and freely associated state. */
export function wholeFile({ extra = [] as string[], name = 'College of' } = {}): Buffer {
  const rows = usStates.map((state, at) =>
    hdRow({ unitid: String(100_001 + at), name: `${name} ${state.name}`, state: state.abbreviation }),
  )
  return hdFile([...rows, ...extra])
}

export const wholeFileCount = usStates.length
