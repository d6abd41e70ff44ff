import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ContentError } from '#content/errors.ts'
import type { ContentStore } from '#content/store/content-store.ts'
import { dataset, memoryStore, select } from './mutate.fixture.ts'
import { type Fields, type ModelMutation, type ModelState, transact } from './mutate.model.fixture.ts'
import { mutate } from './mutate.ts'
import { strongReferences } from './references.ts'

const id = fc.constantFrom('a', 'b', 'c', 'drafts.a')
const number = fc.integer({ min: -3, max: 3 })
const reference = fc.record({ _ref: id, _weak: fc.boolean() })
const item = fc.oneof(number, fc.record({ _key: fc.constantFrom('k1', 'k2') }))
const fields = fc.record(
  { n: number, list: fc.array(item, { maxLength: 3 }), ref: reference, o: fc.record({ y: number }) },
  { requiredKeys: [] },
)
const whole = fc.record({ _id: id, fields }).map(({ _id, fields }) => ({ ...fields, _id, _type: 'x' }))

const patch = fc.record(
  {
    set: fc.oneof(
      fc.record({ n: number }),
      fc.record({ 'o.x': number }),
      fc.record({ ref: reference }),
      fc.record({ 'list[0].n': number }),
      fc.record({ 'list[_key=="k1"].n': number }),
    ),
    setIfMissing: fc.oneof(fc.record({ n: number }), fc.record({ list: fc.array(item, { maxLength: 2 }) })),
    unset: fc.uniqueArray(fc.constantFrom('n' as const, 'list[-1]' as const, 'ref' as const), {
      minLength: 1,
    }),
    inc: fc.record({ n: number }),
    dec: fc.record({ n: number }),
    insert: fc.oneof(
      fc.record({ after: fc.constant('list[-1]' as const), items: fc.array(item, { maxLength: 2 }) }),
      fc.record({
        before: fc.constant('list[_key=="k1"]' as const),
        items: fc.array(item, { maxLength: 2 }),
      }),
    ),
  },
  { requiredKeys: [] },
)

const mutation: fc.Arbitrary<ModelMutation> = fc.oneof(
  whole.map((document) => ({ create: document })),
  whole.map((document) => ({ createIfNotExists: document })),
  whole.map((document) => ({ createOrReplace: document })),
  id.map((id) => ({ delete: { id } })),
  fc.record({ id, patch }).map(({ id, patch }) => ({ patch: { id, ...patch } })),
  fc.record({ id, patch }).map(({ id, patch }) => ({ patch: { id, ...patch } })),
)
const transactions = fc.array(fc.array(mutation, { minLength: 1, maxLength: 6 }), { maxLength: 8 })

test('any transaction matches a simple model or is refused without a trace', async () => {
  let done = 0
  let refused = 0
  const run = async (sequence: ModelMutation[][]) => {
    const { store, documents, log } = memoryStore()
    let state: ModelState = new Map()
    for (const [number, mutations] of sequence.entries()) {
      const transactionId = `t${number}`
      const expected = attempt(() => transact(state, mutations))
      const logged = log.length
      const isDone = await send(store, transactionId, mutations)
      expect(isDone, JSON.stringify(mutations)).toBe(expected !== undefined)
      if (expected) {
        state = expected.state
        for (const id of expected.touched) {
          if (state.has(id)) expect(documents.get(id)?._rev).toBe(transactionId)
        }
        done++
      } else {
        expect(log).toHaveLength(logged)
        refused++
      }
      expect(contents(documents.all())).toEqual(Object.fromEntries(state))
      for (const document of documents.all()) {
        for (const target of strongReferences(document)) expect(documents.get(target)?._id).toBe(target)
      }
    }
  }
  // `endOnFailure` skips shrinking, which takes minutes; the seed and path reproduce a failure.
  await fc.assert(fc.asyncProperty(transactions, run), { numRuns: 300, endOnFailure: true })
  // Both outcomes must be common for the property to mean anything.
  expect(done).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(100)
})

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

async function send(
  store: Pick<ContentStore, 'commit'>,
  transactionId: string,
  mutations: readonly ModelMutation[],
): Promise<boolean> {
  const body: unknown = JSON.parse(JSON.stringify({ mutations, transactionId }))
  try {
    await mutate({ store, select }, { dataset, body, options: {}, author: 'tester' })
    return true
  } catch (error) {
    if (error instanceof ContentError && error.status === 409) return false
    throw error
  }
}

function contents(documents: readonly Fields[]): Record<string, Fields> {
  return Object.fromEntries(
    documents.map(({ _id, _rev, _createdAt, _updatedAt, ...fields }) => [String(_id), fields]),
  )
}
