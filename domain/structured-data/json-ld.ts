/** One thing described in the vocabulary of schema.org. What is not known is left out, never empty. */
export interface JsonLd {
  [property: string]: JsonLdValue
}

type JsonLdValue = string | number | boolean | JsonLd | JsonLdValue[]

/** A description as it is printed: properties without a value and empty lists leave no trace. */
export function known(description: object): JsonLd {
  return Object.fromEntries(
    Object.entries(description).flatMap(([property, value]) => {
      const told = knownValue(value)
      return told === undefined ? [] : [[property, told]]
    }),
  )
}

function knownValue(value: unknown): JsonLdValue | undefined {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value
    case 'object': {
      if (value === null) return undefined
      if (!Array.isArray(value)) return known(value)
      const told = value.map(knownValue).filter((item) => item !== undefined)
      return told.length > 0 ? told : undefined
    }
    default:
      return undefined
  }
}
