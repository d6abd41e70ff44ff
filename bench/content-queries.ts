import type { ContentDocument, Json } from '#cms/service/documents.ts'
import { openQueries, type Queries } from '#cms/service/query/open-queries.ts'
import { plainAnswer } from '#cms/service/query/plain.fixture.ts'
import type { Documents } from '#cms/service/store/content-store.ts'
import { createProjection } from '#cms/service/store/projection.ts'
import { type Figure, median } from './figure.ts'

const ROUNDS = 15
const ASKED_PER_ROUND = 200

/**
 * Compares queries of the embedded content service with groq-js alone over the same documents, taking turns.
 */
export async function measureContentQueries(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const count of [10_000, 100_000]) {
    const documents = library(count)
    const queries = openQueries({ store: { documents: () => documents }, projectId: 'bench' })
    for (const { what, query, params, budget } of measured(count))
      figures.push(
        await compare({ what: `${what}, ${count} documents`, queries, documents, query, params, budget }),
      )
    await queries.close()
  }
  return figures
}

function measured(count: number): Pick<Comparison, 'what' | 'query' | 'params' | 'budget'>[] {
  return [
    {
      what: 'content by type and slug',
      query: '*[_type == $type && slug.current == $slug][0]{_id, title, "author": author->name}',
      params: { type: 'article', slug: `title-${count / 2}` },
      budget: '≥ 100×',
    },
    {
      what: 'latest 20 by date',
      query: '*[_type == "article"] | order(publishedAt desc)[0...20]{_id, title, publishedAt}',
      params: {},
      budget: '≥ 50×',
    },
    {
      what: 'documents that refer to one author',
      query: '*[references($author)]{_id}',
      params: { author: 'author-7' },
      budget: '–',
    },
  ]
}

interface Comparison {
  what: string
  queries: Queries
  documents: Documents
  query: string
  params: { [name: string]: Json }
  budget: string
}

async function compare({ what, queries, documents, query, params, budget }: Comparison): Promise<Figure> {
  const dataset = documents.all()
  const identity = { id: 'bench', role: 'reader' } as const
  const plain: number[] = []
  const planned: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    plainAnswer(query, params, dataset)
    const between = performance.now()
    for (let asked = 0; asked < ASKED_PER_ROUND; asked += 1)
      await queries.answer({ dataset: 'bench', query, params, identity, perspective: 'raw' })
    plain.push(between - begun)
    planned.push((performance.now() - between) / ASKED_PER_ROUND)
  }
  const times = { plain: median(plain), planned: median(planned) }
  return {
    what: `${what}: ${times.planned.toFixed(3)} ms, groq-js alone ${times.plain.toFixed(1)} ms`,
    value: `${(times.plain / times.planned).toFixed(0)}×`,
    budget,
  }
}

/** Generates articles by 100 authors, dated one minute apart; a tenth of the documents are authors. */
function library(count: number): Documents {
  const articles = Array.from({ length: count * 0.9 }, (_, place) =>
    makeDocument(`article-${place}`, 'article', {
      title: `Title ${place}`,
      slug: { _type: 'slug', current: `title-${place}` },
      publishedAt: new Date(Date.UTC(2020, 0, 1) + ((place * 7919) % count) * 60_000).toISOString(),
      author: { _type: 'reference', _ref: `author-${place % 100}` },
      body: [
        {
          _type: 'block',
          children: [{ _type: 'span', text: `The text of article ${place}, some words long.` }],
        },
      ],
    }),
  )
  const others = Array.from({ length: count * 0.1 }, (_, place) =>
    makeDocument(`author-${place}`, 'author', { name: `Author ${place}` }),
  )
  const projection = createProjection()
  projection.apply(
    1,
    [...articles, ...others].map((document) => ({ id: document._id, after: document })),
  )
  return projection.documents
}

function makeDocument(id: string, type: string, fields: { [name: string]: Json }): ContentDocument {
  const time = '2026-01-01T00:00:00Z'
  return { _id: id, _type: type, _rev: 'r', _createdAt: time, _updatedAt: time, ...fields }
}
