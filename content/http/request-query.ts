import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusal } from '#content/errors.ts'
import { describe } from './bodies.ts'

/** A value that is given once; of several the last counts, as with the hosted service. */
export const text = z.union([z.string(), z.array(z.string()).transform((values) => values.at(-1) ?? '')])

/** `true` or `false`; clients leave out what is false. */
export const flag = text
  .pipe(z.enum(['true', 'false'], 'must be true or false'))
  .transform((value) => value === 'true')
  .optional()

/** A list, given as repeated values, with commas, or both. */
export const list = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((each) => each.split(',').filter((part) => part !== '')))

export const wholeNumber = (most: number) =>
  text
    .pipe(z.string().regex(/^\d{1,9}$/, 'must be a whole number'))
    .transform((digits) => Math.min(Number(digits), most))

/** @returns what stands after the question mark, parsed by the schema; 400 names the first parameter that is wrong. */
export function queryOf<Schema extends z.ZodType>(
  { query }: FastifyRequest,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  throw refusal(400, `Invalid parameter ${describe(parsed.error)}.`)
}

/** @returns a part of the path by its name in the route. */
export function pathPart({ params }: FastifyRequest, name: string): string {
  const parts: unknown = params
  const value = typeof parts === 'object' && parts !== null ? Reflect.get(parts, name) : undefined
  if (typeof value === 'string' && value !== '') return value
  throw refusal(404, 'There is nothing at this address.')
}
