import { expect, test } from 'vitest'
import type { ContentDocument, Json } from '#content/documents.ts'
import type { Change, Transaction } from '#content/store/content-store.ts'
import { listMutations } from './list-mutations.ts'

const a: ContentDocument = { _id: 'a', _type: 'x', _rev: 'r', _createdAt: '', _updatedAt: '' }
const changed = (id: string, after: ContentDocument | null): Change => ({ id, before: a, after })
const transaction = (...mutations: Json[]): Transaction => ({
  number: 1,
  id: 't',
  dataset: 'd',
  author: 'x',
  at: '',
  changes: [],
  mutations,
})

test('a document gets its own mutations, in order', () => {
  const create = { createIfNotExists: { _id: 'a', _type: 'x' } }
  const patch = { patch: { id: 'a', set: { b: 1 } } }
  const made = transaction(create, { patch: { id: 'drafts.a', set: { secret: 1 } } }, patch, {
    delete: { id: 'c' },
  })
  expect(listMutations(made, changed('a', a))).toStrictEqual([create, patch])
  expect(listMutations(made, changed('c', null))).toStrictEqual([{ delete: { id: 'c' } }])
})

test('a mutation of several documents is split into one for each', () => {
  const made = transaction(
    { patch: { id: ['a', 'drafts.a'], set: { b: 1 } } },
    { delete: { id: ['b', 'c'] } },
  )
  expect(listMutations(made, changed('a', a))).toStrictEqual([{ patch: { id: 'a', set: { b: 1 } } }])
  expect(listMutations(made, changed('c', null))).toStrictEqual([{ delete: { id: 'c' } }])
})

test('if a mutation does not name its documents, the outcome replaces all mutations', () => {
  const whole = [{ createOrReplace: a }]
  const nameless: Json[] = [
    { patch: { query: '*[_id in path("drafts.**")]', set: { secret: 1 } } },
    { create: { _type: 'x' } },
    { create: { _id: 'a.', _type: 'x' } },
    { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' },
    'nonsense',
  ]
  for (const each of nameless) {
    const made = transaction({ patch: { id: 'a', set: { b: 1 } } }, each)
    expect(listMutations(made, changed('a', a))).toStrictEqual(whole)
    expect(listMutations(made, changed('a', null))).toStrictEqual([{ delete: { id: 'a' } }])
  }
})
