import { z } from 'zod'
import { nearNames } from '#domain/near-names.ts'
import { issuesOf, problemsOf } from './problem.ts'
import { isRecord } from './record.ts'
import type { Unreadable } from './value.ts'

/** Chooses the schema by what the value calls itself, so that a problem is told of that one and not of all. */
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
    for (const { steps, message } of issuesOf(result.error))
      context.addIssue({ code: 'custom', path: [...steps], message })
    return z.NEVER
  })
}

/** The same schema; what it refuses becomes an `unreadable`, so that one bad block leaves a page standing. */
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
    problems: problemsOf(error).map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)),
  }
}

function notKnown(name: unknown, known: readonly string[]): string {
  if (typeof name !== 'string') return 'does not say what it is: give it a _type, or a block a componentType'
  const near = nearNames(name, known)
  const use = known.length > 12 && near.length > 0 ? near : known
  return `is ${JSON.stringify(name)}, which is not known: use ${use.map((one) => JSON.stringify(one)).join(', ')}`
}
