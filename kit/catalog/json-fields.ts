import { z } from 'zod'

/*
 * The fields of a JSON file have the names of the CSV columns; their values become the texts of CSV cells, so
 * that both forms are read alike.
 */

const simple = z.union([z.string(), z.number(), z.boolean(), z.null()], 'is not text, a number, or yes or no')
const value = z.union([simple, z.array(simple)], 'is not text, a number, yes or no, or a list of these')
export const jsonFields = z.record(z.string(), value)

export type JsonFields = z.output<typeof jsonFields>

export function namesOutside(given: JsonFields, known: readonly string[]): string[] {
  return Object.keys(given).filter((name) => !known.includes(name))
}

/** @param separators what stands between the parts of a list, where that is no semicolon */
export function pickCells<Cells>(
  given: JsonFields,
  names: readonly (keyof Cells & string)[],
  separators: Partial<Record<keyof Cells & string, string>> = {},
): Cells {
  return Object.fromEntries(
    names.map((name) => [name, toCellText(given[name], separators[name] ?? '; ')]),
  ) as Cells
}

/** Converts a value to the text of a CSV cell. */
function toCellText(given: JsonFields[string] | undefined, separator: string): string {
  if (Array.isArray(given)) return given.map((part) => toCellText(part, separator)).join(separator)
  if (typeof given === 'boolean') return given ? 'yes' : 'no'
  return String(given ?? '').trim()
}

/** Says what is wrong with a JSON value, each with its place, counted from 1: "lenders 2, offers 1, product: ". */
export function shapeProblems(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${describePlace(issue.path)}${issue.message}.`)
}

function describePlace(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The file: '
  const steps = path.map((step) => (typeof step === 'number' ? ` ${step + 1}` : `, ${String(step)}`))
  return `${steps.join('').slice(2)}: `
}
