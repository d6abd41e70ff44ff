import {
  openPublishedFile,
  type Recognized,
  type RefusedRow,
  readTable,
  type TableFormat,
} from '#app/features/schools/ipeds/read-table.ts'
import { type CostRow, costFormats, findParts, plainFormat, toTableFormat } from './cost-formats.ts'
import type { CostSource } from './cost-sources.ts'

/** A file of figures, parsed. */
export interface CostFile {
  /** The name of the file itself, inside an archive if it is one. */
  name: string
  /** The publications that the file states in whole. */
  sources: CostSource[]
  rows: CostRow[]
  refused: RefusedRow[]
  /** The number of schools of which the file states nothing that we show. */
  skippedCount: number
  /** Whether neither its name nor its lines say what year it is of. */
  isUndated: boolean
}

/** The maximum unpacked size; the College Scorecard's file of 2025 is about 100 MB. */
export const maxCostFileBytes = 300 * 1024 * 1024

/**
 * Parses a file of figures: IPEDS charges, student aid, net prices, or graduation rates, the College Scorecard's
 * institutions, or the plain form. Its header says which; its name says the year.
 */
export async function readCostFile(
  bytes: Buffer,
  fileName: string,
): Promise<{ ok: true; file: CostFile } | { ok: false; problems: string[] }> {
  const opened = await openPublishedFile(bytes, fileName, maxCostFileBytes)
  if (!opened.ok) return opened
  const { name, text } = opened.file
  let sources: CostSource[] = []
  let isUndated = false
  const read = await readTable(text, (header): Recognized<TableFormat<CostRow>> => {
    const form = [plainFormat, ...costFormats].find((each) => findParts(each, header).length > 0)
    if (!form || !header.includes('unitid')) return { ok: false, problems: [unknownHeader] }
    const parts = findParts(form, header)
    const period = form.period(name)
    sources = parts.map(({ source }) => source)
    isUndated = period === '' && parts.some(({ periodColumn }) => periodColumn === undefined)
    return { ok: true, form: toTableFormat(parts, period) }
  })
  if (!read.ok) return read
  return { ok: true, file: { name, sources, isUndated, ...read.table } }
}

const unknownHeader = `line 1: is not the header of a school cost file, such as ${costFormats.map(({ example }) => example).join(', ')}.`
