import type { ContentDocument, Json } from '#content/documents.ts'

export interface PackedFields {
  /** The JSON of each field. */
  texts: Record<string, string>
  /** The ids they refer to, so that nothing is parsed to know them. */
  references: readonly string[]
}

/**
 * Gives a document fields that are parsed when they are read. To every reader they are its own fields: they are listed, spread,
 * compared, cloned and written as JSON like any other. They cannot be assigned.
 */
export function packFields(document: ContentDocument, packed: PackedFields): ContentDocument {
  new Packed(document, packed)
  for (const field of Object.keys(packed.texts)) Object.defineProperty(document, field, propertyOf(field))
  return document
}

/** Returns what it is given, so that a class derived from it puts its private fields on that. */
class Given {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: a private field is invisible to all who read documents; a symbol would be copied along.
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

export const packedOf = Packed.of

/** One getter for a name, since objects share their layout only where they share the getters. */
function propertyOf(field: string): PropertyDescriptor {
  const known = properties.get(field)
  if (known) return known
  const made: PropertyDescriptor = {
    enumerable: true,
    configurable: true,
    get(this: object) {
      return parseText(packedOf(this)?.texts[field] ?? 'null')
    },
  }
  if (properties.size < maxProperties) properties.set(field, made)
  return made
}
const properties = new Map<string, PropertyDescriptor>()
/** Field names are the editors' choice; beyond these a layout is not shared, and nothing else changes. */
const maxProperties = 1_000

function parseText(text: string): Json {
  const known = recent.get(text)
  if (known !== undefined) {
    recent.delete(text)
    recent.set(text, known)
    return known
  }
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
/** By their text. */
const recent = new Map<string, Json>()
let recentCharacters = 0
/** About 8 MB when parsed: a page of a query reads the same fields more than once. */
const maxRecentCharacters = 2_000_000
