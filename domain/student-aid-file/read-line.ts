import { parseUsDay } from '#domain/dates.ts'
import { parseMoney } from '#domain/money.ts'

/** More than anybody owes on one loan. */
const maxCents = 1_000_000_000

/** The labels whose values we read. Nothing else of a loan is looked at. */
const wordReaders = {
  'Loan Type Code': readWords,
  'Loan Type': readWords,
  'Loan Type Description': readWords,
  'Loan Date': parseUsDay,
  'Current Loan Status Description': readWords,
  'Loan Status Description': readWords,
  'Loan Status Effective Date': parseUsDay,
  'Loan Disbursement Date': parseUsDay,
  'Loan Repayment Begin Date': parseUsDay,
  'Loan Repayment Plan Type Code Description': readWords,
}
const numberReaders = {
  'Loan Disbursement Amount': readCents,
  'Loan Outstanding Principal Balance': readCents,
  'Loan Outstanding Interest Balance': readCents,
  'Loan Interest Rate': readPercent,
}

export type WordLabel = keyof typeof wordReaders
export type NumberLabel = keyof typeof numberReaders

/** A line of a loan. The value is undefined when there is none, or none that can be read. */
export type LoanLine =
  | { label: WordLabel; value: string | undefined }
  | { label: NumberLabel; value: number | undefined }

/** Reads the value of a label; undefined for a label that we don't read. */
export function readLine(label: string, value: string): LoanLine | undefined {
  if (isLabelOf(wordReaders, label)) return { label, value: wordReaders[label](value) }
  if (isLabelOf(numberReaders, label)) return { label, value: numberReaders[label](value) }
  return undefined
}

function isLabelOf<Readers extends object>(readers: Readers, label: PropertyKey): label is keyof Readers {
  return Object.hasOwn(readers, label)
}

/** A code, or the name of a type or a status, in capitals. A longer number is no part of one. */
function readWords(value: string): string | undefined {
  const words = value.toUpperCase().replace(/\s+/g, ' ')
  return /^[A-Z][A-Z\d ,.()&/'-]{0,79}$/.test(words) && !/\d{3}/.test(words) ? words : undefined
}

/** `$1,750` or `$1,750.25`, in cents. */
function readCents(value: string): number | undefined {
  const parsed = parseMoney(value)
  return parsed.ok && parsed.cents <= maxCents ? parsed.cents : undefined
}

/** `4.53%` or `4.53`. */
function readPercent(value: string): number | undefined {
  const [, digits] = /^(\d{1,2}(?:\.\d{1,4})?)\s*%?$/.exec(value) ?? []
  return digits === undefined ? undefined : Number(digits)
}
