import type { Json } from '#content/documents.ts'

/**
 * Models mutations a second time, as simply as possible: with full copies, only the paths that the test uses,
 * and no library. A refused transaction throws.
 */
export type ModelState = ReadonlyMap<string, Fields>
export type Fields = Record<string, Json>

interface ModelPatch {
  set?:
    | { n: number }
    | { 'o.x': number }
    | { ref: Json }
    | { 'list[0].n': number }
    | { 'list[_key=="k1"].n': number }
  setIfMissing?: { n: number } | { list: Json[] }
  unset?: ('n' | 'list[-1]' | 'ref')[]
  inc?: { n: number }
  dec?: { n: number }
  insert?: { after: 'list[-1]'; items: Json[] } | { before: 'list[_key=="k1"]'; items: Json[] }
}

export type ModelMutation =
  | { create: Fields & { _id: string } }
  | { createIfNotExists: Fields & { _id: string } }
  | { createOrReplace: Fields & { _id: string } }
  | { delete: { id: string } }
  | { patch: { id: string } & ModelPatch }

/** @returns the state after the transaction and the ids it changed */
export function transact(before: ModelState, mutations: readonly ModelMutation[]) {
  const state = new Map(before)
  const touched = new Set<string>()
  for (const mutation of mutations) for (const id of apply(state, mutation)) touched.add(id)
  for (const fields of state.values()) {
    for (const id of strong(fields)) if (!state.has(id)) throw new Error(`no ${id}`)
  }
  return { state, touched }
}

function apply(state: Map<string, Fields>, mutation: ModelMutation): string[] {
  if ('delete' in mutation) return state.delete(mutation.delete.id) ? [mutation.delete.id] : []
  if ('patch' in mutation) {
    const { id, ...patch } = mutation.patch
    const fields = state.get(id)
    if (!fields) throw new Error(`no ${id}`)
    state.set(id, patched(structuredClone(fields), structuredClone(patch)))
    return [id]
  }
  const [[kind, { _id: id, ...fields }] = fail()] = Object.entries(mutation)
  if (state.has(id) && kind === 'create') throw new Error(`${id} exists`)
  if (state.has(id) && kind === 'createIfNotExists') return []
  state.set(id, structuredClone(fields))
  return [id]
}

function patched(doc: Fields, patch: ModelPatch): Fields {
  const list = () => (Array.isArray(doc.list) ? doc.list : null)
  const keyed = () => [...(list() ?? []).keys()].filter((at) => isK1(list()?.[at]))
  const putN = (index: number, n: number) => {
    const items = list()
    if (items && index >= 0 && index < items.length) {
      items[index] = { ...(isObject(items[index]) ? items[index] : {}), n }
    }
  }
  for (const [path, value] of Object.entries(patch.set ?? {})) {
    if (path === 'o.x') doc.o = { ...(isObject(doc.o) ? doc.o : {}), x: value }
    else if (path === 'list[0].n') putN(0, Number(value))
    else if (path.startsWith('list[')) for (const at of keyed()) putN(at, Number(value))
    else doc[path] = value
  }
  for (const [name, value] of Object.entries(patch.setIfMissing ?? {})) if (!(name in doc)) doc[name] = value
  for (const path of patch.unset ?? []) {
    if (path === 'list[-1]') list()?.pop()
    else delete doc[path]
  }
  for (const by of [patch.inc?.n, patch.dec && -patch.dec.n]) {
    if (by === undefined) continue
    if (typeof doc.n !== 'number') throw new Error('no number')
    doc.n += by
  }
  if (patch.insert && list()) {
    const at = 'after' in patch.insert ? (list()?.length ?? 0) : keyed()[0]
    if (at !== undefined) list()?.splice(at, 0, ...structuredClone(patch.insert.items))
  }
  return doc
}

function strong(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(strong)
  if (!isObject(value)) return []
  if (typeof value._ref === 'string') return value._weak ? [] : [value._ref]
  return Object.values(value).flatMap(strong)
}

const isK1 = (item: Json | undefined): boolean => isObject(item) && item._key === 'k1'

const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fail(): never {
  throw new Error('no mutation')
}
