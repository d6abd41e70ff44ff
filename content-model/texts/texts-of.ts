import { documentTypes, isDocumentType } from '#content-model/documents/document-types.ts'
import type { EntryField, Field, Fields, RichTextField } from '#content-model/fields/field.ts'
import { isRecord } from '#content-model/fields/record.ts'

/** A text that readers see, wherever it stands in a document. */
export interface FoundText {
  /** Such as `body[0].textBlock.body[3]`. */
  path: string
  parts: readonly TextPart[]
}

interface TextPart {
  text: string
  /** A citation or an example covers it, or the thing it stands in names its sources. */
  isCovered: boolean
}

/** Every text of a document, stored or read, in reading order. What cannot be read is passed over. */
export function textsOfDocument(document: unknown): FoundText[] {
  const type = isRecord(document) ? document._type : undefined
  if (typeof type !== 'string' || !isDocumentType(type)) return []
  return textsOfFields(documentTypes[type].fields, document, { path: '', isCovered: false })
}

/** Every text below one field. */
export function textsOf(
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
      return itemsOf(value, place).flatMap(([item, at]) => {
        const member = field.of.length === 1 ? field.of[0] : field.of.find((one) => isOf(one, item))
        return member ? textsOf(member, item, at) : []
      })
    case 'object':
      // A source is where figures come from, and holds none of the page's own.
      return field.type === 'citation' ? [] : textsOfFields(field.fields, value, place)
    case 'entry':
      return textsOfEntry(field, value, place)
    case 'richText':
      return itemsOf(value, place).flatMap(([item, at]) => textsOfMember(field, item, at))
    default:
      return []
  }
}

interface Place {
  path: string
  isCovered: boolean
}

function textsOfFields(fields: Fields, value: unknown, place: Place): FoundText[] {
  if (!isRecord(value)) return []
  const isCovered = place.isCovered || namesSources(value)
  return Object.entries(fields).flatMap(([name, field]) =>
    textsOf(field, value[name], { path: place.path === '' ? name : `${place.path}.${name}`, isCovered }),
  )
}

function textsOfEntry({ blocks, shared }: EntryField, value: unknown, place: Place): FoundText[] {
  if (!isRecord(value)) return []
  const block = blocks.find(({ componentType }) => componentType === value.componentType)
  if (!block) return []
  const isCovered = place.isCovered || namesSources(value)
  const wrapper = 'fields' in value ? 'fields' : block.wrapper
  const own =
    wrapper === null
      ? textsOfFields(block.fields, value, { ...place, isCovered })
      : textsOfFields(block.fields, value[wrapper], { path: `${place.path}.${wrapper}`, isCovered })
  return [...textsOfFields(shared, value, place), ...own]
}

function textsOfMember({ members }: RichTextField, item: unknown, place: Place): FoundText[] {
  if (typeIn(item) !== 'block') {
    const member = members.find(({ type }) => type === typeIn(item))
    return member ? textsOf(member, item, place) : []
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

function itemsOf(value: unknown, place: Place): [item: unknown, place: Place][] {
  return listIn(value).map((item, at) => [item, { ...place, path: `${place.path}[${at}]` }])
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function typeIn(item: unknown): unknown {
  if (!isRecord(item)) return undefined
  return 'componentType' in item ? 'entry' : item._type
}

/** Whether an item of a list is of this kind. What a reference became is of the page that it came from. */
function isOf(field: Field, item: unknown): boolean {
  return typeIn(item) === (field.kind === 'object' ? field.type : field.kind)
}
