import { z } from 'zod'
import { findSimilarNames } from '#domain/near-names.ts'
import { flattenIssues, toProblems } from './problem.ts'
import { isRecord } from './record.ts'
import type { Unreadable } from './value.ts'

/** Selects the schema by the name in the value, so that a problem is reported for that schema only. */
export function oneOf(
  schemas: Map<string, z.ZodType>,
  nameIn: (value: Record<string, unknown>) => unknown,
): z.ZodType {
  const [only, ...more] = schemas.values()
  return z.unknown().transform((value, context) => {
    const name = isRecord(value) ? nameIn(value) : undefined
    const alone = more.length === 0 && name === undefined ? only : undefined
    const schema = typeof name === 'string' ? schemas.get(name) : alone
    if (!schema) {
      context.addIssue({ code: 'custom', message: notKnown(name, [...schemas.keys()]) })
      return z.NEVER
    }
    const result = schema.safeParse(value)
    if (result.success) return result.data
    for (const { steps, message } of flattenIssues(result.error))
      context.addIssue({ code: 'custom', path: [...steps], message })
    return z.NEVER
  })
}

/**
 * Wraps a schema so that a value it refuses becomes an `unreadable`. One bad block then does not break the
 * page.
 */
export function forgiving(schema: z.ZodType): z.ZodType {
  return z.unknown().transform((value): unknown => {
    const result = schema.safeParse(value)
    return result.success ? result.data : unreadable(value, result.error)
  })
}

function unreadable(value: unknown, error: z.ZodError): Unreadable {
  const { _key, _type, componentType } = isRecord(value) ? value : {}
  return {
    _type: 'unreadable',
    ...(typeof _key === 'string' && { _key }),
    was: String(componentType ?? _type ?? 'nothing'),
    problems: toProblems(error).map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)),
  }
}

function notKnown(name: unknown, known: readonly string[]): string {
  if (typeof name !== 'string') return 'has no type: give it a _type or, if it is a block, a componentType'
  const near = findSimilarNames(name, known)
  const use = known.length > 12 && near.length > 0 ? near : known
  return `is ${JSON.stringify(name)}, which is not recognized: use ${use.map((one) => JSON.stringify(one)).join(', ')}`
}
