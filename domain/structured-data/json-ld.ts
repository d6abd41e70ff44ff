/** One thing described in the schema.org vocabulary. Unknown properties are left out and never empty. */
export interface JsonLd {
  [property: string]: JsonLdValue
}

type JsonLdValue = string | number | boolean | JsonLd | JsonLdValue[]

/** Returns a description as it is rendered, without undefined properties and empty lists. */
export function omitUnknown(description: object): JsonLd {
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
      if (!Array.isArray(value)) return omitUnknown(value)
      const told = value.map(knownValue).filter((item) => item !== undefined)
      return told.length > 0 ? told : undefined
    }
    default:
      return undefined
  }
}
