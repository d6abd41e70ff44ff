import { z } from 'zod'
import type { Schema } from './schema.ts'

/*
 * A backup is text, gzipped, one JSON value a line, the same for both databases: a header with the migrations
 * and the number of rows of each table, every row as [table, row], and a last line with the SHA-256 of all
 * lines before it.
 */

export type Table = keyof Schema
export type Row = Record<string, unknown>

export const headerShape = z.object({
  format: z.literal('bursar-backup'),
  version: z.literal(1),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  rows: z.record(z.string(), z.int().min(0)),
})
export const rowShape = z.tuple([z.string(), z.record(z.string(), z.unknown())])
export const endShape = z.object({ sha256: z.string() })
