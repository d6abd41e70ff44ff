import { type Sort, type SortField, sortFields } from './scholarship-query.ts'

const valueTypes = ['TEXT', 'NUMERIC', 'DATE'] as const
export type ValueType = (typeof valueTypes)[number]
const directions = ['ASC', 'DESC'] as const

/** The type of the values that each field sorts by. */
export const sortValueTypes: Readonly<Record<SortField, ValueType>> = {
  deadline: 'DATE',
  award_amount_high: 'NUMERIC',
  created_at: 'DATE',
  min_gpa: 'NUMERIC',
  worth_per_hour: 'NUMERIC',
}

export type ParsedSort<Field> =
  | { ok: true; sort: { field: Field; direction: 'ASC' | 'DESC' } }
  | { ok: false; problem: string }

/** Parses the `sortBy` of scholarships, such as `deadline:DATE:ASC`. */
export function parseSort(text: string): ParsedSort<Sort['field']> {
  return parseSortBy(text, sortFields, sortValueTypes)
}

/**
 * Parses `field:TYPE:DIRECTION`. The type must be the field's own.
 *
 * @returns a problem that names what is wrong and what is allowed
 */
export function parseSortBy<Field extends string>(
  text: string,
  fields: readonly Field[],
  types: Readonly<Record<Field, ValueType>>,
): ParsedSort<Field> {
  const [name = '', typeName = '', directionName = '', ...rest] = text.split(':')
  if (rest.length > 0) return refuse('It has more than three parts. Write it as field:TYPE:DIRECTION')
  const field = fields.find((known) => known === name)
  if (!field) return refuse(`There is no sort field ${quote(name)}. The fields are ${fields.join(', ')}`)
  const type = valueTypes.find((known) => known === typeName)
  if (!type)
    return refuse(`There is no value type ${quote(typeName)}. The type of ${field} is ${types[field]}`)
  if (type !== types[field]) return refuse(`The type of ${field} is ${types[field]}, not ${type}`)
  const direction = directions.find((known) => known === directionName)
  if (!direction)
    return refuse(
      `There is no direction ${quote(directionName)}. The directions are ${directions.join(', ')}`,
    )
  return { ok: true, sort: { field, direction } }
}

function refuse(problem: string): { ok: false; problem: string } {
  return { ok: false, problem: `${problem}.` }
}

function quote(text: string): string {
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`
}
