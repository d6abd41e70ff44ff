import { z } from 'zod'
import type { S3Place } from '#cms/service/store/blobs/s3-blobs.ts'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/*
 * A backup is gzipped text with one JSON value per line, the same for both databases: a header with the
 * migrations and the number of rows of each table, every row as [table, row], and a last line with the
 * SHA-256 of all lines before it. Bytes are written as {"base64": …}. Content blobs are rows of their tables,
 * even where the database keeps them as files; those in a bucket are not part of a backup.
 */

export type Table = keyof Schema
export type Row = Record<string, unknown>

/** What a backup includes: a database and, with SQLite, the files in its data folder. */
export interface BackupPlace {
  database: Database
  dataDir: string
  /** The bucket that a restore puts blobs into, instead of the database or the folder. */
  s3?: S3Place | undefined
}

/** Converts a row to the form in which a line stores it. */
export function packRow(row: Row): Row {
  return mapValues(row, (value) =>
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  )
}

export function unpackRow(row: Row): Row {
  return mapValues(row, (value) => {
    const bytes = bytesShape.safeParse(value)
    return bytes.success ? Buffer.from(bytes.data.base64, 'base64') : value
  })
}

function mapValues(row: Row, map: (value: unknown) => unknown): Row {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, map(value)]))
}

const bytesShape = z.strictObject({ base64: z.base64() })

export const headerShape = z.object({
  format: z.literal('bursar-backup'),
  version: z.literal(1),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  rows: z.record(z.string(), z.int().min(0)),
})
export const rowShape = z.tuple([z.string(), z.record(z.string(), z.unknown())])
export const endShape = z.object({ sha256: z.string() })
