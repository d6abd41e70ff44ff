import { isJsonArray, isJsonObject, type Json, type JsonObject } from '#content/documents.ts'

/** Marks references that are weak only during an import. */
const MARK = '_strengthenAfterImport'

/**
 * Makes strong references weak if their targets do not exist yet.
 * @returns the same object if there are none
 */
export function weakenForwardReferences(value: Json, isThere: (id: string) => boolean): Json {
  return mapReferences(value, (reference) => {
    const { _ref, _weak } = reference
    if (typeof _ref !== 'string' || _weak === true || isThere(_ref)) return reference
    return { ...reference, _weak: true, [MARK]: true }
  })
}

/** Reverses `weakenForwardReferences`. */
export function restoreStrongReferences(value: Json): Json {
  return mapReferences(value, (reference) => {
    if (reference[MARK] !== true) return reference
    const { _weak, [MARK]: _mark, ...strong } = reference
    return strong
  })
}

function mapReferences(value: Json, change: (reference: JsonObject) => JsonObject): Json {
  if (isJsonArray(value)) {
    const items = value.map((item) => mapReferences(item, change))
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).map(([name, field]) => [name, mapReferences(field, change)] as const)
  const isChanged = entries.some(([name, field]) => field !== value[name])
  const fields = isChanged ? Object.fromEntries(entries) : value
  return '_ref' in fields ? change(fields) : fields
}
