import type { EntryField, Field, Fields, ObjectField, RichTextField } from '#cms/model/fields/field.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { assetProjection, toProjection } from './to-projection.ts'

/** Sends a query to the content service. */
type Ask = (question: { query: string; params: { [name: string]: string[] } }) => Promise<unknown>

/** What a reference expands to: the fields of its shape, or the file of an image. */
type Target = ObjectField | 'asset'
type Found = Map<Target, Map<string, unknown>>

/**
 * Replaces each reference in the documents with its target, as deep as the model defines; a field added to
 * the model needs no new query. A reference to a missing document or to an unpublished page becomes null. It
 * sends one query per level of references, at most four, because a projection of a whole page would be
 * several times the length that the service accepts.
 */
export async function followReferences(
  fields: Fields,
  documents: readonly unknown[],
  ask: Ask,
): Promise<unknown[]> {
  const found: Found = new Map()
  for (;;) {
    const missing = new Map<Target, Set<string>>()
    const whole = documents.map((document) =>
      isRecord(document) ? fill(fields, document, { found, missing }) : document,
    )
    if (missing.size === 0) return whole
    await fetchMissing(missing, found, ask)
  }
}

async function fetchMissing(missing: ReadonlyMap<Target, ReadonlySet<string>>, found: Found, ask: Ask) {
  const targets = [...missing]
  const parts = targets.map(([target], at) => `"t${at}": ${toReferenceQuery(target, `$t${at}`)}`)
  const params = Object.fromEntries(targets.map(([, ids], at) => [`t${at}`, [...ids]]))
  const answer = await ask({ query: `{${parts.join(', ')}}`, params })
  for (const [at, [target, ids]] of targets.entries()) {
    const known = found.get(target) ?? new Map<string, unknown>()
    found.set(target, known)
    for (const id of ids) known.set(id, null)
    const documents = isRecord(answer) ? answer[`t${at}`] : []
    for (const one of Array.isArray(documents) ? documents : [])
      if (isRecord(one) && typeof one._id === 'string') known.set(one._id, one)
  }
}

function toReferenceQuery(target: Target, ids: string): string {
  return target === 'asset'
    ? `*[_id in ${ids}]${assetProjection}`
    : `*[_id in ${ids} && draft != true]${toProjection(target.fields)}`
}

interface Following {
  found: Found
  /** Collects the ids to request. */
  missing: Map<Target, Set<string>>
}

function fill(fields: Fields, value: Record<string, unknown>, following: Following) {
  const filled = { ...value }
  for (const [name, field] of Object.entries(fields))
    if (name in value) filled[name] = fillField(field, value[name], following)
  return filled
}

function fillField(field: Field, value: unknown, following: Following): unknown {
  if (Array.isArray(value)) {
    if (field.kind === 'list') return value.map((item) => fillItem(field.of, item, following))
    if (field.kind === 'richText') return value.map((member) => fillMember(field, member, following))
    return value
  }
  if (!isRecord(value)) return value
  switch (field.kind) {
    case 'image':
      return { ...value, asset: follow('asset', value.asset, following) ?? value.asset }
    case 'reference': {
      const target = follow(field.shape, value, following)
      if (!isRecord(target)) return target
      return {
        ...fill(field.shape.fields, target, following),
        ...(value._key !== undefined && { _key: value._key }),
      }
    }
    case 'object':
      return fill(field.fields, value, following)
    case 'entry':
      return fillEntry(field, value, following)
    default:
      return value
  }
}

function follow(target: Target, value: unknown, { found, missing }: Following): unknown {
  if (!isRecord(value) || typeof value._ref !== 'string') return value
  const known = found.get(target)
  if (known?.has(value._ref)) return known.get(value._ref)
  const ids = missing.get(target) ?? new Set()
  missing.set(target, ids.add(value._ref))
  return null
}

/** Identifies a list item by its `_type`, unless the list allows only one kind of item. */
function fillItem(of: readonly Field[], item: unknown, following: Following): unknown {
  if (!isRecord(item)) return item
  const field =
    of.length === 1
      ? of[0]
      : of.find((one) => {
          if (one.kind === 'entry') return 'componentType' in item
          if (one.kind === 'reference') return typeof item._ref === 'string'
          return one.kind === 'object' && one.type === item._type && !('componentType' in item)
        })
  return field ? fillField(field, item, following) : item
}

function fillMember({ marks, members }: RichTextField, member: unknown, following: Following): unknown {
  if (!isRecord(member) || member._type !== 'block') return fillItem(asList(members), member, following)
  if (!Array.isArray(member.markDefs)) return member
  return { ...member, markDefs: member.markDefs.map((mark) => fillItem(asList(marks), mark, following)) }
}

/** Lists the only field twice, so that a single kind of item is also identified by its type. */
const asList = (fields: readonly ObjectField[]): readonly Field[] => [...fields, ...fields]

function fillEntry({ blocks, shared }: EntryField, value: Record<string, unknown>, following: Following) {
  const block = blocks.find(({ componentType }) => componentType === value.componentType)
  if (!block) return value
  const { wrapper, fields } = block
  const beside = fill(shared, value, following)
  if (wrapper === null) return fill(fields, beside, following)
  const own = value[wrapper]
  return isRecord(own) ? { ...beside, [wrapper]: fill(fields, own, following) } : beside
}
