import { type ContentDocument, isJsonArray, isJsonObject, type Json } from '#content/documents.ts'

/**
 * Returns the ids of all documents that must exist: the targets of every `_ref` that is not `_weak` and does
 * not lead to another dataset (`_dataset`, `_projectId`, or a resource such as `media-library:…`).
 */
export function strongReferences(document: ContentDocument): Set<string> {
  const found = new Set<string>()
  collect(document, found)
  return found
}

type Reference = { readonly [field: string]: Json; readonly _ref: string }

const isStrong = ({ _ref, _weak, _dataset, _projectId }: Reference): boolean =>
  _weak !== true && _dataset === undefined && _projectId === undefined && !_ref.includes(':')

/** Does not look inside a reference, like the store's index and GROQ. */
function collect(value: Json, found: Set<string>): void {
  if (isJsonArray(value)) {
    for (const item of value) collect(item, found)
  } else if (isJsonObject(value)) {
    const { _ref } = value
    if (!_ref) for (const inner of Object.values(value)) collect(inner, found)
    else if (typeof _ref === 'string' && isStrong({ ...value, _ref })) found.add(_ref)
  }
}

/**
 * Prepares a document for publishing: references that were weak only until then (`_strengthenOnPublish`)
 * become strong, unless their field is weak itself.
 */
export function strengthen<T extends Json>(value: T): T
export function strengthen(value: Json): Json {
  if (isJsonArray(value)) return value.map((item) => strengthen(item))
  if (!isJsonObject(value)) return value
  const { _strengthenOnPublish: intent, _weak, ...rest } = value
  const fields = Object.entries(intent === undefined ? value : rest)
  const result = Object.fromEntries(fields.map(([name, inner]) => [name, strengthen(inner)]))
  const staysWeak = intent !== undefined && isJsonObject(intent) && intent.weak === true
  return staysWeak ? { ...result, _weak: true } : result
}
