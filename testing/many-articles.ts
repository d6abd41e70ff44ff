import type { ContentDocument, Json } from '#cms/service/documents.ts'
import type { Database } from '#server/database/database.ts'
import { randomNumbers } from './random-numbers.ts'

/** Describes a set of generated articles; repeated runs write the same ones. */
export interface ManyArticles {
  count: number
  dataset: string
}

const authors = 50
const categories = 30
const blocks = 4

/**
 * Generates an article as an editor would save it: several blocks of portable text with marks and a link,
 * references to an author, two categories and an image, a slug, and search words. It is 2 to 3 KB of JSON.
 */
export function article(number: number): ContentDocument {
  const random = integers(number)
  const publishedAt = new Date(Date.UTC(2020, 0, 1) + number * 1_800_000).toISOString()
  return {
    _id: uuid(random),
    _type: 'article',
    _rev: uuid(random),
    _createdAt: publishedAt,
    _updatedAt: publishedAt,
    title: sentence(random, 8),
    slug: { _type: 'slug', current: `article-${number}` },
    publishedAt,
    excerpt: sentence(random, 20),
    author: reference(`author-${random(authors)}`),
    categories: [0, 1].map((place) => ({
      _key: `c${place}`,
      ...reference(`category-${random(categories)}`),
    })),
    mainImage: {
      _type: 'image',
      alt: sentence(random, 6),
      asset: reference(`image-${uuid(random).replaceAll('-', '')}12345678-1200x800-jpg`),
    },
    seo: { title: sentence(random, 6), description: sentence(random, 15) },
    body: Array.from({ length: blocks }, (_, place) => block(random, place)),
  }
}

/**
 * Inserts articles and the documents they refer to, except images, into a new dataset. It writes directly to
 * the tables, which is faster.
 */
export async function insertArticles(database: Database, { count, dataset }: ManyArticles): Promise<void> {
  await database.write(async (tx) => {
    const row = { name: dataset, acl_mode: 'public' as const, last_number: 0 }
    await tx
      .insertInto('content_dataset')
      .values({ ...row, created_at: '2026-01-01T00:00:00.000Z' })
      .execute()
  })
  const named = (type: string, length: number) =>
    Array.from({ length }, (_, number) => ({ ...article(number), _id: `${type}-${number}`, _type: type }))
  let batch: ContentDocument[] = [...named('author', authors), ...named('category', categories)]
  const insert = async () => {
    const values = batch.map((document) => ({ dataset, id: document._id, body: JSON.stringify(document) }))
    await database.write(async (tx) => {
      await tx.insertInto('content_document').values(values).execute()
    })
    batch = []
  }
  for (let number = batch.length; number < count; number += 1) {
    batch.push(article(number))
    if (batch.length >= 1_000) await insert()
  }
  if (batch.length > 0) await insert()
}

type Random = (below: number) => number

function block(random: Random, place: number): Json {
  const key = () => hex(random, 12)
  const linked = place % 3 === 1
  const mark = key()
  const span = (words: number, marks: string[]) => ({
    _type: 'span',
    _key: key(),
    text: sentence(random, words),
    marks,
  })
  return {
    _type: 'block',
    _key: key(),
    style: place === 0 ? 'h2' : 'normal',
    markDefs: linked ? [{ _type: 'link', _key: mark, href: `https://example.com/${hex(random, 8)}` }] : [],
    children: linked ? [span(14, []), span(3, [mark]), span(8, [])] : [span(30, [])],
  }
}

const reference = (id: string) => ({ _type: 'reference', _ref: id })

const words = (
  'about account after amount apply balance before borrow choose college cost credit debt default degree due each family ' +
  'federal fee grant help income interest lender less loan lower monthly more offer pay payment plan private rate repay ' +
  'school service student term than the their when which with year your'
).split(' ')

function sentence(random: Random, length: number): string {
  return Array.from({ length }, () => words[random(words.length)]).join(' ')
}

function hex(random: Random, length: number): string {
  return Array.from({ length }, () => random(16).toString(16)).join('')
}

function uuid(random: Random): string {
  return [8, 4, 4, 4, 12].map((length) => hex(random, length)).join('-')
}

function integers(seed: number): Random {
  const next = randomNumbers(Math.imul(seed + 1, 0x9e3779b1))
  return (below) => Math.floor(next() * below)
}
