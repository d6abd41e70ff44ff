import type { Change } from '#content/store/content-store.ts'
import type { Audience } from './audience.ts'

/**
 * Finds the audiences that a change may concern without checking each one: most listeners want one document
 * or one type.
 */
export interface AudienceIndex<Each extends Audience> {
  add(audience: Each): void
  remove(audience: Each): void
  concernedBy(change: Change): Iterable<Each>
}

export function audienceIndex<Each extends Audience>(): AudienceIndex<Each> {
  const byId = new Map<string, Set<Each>>()
  const byType = new Map<string, Set<Each>>()
  const others = new Set<Each>()
  const findSets = ({ ids, types }: Each): [Map<string, Set<Each>>, readonly string[]] | undefined => {
    if (ids) return [byId, ids]
    return types && [byType, types]
  }
  return {
    add(audience) {
      const places = findSets(audience)
      if (!places) return void others.add(audience)
      const [index, keys] = places
      for (const key of keys) {
        const found = index.get(key)
        if (found) found.add(audience)
        else index.set(key, new Set([audience]))
      }
    },
    remove(audience) {
      const places = findSets(audience)
      if (!places) return void others.delete(audience)
      const [index, keys] = places
      for (const key of keys) {
        const found = index.get(key)
        found?.delete(audience)
        if (found?.size === 0) index.delete(key)
      }
    },
    *concernedBy({ id, before, after }) {
      yield* others
      yield* byId.get(id) ?? []
      if (before) yield* byType.get(before._type) ?? []
      if (after && after._type !== before?._type) {
        // An audience that wants both types was yielded above.
        for (const audience of byType.get(after._type) ?? []) {
          if (!before || !audience.types?.includes(before._type)) yield audience
        }
      }
    },
  }
}
