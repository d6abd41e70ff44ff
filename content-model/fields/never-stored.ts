import { isRecord } from './record.ts'

/**
 * Fields that the specification names and that no public document may hold: whoever reads the site could read them too.
 * The validator refuses them.
 */
export const neverStored: readonly string[] = ['authToken']

/** The same value without such fields, however deep: for answers of a content service that may hold some. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !neverStored.includes(name))
      .map(([name, held]) => [name, withoutSecrets(held)]),
  )
}
