import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json, JsonObject } from '#content/documents.ts'
import { ContentError } from '#content/errors.ts'
import { selectIds } from '#content/query/select-ids.ts'
import { act } from './act.ts'
import { newMeter } from './json-bounds.ts'
import { dataset, memoryStore } from './mutate.fixture.ts'
import { mutate } from './mutate.ts'
import { MutationRefused } from './mutation-errors.ts'
import { applyPatch } from './patch.ts'
import { readPatchOperations } from './patch-request.ts'

const runs = { numRuns: 400, endOnFailure: true }

const piece = fc.constantFrom(
  ...[
    'a',
    'b',
    'list',
    '_key',
    '.',
    '..',
    '[',
    ']',
    '[0]',
    '[-1]',
    '[1:]',
    ':',
    ',',
    '0',
    '-3',
    '"k"',
    "'a'",
    '@',
    '?',
  ],
  ...[
    '==',
    '!=',
    '<',
    '>=',
    '$',
    ' ',
    'true',
    '[_key=="k"]',
    '[@ > 1]',
    '*',
    '(',
    '\\',
    'é',
    '\u0000',
    '1e9',
    '_id',
  ],
)
const path = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''))
const value = fc.constantFrom<Json>(1, 'text', null, [], {}, [{ _key: 'k', a: 1 }])
const operations = fc.oneof(
  fc.record({ set: fc.dictionary(path, value, { maxKeys: 2, noNullPrototype: true }) }),
  fc.record({ setIfMissing: fc.dictionary(path, value, { maxKeys: 2, noNullPrototype: true }) }),
  fc.record({ unset: fc.array(path, { maxLength: 2 }) }),
  fc.record({ inc: fc.dictionary(path, fc.integer(), { maxKeys: 1, noNullPrototype: true }) }),
  fc.record({ insert: fc.record({ after: path, items: fc.array(value, { maxLength: 2 }) }) }),
  fc.record({ insert: fc.record({ replace: path, items: fc.array(value, { maxLength: 2 }) }) }),
  fc.record({
    diffMatchPatch: fc.dictionary(
      path,
      fc.constantFrom('', 'x', '@@ -1 +1 @@\n-t\n+T\n', '@@ -9,9 +99 @@\n zz\n'),
      {
        maxKeys: 1,
        noNullPrototype: true,
      },
    ),
  }),
)
const document: JsonObject = {
  _id: 'x',
  _type: 't',
  a: { a: [1, 2, [3, { b: 'text' }]], b: null, "it's": 1 },
  b: 'text',
  list: [{ _key: 'k', a: 1 }, { _key: 'l' }, 5, 'text', null, true],
}
const unchanged = JSON.stringify(document)

test('applies any patch with any paths or refuses it with a sentence', () => {
  let applied = 0
  const run = (patch: object) => {
    try {
      const after = applyPatch(document, readPatchOperations(patch), newMeter())
      expect(JSON.parse(JSON.stringify(after))).toEqual(after)
      applied++
    } catch (error) {
      if (!(error instanceof MutationRefused)) throw error
    }
    expect(JSON.stringify(document)).toBe(unchanged)
  }
  fc.assert(fc.property(operations, run), runs)
  expect(applied).toBeGreaterThan(runs.numRuns / 20)
})

const word = fc.constantFrom(
  ...[
    'create',
    'createOrReplace',
    'createIfNotExists',
    'delete',
    'patch',
    'id',
    'query',
    'params',
    '_id',
    '_type',
  ],
  ...[
    'set',
    'unset',
    'insert',
    'items',
    'before',
    'ifRevisionID',
    'inc',
    '_ref',
    '_createdAt',
    'mutations',
    'actions',
  ],
  ...[
    'actionType',
    'publishedId',
    'draftId',
    'attributes',
    'document',
    'releaseId',
    'metadata',
    'patch',
    '__proto__',
  ],
)
const actionTypes = [
  ...['create', 'replaceDraft', 'edit', 'publish', 'unpublish', 'discard', 'delete'].map(
    (name) => `document.${name}`,
  ),
  ...['create', 'replace', 'discard', 'unpublish'].map((name) => `document.version.${name}`),
  ...['create', 'edit', 'publish', 'archive', 'unarchive'].map((name) => `release.${name}`),
  ...['schedule', 'unschedule', 'delete', 'import'].map((name) => `release.${name}`),
].map((name) => `sanity.action.${name}`)
const text = fc.constantFrom('a', 'drafts.a', '', '.', 'x', '*', '*[', '2026-01-01T00:00:00Z', ...actionTypes)
const { json } = fc.letrec<{ json: Json; list: Json[]; object: { [name: string]: Json } }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.constantFrom<Json>(null, true, 0, -1, 1e300),
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('json'), { maxLength: 3 }),
  object: fc.dictionary(word, tie('json'), { maxKeys: 5, noNullPrototype: true }),
}))

const id = fc.constantFrom('a', 'drafts.a', 'versions.r.a', '_.releases.r', '#no')
const slot = fc.oneof({ arbitrary: id, weight: 2 }, json)
const sentDocument = fc.oneof(
  fc.record({ _id: id, _type: fc.constant('x'), a: json }),
  fc.record({ _id: slot, _type: slot, _createdAt: slot, a: json }, { requiredKeys: [] }),
)
const patch = fc.oneof(
  operations,
  fc.record({ set: json, unset: json, insert: json, id: json }, { requiredKeys: [] }),
)
const selection = fc.oneof(
  fc.record({ id: fc.oneof(id, fc.array(id, { maxLength: 2 })) }),
  fc.record({
    query: fc.constantFrom('*', '*[', '*[_type == "x"]', '1', '*._id', '*[_id == $id]'),
    params: json,
  }),
)
const mutation = fc.oneof(
  json,
  sentDocument.map((create) => ({ create })),
  sentDocument.map((createOrReplace) => ({ createOrReplace })),
  selection.map((chosen) => ({ delete: chosen })),
  fc.tuple(selection, patch).map(([chosen, made]) => ({ patch: { ...chosen, ...made } })),
)
const action = fc.record(
  {
    actionType: fc.constantFrom(...actionTypes),
    publishedId: fc.oneof({ arbitrary: fc.constant('a'), weight: 5 }, slot),
    draftId: fc.oneof({ arbitrary: fc.constantFrom('drafts.a', 'versions.r.a'), weight: 5 }, slot),
    versionId: fc.oneof({ arbitrary: fc.constant('versions.r.a'), weight: 5 }, slot),
    releaseId: fc.oneof({ arbitrary: fc.constant('r'), weight: 5 }, slot),
    attributes: sentDocument,
    document: sentDocument,
    patch,
    metadata: json,
    publishAt: fc.oneof(fc.constant('2026-01-01T00:00:00Z'), json),
    baseId: slot,
  },
  { requiredKeys: ['actionType', 'publishedId', 'draftId', 'versionId', 'releaseId'] },
)

test('applies any body or refuses it with 400 or 409 without a trace', async () => {
  const statuses = new Set<string>()
  const run = async (mutations: unknown[], actions: unknown[]) => {
    const { store, log } = memoryStore()
    const request = { dataset, options: {}, author: 'a' }
    await mutate({ store, select: selectIds }, { ...request, body: { mutations: [{ create: document }] } })
    for (const batch of [mutations.slice(0, 1), mutations]) {
      const body: unknown = JSON.parse(JSON.stringify({ mutations: batch }))
      statuses.add(
        `mutate ${await answered(log, mutate({ store, select: selectIds }, { ...request, body }))}`,
      )
    }
    for (const sent of [actions.slice(0, 1), actions]) {
      const body: unknown = JSON.parse(JSON.stringify({ actions: sent }))
      statuses.add(`act ${await answered(log, act({ store }, { ...request, body }))}`)
    }
  }
  const lists = [
    fc.array(mutation, { minLength: 1, maxLength: 3 }),
    fc.array(action, { minLength: 1, maxLength: 3 }),
  ] as const
  await fc.assert(fc.asyncProperty(...lists, run), runs)
  expect([...statuses].toSorted()).toEqual([
    'act 200',
    'act 400',
    'act 409',
    'mutate 200',
    'mutate 400',
    'mutate 409',
  ])
})

async function answered(log: readonly unknown[], request: Promise<unknown>): Promise<number> {
  const before = log.length
  const status = await getStatus(request)
  if (status !== 200) expect(log).toHaveLength(before)
  return status
}

async function getStatus(request: Promise<unknown>): Promise<number> {
  try {
    await request
    return 200
  } catch (error) {
    if (error instanceof ContentError) return error.status
    throw error
  }
}
