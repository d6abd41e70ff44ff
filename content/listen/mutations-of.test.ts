import { expect, test } from 'vitest'
import type { ContentDocument, Json } from '#content/documents.ts'
import type { Change, Transaction } from '#content/store/content-store.ts'
import { mutationsOf } from './mutations-of.ts'

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

test('a document is told its own mutations, in order', () => {
  const create = { createIfNotExists: { _id: 'a', _type: 'x' } }
  const patch = { patch: { id: 'a', set: { b: 1 } } }
  const made = transaction(create, { patch: { id: 'drafts.a', set: { secret: 1 } } }, patch, {
    delete: { id: 'c' },
  })
  expect(mutationsOf(made, changed('a', a))).toStrictEqual([create, patch])
  expect(mutationsOf(made, changed('c', null))).toStrictEqual([{ delete: { id: 'c' } }])
})

test('a mutation of several documents is told of each as its own', () => {
  const made = transaction(
    { patch: { id: ['a', 'drafts.a'], set: { b: 1 } } },
    { delete: { id: ['b', 'c'] } },
  )
  expect(mutationsOf(made, changed('a', a))).toStrictEqual([{ patch: { id: 'a', set: { b: 1 } } }])
  expect(mutationsOf(made, changed('c', null))).toStrictEqual([{ delete: { id: 'c' } }])
})

test('where a mutation does not say whom it is for, the outcome is told in place of all', () => {
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
    expect(mutationsOf(made, changed('a', a))).toStrictEqual(whole)
    expect(mutationsOf(made, changed('a', null))).toStrictEqual([{ delete: { id: 'a' } }])
  }
})
