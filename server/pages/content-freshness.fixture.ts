import fc from 'fast-check'
import { expect } from 'vitest'
import type { ContentQuestion } from '#app/content/content-client.server.ts'
import { embeddedContent } from '#app/content/embedded-content.server.ts'
import { openQueries } from '#cms/service/query/open-queries.ts'
import { dataset, document, freshStore, put } from '#cms/service/store/store.fixture.ts'
import { createRequestQueue } from '#server/request-queue.ts'
import { PageCache, type Reads } from './page-cache.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const anyId = fc.constantFrom(...ids)
const anyKind = fc.constantFrom('x', 'y')
const anyType = fc.constantFrom('article', 'note')
const reference = anyId.map((_ref) => ({ _type: 'reference', _ref, _weak: true }))

const anyDocument = fc.record(
  {
    _type: anyType,
    kind: anyKind,
    rank: fc.nat({ max: 3 }),
    slug: fc.record({ current: anyId }),
    related: reference,
    tags: fc.array(
      reference.map((each) => ({ ...each, _key: each._ref })),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['_type'] },
)

const queries = [
  '*[_type == $type]{_id, rank}',
  '*[_type == $type && kind == $kind] | order(rank desc, _id)[0..1]{_id, kind}',
  'count(*[_type == $type && rank > 1])',
  '*[_id == $id][0]{rank, "far": related->{kind, "farther": related->rank}}',
  '*[_id in [$id, $other]]{_id, "tags": tags[]->rank}',
  '*[slug.current == $id]{_id}',
  '*[_type == $type && slug.current == $id][0]{kind}',
  '*[references($id)]{_id, _type}',
  '*[_type == $type]{"from": *[references(^._id)]._id}',
  '*[_type == $type && related->kind == $kind]._id',
  '*[related._ref == $id]._id',
  '*[_type == $type && $id in tags[]._ref]._id',
  '*[kind == $kind && rank == $rank]._id',
  '*[_type == $type && !(kind == $kind)]._id',
  '*[_type == $type || _id == $id]._id',
  '*[defined(tags)]{"one": tags[0]->kind}',
  '{"all": count(*), "kinds": array::unique(*[_type == $type].kind)}',
]
const anyQuestion = fc.record({
  query: fc.constantFrom(...queries),
  params: fc.record({ type: anyType, kind: anyKind, id: anyId, other: anyId, rank: fc.nat({ max: 3 }) }),
})

const anyForm = fc
  .tuple(fc.constantFrom('', '', 'drafts.', 'versions.r.'), anyId)
  .map((parts) => parts.join(''))
const anyTransaction = fc.dictionary(anyForm, fc.option(anyDocument), { minKeys: 1, maxKeys: 3 })
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ask: anyQuestion }) },
  { weight: 1, arbitrary: fc.record({ ask: anyQuestion, whileWriting: anyTransaction }) },
  { weight: 2, arbitrary: fc.record({ write: anyTransaction }) },
)

/**
 * Runs random sequences of page requests and changes to documents and drafts, some of them during a render.
 * @returns how many cached pages were compared with a fresh render and found equal
 */
export async function compareCachedPages(numRuns: number): Promise<number> {
  await using made = await freshStore()
  const { store } = made
  const queries = openQueries({ store, projectId: 'bursar' })
  const client = embeddedContent({ store, queries }, { dataset, apiVersion: '2022-11-15' })
  const write = (documents: Record<string, object | null>) =>
    put(
      store,
      Object.fromEntries(
        Object.entries(documents).map(([id, fields]) => [id, fields && document(id, { ...fields })]),
      ),
    )

  let kept = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 20 }), async (steps) => {
      const cache = new PageCache<{ text: string; bytes: number; storable: boolean }>({
        maxBytes: 1_000_000,
        now: () => new Date(),
        queue: createRequestQueue(),
      })
      const stop = client.onChange((tags) => cache.invalidate(tags))
      const asked = new Map<string, ContentQuestion>()
      const fresh = async (key: string) =>
        JSON.stringify((await client.ask(asked.get(key) ?? { query: '' })).result)
      for (const step of steps) {
        if ('write' in step) await write(step.write)
        else {
          const key = JSON.stringify(step.ask)
          asked.set(key, step.ask)
          await cache.load(key, 'a', async (reads: Reads) => {
            const { result, tags } = await client.ask(step.ask)
            if ('whileWriting' in step) await write(step.whileWriting)
            for (const tag of tags) reads.tag(tag)
            return { text: JSON.stringify(result), bytes: 1, storable: true }
          })
        }
        for (const key of asked.keys()) {
          const page = cache.get(key)
          if (!page) continue
          kept += 1
          expect({ key, text: page.text }).toEqual({ key, text: await fresh(key) })
        }
      }
      stop()
    }),
    { numRuns },
  )
  await queries.close()
  return kept
}
