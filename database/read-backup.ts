import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { endShape, headerShape, type Row, rowShape, type Table } from './backup-format.ts'
import { DatabaseError, systemCode } from './errors.ts'
import type { AppliedMigration } from './migrate.ts'
import { tableKeys } from './schema.ts'

export interface Backup {
  migrations: AppliedMigration[]
  /** Reads the file again from its start, without waiting for anything. */
  rows(): Generator<[table: Table, row: Row]>
}

/** Reads a backup and checks all of it before a single row is used. Throws `DatabaseError` when it is not whole. */
export async function readBackup(file: string): Promise<Backup> {
  const refuse = (why: string) =>
    new DatabaseError('DATABASE_BACKUP', `${file} ${why}. Nothing was changed; use another backup.`)
  const packed = await readFile(file).catch((error) => {
    throw new DatabaseError('DATABASE_BACKUP', `${file} cannot be read (${systemCode(error)}).`, {
      cause: error,
    })
  })
  let text: Buffer
  try {
    text = gunzipSync(packed)
  } catch {
    throw refuse('is damaged, cut short or not a backup')
  }
  const endOfRows = text.lastIndexOf('\n', -2) + 1
  const end = endShape.safeParse(parseLine(text.subarray(endOfRows)))
  const body = text.subarray(0, endOfRows)
  if (createHash('sha256').update(body).digest('hex') !== end.data?.sha256)
    throw refuse('is damaged or cut short')
  const header = headerShape.safeParse(parseLine(body.subarray(0, body.indexOf('\n'))))
  if (!header.success) throw refuse('is not a backup this version can read')

  const left = new Map(Object.entries(header.data.rows))
  let number = 0
  for (const line of lines(body)) {
    number += 1
    if (number === 1) continue
    const row = rowShape.safeParse(parseLine(line))
    const count = left.get(row.data?.[0] ?? '')
    if (!count) throw refuse(`has a line ${number} that does not belong there`)
    left.set(row.data?.[0] ?? '', count - 1)
  }
  if ([...left].some(([table, count]) => count > 0 || !Object.hasOwn(tableKeys, table))) {
    throw refuse('does not hold the rows it announces')
  }
  return {
    migrations: header.data.migrations,
    *rows() {
      let isHeader = true
      for (const line of lines(body)) {
        if (!isHeader) yield parseLine(line) as [Table, Row]
        isHeader = false
      }
    },
  }
}

function* lines(text: Buffer): Generator<Buffer> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    yield text.subarray(start, end)
    start = end + 1
  }
}

function parseLine(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString())
  } catch {
    return undefined
  }
}
