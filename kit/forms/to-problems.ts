import type { z } from 'zod'
import type { Problem } from './sent-form.ts'

/** Returns what a schema found wrong with a form: the first problem of each field. */
export function toProblems({ issues }: z.ZodError): Problem[] {
  const problems = issues.map(({ path: [field], message }) => ({ field: String(field), message }))
  return problems.filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at)
}
