/** One thing described in the vocabulary of schema.org. What is not known is left out, never empty. */
export interface JsonLd {
  [property: string]: JsonLdValue
}

type JsonLdValue = string | number | boolean | JsonLd | JsonLdValue[]

/** The properties that are known: `undefined` and empty lists leave no trace. */
export function known(properties: Record<string, JsonLdValue | undefined>): JsonLd {
  const entries = Object.entries(properties).filter(
    (entry): entry is [string, JsonLdValue] =>
      entry[1] !== undefined && !(Array.isArray(entry[1]) && entry[1].length === 0),
  )
  return Object.fromEntries(entries)
}
