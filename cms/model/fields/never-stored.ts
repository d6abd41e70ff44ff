import { isRecord } from './record.ts'

/**
 * Fields that the specification names but no public document may contain, because every visitor could read
 * them. The validator refuses them.
 */
export const neverStored: readonly string[] = ['authToken']

/** Returns the value without these fields at any depth. Responses of a content service may contain them. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !neverStored.includes(name))
      .map(([name, held]) => [name, withoutSecrets(held)]),
  )
}
