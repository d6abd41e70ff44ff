import { decode } from '#sources/decode.ts'
import type { OfferCells } from './offer-fields.ts'
import type { PaymentCells } from './payment-fields.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'

/** What a file says, not yet read cell by cell. */
export interface LenderFile {
  lenders: FileLender[]
  payments: { at: string; cells: PaymentCells }[]
}

/** Every offer of one lender. A lender with a problem is refused whole. */
export interface FileLender {
  id: string
  name: string
  offers: { at: string; cells: OfferCells }[]
  problems: Problem[]
}

export interface Problem {
  /** Where in the file: "line 3", or "lender 2, offer 1". */
  at: string
  /** What is wrong and what to write instead. */
  text: string
}

export type ReadFile = { ok: true; file: LenderFile } | { ok: false; problems: string[] }

/** Reads a lender file, CSV or JSON by its first character. A file that is neither is a problem, not an error. */
export function readLenderFile(bytes: Buffer): ReadFile {
  // "PK" begins every zip archive, and a workbook is one.
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    return {
      ok: false,
      problems: ['This is a workbook or an archive: save the sheet as "CSV UTF-8" and load that.'],
    }
  const text = decode(bytes).replace(/^\uFEFF/, '')
  if (text.trim() === '') return { ok: false, problems: ['The file is empty.'] }
  return /^\s*[{[]/.test(text) ? readJson(text) : readCsv(text)
}
