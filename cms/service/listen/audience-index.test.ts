import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentDocument } from '#content/documents.ts'
import type { Audience } from './audience.ts'
import { audienceIndex } from './audience-index.ts'

const audience = (ids?: readonly string[], types?: readonly string[]): Audience => ({
  ids,
  types,
  findTransition: () => undefined,
  events: () => [],
  isForEverybody: true,
  goodbye: () => undefined,
  restart: () => '',
})

const document = (id: string, type: string): ContentDocument => ({
  _id: id,
  _type: type,
  _rev: '',
  _createdAt: '',
  _updatedAt: '',
})

const names = fc.constantFrom('a', 'b', 'c')
const keys = fc.option(fc.uniqueArray(names), { nil: undefined })
const state = fc.option(names, { nil: null })

test('every audience that a change may concern is found once, and none that has left', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(keys, keys, fc.boolean())),
      names,
      state,
      state,
      (all, id, before, after) => {
        const index = audienceIndex()
        const made = all.map(([ids, types, stays]) => ({ audience: audience(ids, types), stays }))
        for (const each of made) index.add(each.audience)
        for (const each of made) if (!each.stays) index.remove(each.audience)
        const change = { id, before: before && document(id, before), after: after && document(id, after) }
        const found = [...index.concernedBy(change)]
        const wanted = made.filter(({ audience: { ids, types }, stays }) => {
          if (!stays) return false
          if (ids) return ids.includes(id)
          return !types || [before, after].some((type) => type !== null && types.includes(type))
        })
        expect(found).toHaveLength(wanted.length)
        expect(new Set(found)).toStrictEqual(new Set(wanted.map((each) => each.audience)))
      },
    ),
  )
})
