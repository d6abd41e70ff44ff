import { documentTypes, isDocumentType } from '#cms/model/documents/document-types.ts'
import type { EntryField, Field, Fields, RichTextField } from '#cms/model/fields/field.ts'
import { isRecord } from '#cms/model/fields/record.ts'

/** A text that readers see, anywhere in a document. */
export interface FoundText {
  /** A path such as `body[0].textBlock.body[3]`. */
  path: string
  parts: readonly TextPart[]
}

interface TextPart {
  text: string
  /**
   * True if a citation or an example covers the text, or if the enclosing block or table names its sources.
   */
  isCovered: boolean
}

/** Returns every text of a stored or read document in reading order. Unreadable items are skipped. */
export function findDocumentTexts(document: unknown): FoundText[] {
  const type = isRecord(document) ? document._type : undefined
  if (typeof type !== 'string' || !isDocumentType(type)) return []
  return findFieldsTexts(documentTypes[type].fields, document, { path: '', isCovered: false })
}

/** Returns every text within one field. */
export function findTexts(
  field: Field,
  value: unknown,
  place: Place = { path: '', isCovered: false },
): FoundText[] {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return typeof value === 'string'
        ? [{ path: place.path, parts: [{ text: value, isCovered: place.isCovered }] }]
        : []
    case 'list':
      return listItems(value, place).flatMap(([item, at]) => {
        const member = field.of.length === 1 ? field.of[0] : field.of.find((one) => isMemberType(one, item))
        return member ? findTexts(member, item, at) : []
      })
    case 'object':
      // A citation contains no figures of the page itself.
      return field.type === 'citation' ? [] : findFieldsTexts(field.fields, value, place)
    case 'entry':
      return findEntryTexts(field, value, place)
    case 'richText':
      return listItems(value, place).flatMap(([item, at]) => findMemberTexts(field, item, at))
    default:
      return []
  }
}

interface Place {
  path: string
  isCovered: boolean
}

function findFieldsTexts(fields: Fields, value: unknown, place: Place): FoundText[] {
  if (!isRecord(value)) return []
  const isCovered = place.isCovered || namesSources(value)
  return Object.entries(fields).flatMap(([name, field]) =>
    findTexts(field, value[name], { path: place.path === '' ? name : `${place.path}.${name}`, isCovered }),
  )
}

function findEntryTexts({ blocks, shared }: EntryField, value: unknown, place: Place): FoundText[] {
  if (!isRecord(value)) return []
  const block = blocks.find(({ componentType }) => componentType === value.componentType)
  if (!block) return []
  const isCovered = place.isCovered || namesSources(value)
  const wrapper = 'fields' in value ? 'fields' : block.wrapper
  const own =
    wrapper === null
      ? findFieldsTexts(block.fields, value, { ...place, isCovered })
      : findFieldsTexts(block.fields, value[wrapper], { path: `${place.path}.${wrapper}`, isCovered })
  return [...findFieldsTexts(shared, value, place), ...own]
}

function findMemberTexts({ members }: RichTextField, item: unknown, place: Place): FoundText[] {
  if (typeIn(item) !== 'block') {
    const member = members.find(({ type }) => type === typeIn(item))
    return member ? findTexts(member, item, place) : []
  }
  const { children, markDefs } = isRecord(item) ? item : {}
  const covering = new Set(
    listIn(markDefs).flatMap((mark) => (isRecord(mark) && covers(mark) ? [mark._key] : [])),
  )
  const parts = listIn(children).flatMap((span) => {
    if (!isRecord(span) || typeof span.text !== 'string') return []
    const isCovered = place.isCovered || listIn(span.marks).some((mark) => covering.has(mark))
    return [{ text: span.text, isCovered }]
  })
  return parts.length > 0 ? [{ path: place.path, parts }] : []
}

const covers = (mark: Record<string, unknown>) => mark._type === 'citation' || mark._type === 'example'

function namesSources({ source, sources }: Record<string, unknown>): boolean {
  return isRecord(source) || listIn(sources).length > 0
}

function listItems(value: unknown, place: Place): [item: unknown, place: Place][] {
  return listIn(value).map((item, at) => [item, { ...place, path: `${place.path}[${at}]` }])
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function typeIn(item: unknown): unknown {
  if (!isRecord(item)) return undefined
  return 'componentType' in item ? 'entry' : item._type
}

/**
 * Returns whether a list item is of this kind. Expanded references are excluded, because their text belongs
 * to another page.
 */
function isMemberType(field: Field, item: unknown): boolean {
  return typeIn(item) === (field.kind === 'object' ? field.type : field.kind)
}
