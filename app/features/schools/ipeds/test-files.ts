import { crc32, deflateRawSync } from 'node:zlib'
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

/** Returns a zip archive as common tools write it. */
export function zip(files: Record<string, Buffer>, { stored = false } = {}): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = stored ? content : deflateRawSync(content)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(stored ? 0 : 8, 4)
    // 2025-09-30 in the DOS date format.
    facts.writeUInt16LE(((2025 - 1980) << 9) | (9 << 5) | 30, 8)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, rest, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])
}
