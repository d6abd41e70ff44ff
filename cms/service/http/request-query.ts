import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusal } from '#content/errors.ts'
import { describe } from './bodies.ts'

/** A single value; the last one wins if it is repeated, as in the hosted service. */
export const text = z.union([z.string(), z.array(z.string()).transform((values) => values.at(-1) ?? '')])

/** `true` or `false`; clients omit it for false. */
export const flag = text
  .pipe(z.enum(['true', 'false'], 'must be true or false'))
  .transform((value) => value === 'true')
  .optional()

/** A list, given as repeated values, as comma-separated values, or both. */
export const list = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((each) => each.split(',').filter((part) => part !== '')))

export const wholeNumber = (max: number) =>
  text
    .pipe(z.string().regex(/^\d{1,9}$/, 'must be a whole number'))
    .transform((digits) => Math.min(Number(digits), max))

/**
 * Parses the query string with the schema.
 * @throws ContentError 400 that names the first invalid parameter
 */
export function parseRequestQuery<Schema extends z.ZodType>(
  { query }: FastifyRequest,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  throw refusal(400, `Invalid parameter ${describe(parsed.error)}.`)
}

/** Returns a path parameter by its name in the route. */
export function pathPart({ params }: FastifyRequest, name: string): string {
  const parts: unknown = params
  const value = typeof parts === 'object' && parts !== null ? Reflect.get(parts, name) : undefined
  if (typeof value === 'string' && value !== '') return value
  throw refusal(404, 'There is nothing at this address.')
}
