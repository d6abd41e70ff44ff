import { createHash } from 'node:crypto'
import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { endShape, headerShape, type Row, rowShape, type Table, unpackRow } from './backup-format.ts'
import { DatabaseError, systemCode } from './errors.ts'
import type { AppliedMigration } from './migrate.ts'
import { tableKeys } from './schema.ts'

export interface Backup {
  migrations: AppliedMigration[]
  /** Reads the rows from the beginning, synchronously. */
  rows(only?: Table): Generator<{ table: Table; row: Row; size: number }>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Checks a whole backup before any row is used. The backup is first unpacked into a temporary file, because
 * it may be larger than memory and a write can read a file synchronously. Throws `DatabaseError` if the
 * backup is incomplete or damaged.
 */
export async function readBackup(file: string): Promise<Backup> {
  const folder = await mkdtemp(join(tmpdir(), 'bursar-restore-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const unpacked = join(folder, 'rows')
  try {
    await unpack(file, unpacked)
    const migrations = check(file, unpacked)
    return {
      migrations,
      *rows(only) {
        const start = only && Buffer.from(`["${only}",`)
        let number = 0
        for (const line of lines(unpacked)) {
          number += 1
          if (number === 1 || isEnd(line) || (start && !line.subarray(0, start.length).equals(start)))
            continue
          const [table, row] = parseLine(line) as [Table, Row]
          yield { table, row: unpackRow(row), size: line.length }
        }
      },
      [Symbol.asyncDispose]: remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Every line with a row is a JSON array; the last line is an object. */
const isEnd = (line: Buffer): boolean => line[0] !== '['.charCodeAt(0)

const refusal = (file: string, why: string) =>
  new DatabaseError('DATABASE_BACKUP', `${file} ${why}. Nothing was changed; use another backup.`)

async function unpack(file: string, unpacked: string): Promise<void> {
  try {
    await pipeline(createReadStream(file), createGunzip(), createWriteStream(unpacked, { mode: 0o600 }))
  } catch (error) {
    const code = systemCode(error)
    // The error codes of zlib start with Z_.
    if (code.startsWith('Z_')) throw refusal(file, 'is damaged, cut short, or not a backup')
    const message =
      code === 'ENOSPC'
        ? `${file} cannot be unpacked: ${tmpdir()} is full. Nothing was changed.`
        : `${file} cannot be read (${code}).`
    throw new DatabaseError('DATABASE_BACKUP', message, { cause: error })
  }
}

function check(file: string, unpacked: string): AppliedMigration[] {
  const hash = createHash('sha256')
  let end: Buffer | undefined
  // The last line is not hashed, so each line is held back until the next one has been read.
  for (const line of lines(unpacked)) {
    if (end) hash.update(end)
    end = line
  }
  if (!end || hash.digest('hex') !== endShape.safeParse(parseLine(end)).data?.sha256) {
    throw refusal(file, 'is damaged or cut short')
  }
  const left = new Map<string, number>()
  let migrations: AppliedMigration[] = []
  let number = 0
  for (const line of lines(unpacked)) {
    number += 1
    if (number === 1) {
      const header = headerShape.safeParse(parseLine(line))
      if (!header.success) throw refusal(file, 'is not a backup this version can read')
      migrations = header.data.migrations
      for (const [table, count] of Object.entries(header.data.rows)) left.set(table, count)
    } else if (!line.equals(end)) {
      const row = rowShape.safeParse(parseLine(line))
      const count = left.get(row.data?.[0] ?? '')
      if (!count) throw refusal(file, `has an unexpected line ${number}`)
      left.set(row.data?.[0] ?? '', count - 1)
    }
  }
  if ([...left].some(([table, count]) => count > 0 || !Object.hasOwn(tableKeys, table))) {
    throw refusal(file, 'does not contain all the rows it lists')
  }
  return migrations
}

const chunkBytes = 1_000_000

/** Yields each line with its line break. */
function* lines(file: string): Generator<Buffer> {
  const handle = openSync(file, 'r')
  try {
    let begun: Buffer[] = []
    for (;;) {
      const chunk = Buffer.allocUnsafe(chunkBytes)
      const length = readSync(handle, chunk, 0, chunkBytes, null)
      if (length === 0) break
      let start = 0
      for (let end = chunk.indexOf('\n'); end !== -1 && end < length; end = chunk.indexOf('\n', start)) {
        yield Buffer.concat([...begun, chunk.subarray(start, end + 1)])
        begun = []
        start = end + 1
      }
      if (start < length) begun.push(chunk.subarray(start, length))
    }
    if (begun.length > 0) yield Buffer.concat(begun)
  } finally {
    closeSync(handle)
  }
}

function parseLine(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString())
  } catch {
    return undefined
  }
}
