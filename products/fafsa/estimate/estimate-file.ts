import { fieldNames } from './estimate-fields.ts'
import { pickValues } from './read-estimate.ts'

const format = 'fafsa-estimate'
const version = 1

export type OpenedEstimate =
  | { ok: true; values: Record<string, string> }
  | { ok: false; problem: 'not_json' | 'other' | 'newer' }
  | { ok: false; problem: 'field'; field: string }

/** Writes answers as the text of a file. */
export function writeEstimateFile(values: Readonly<Record<string, string>>): string {
  return `${JSON.stringify({ format, version, answers: values }, null, 2)}\n`
}

/** Reads answers from the text of a file: all of them, or none with the reason. */
export function openEstimateFile(text: string): OpenedEstimate {
  try {
    return readEstimateFile(JSON.parse(text))
  } catch {
    return { ok: false, problem: 'not_json' }
  }
}

/** Reads what `writeEstimateFile` wrote, which people can change. */
export function readEstimateFile(file: unknown): OpenedEstimate {
  if (!isRecord(file) || file.format !== format || !isRecord(file.answers))
    return { ok: false, problem: 'other' }
  if (file.version !== version) return { ok: false, problem: 'newer' }
  const entries = Object.entries(file.answers)
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const unknown = entries.find(([name, value]) => !fieldNames.has(name) || typeof value !== 'string')
  return unknown
    ? { ok: false, problem: 'field', field: unknown[0].slice(0, 40) }
    : { ok: true, values: pickValues(texts) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
