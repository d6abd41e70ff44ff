import type { ContentDocument, Json } from '#content/documents.ts'

export interface PackedFields {
  /** The JSON of each field. */
  texts: Record<string, string>
  /** The ids that the fields refer to, so that nothing must be parsed to find them. */
  references: readonly string[]
}

/**
 * Adds fields to a document that are parsed when they are read. To readers they look like ordinary fields:
 * they are listed, spread, compared, cloned, and written as JSON like any other. They cannot be assigned.
 */
export function packFields(document: ContentDocument, packed: PackedFields): ContentDocument {
  new Packed(document, packed)
  for (const field of Object.keys(packed.texts))
    Object.defineProperty(document, field, toPropertyDescriptor(field))
  return document
}

/**
 * Returns the given object from its constructor, so that a derived class adds its private fields to that
 * object.
 */
class Given {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: a private field is invisible to readers of documents; a symbol would be copied with them.
    return object
  }
}

class Packed extends Given {
  readonly #fields: PackedFields

  constructor(document: object, fields: PackedFields) {
    super(document)
    this.#fields = fields
  }

  static of(document: object): PackedFields | undefined {
    return #fields in document ? document.#fields : undefined
  }
}

export const getPackedFields = Packed.of

/** Uses one getter per name, because objects share their layout only if they share the getters. */
function toPropertyDescriptor(field: string): PropertyDescriptor {
  const known = properties.get(field)
  if (known) return known
  const made: PropertyDescriptor = {
    enumerable: true,
    configurable: true,
    get(this: object) {
      return parseText(getPackedFields(this)?.texts[field] ?? 'null')
    },
  }
  if (properties.size < maxProperties) properties.set(field, made)
  return made
}
const properties = new Map<string, PropertyDescriptor>()
/**
 * Editors choose the names of fields; beyond this number documents no longer share a layout, and nothing else
 * changes.
 */
const maxProperties = 1_000

function parseText(text: string): Json {
  const known = recent.get(text)
  if (known !== undefined) {
    recent.delete(text)
    recent.set(text, known)
    return known
  }
  listener?.(text.length)
  const value: Json = JSON.parse(text)
  recent.set(text, value)
  recentCharacters += text.length
  for (const oldest of recent.keys()) {
    if (recentCharacters <= maxRecentCharacters) break
    recent.delete(oldest)
    recentCharacters -= oldest.length
  }
  return value
}
/**
 * Tells the listener the length of each text that is about to be parsed while the work runs, so that whoever
 * reads documents can count that.
 */
export function withParseListener<Value>(onParsed: (characters: number) => void, work: () => Value): Value {
  const outer = listener
  listener = onParsed
  try {
    return work()
  } finally {
    listener = outer
  }
}
let listener: ((characters: number) => void) | undefined

/** Recently parsed values by their JSON. */
const recent = new Map<string, Json>()
let recentCharacters = 0
/** About 8 MB when parsed. Evaluating a query reads the same fields more than once. */
const maxRecentCharacters = 2_000_000
