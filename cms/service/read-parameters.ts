import type { z } from 'zod'
import { refusal } from './errors.ts'

/**
 * Parses the parameters of a query string that describe an image or an upload.
 * @throws ContentError 400 that names the first invalid parameter
 */
export function readParameters<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw refusal(
    400,
    `Invalid value for "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'not understood'}.`,
  )
}
