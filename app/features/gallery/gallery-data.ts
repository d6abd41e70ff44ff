import type { BlockData, LenderFacts, PostList, PostSummary } from '#app/blocks/block-data.ts'
import { image } from '#app/blocks/sample-values.fixture.ts'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { sampleCardIssuers } from '#server/database/seed/sample-cards.ts'

/** Ids that fixtures use to show a card or a lender that has left the catalog. */
const gone = new Set(['gone', 'no-longer-offered'])

/**
 * Makes up the data that pages look up for their blocks, for whatever the fixtures name: posts by link;
 * cards, lenders, and modals by id; and any list of the newest posts.
 */
export function galleryData(fixtures: unknown): BlockData {
  const records = findRecords(fixtures)
  const named = (name: string) => [...new Set(records.flatMap((record) => findStrings(record[name])))]
  const posts = records.flatMap(makeSummaries)
  const list: PostList = { posts: posts.slice(0, 6), total: 20, page: 1, perPage: 6 }
  return {
    posts: Object.fromEntries(posts.map((post) => [toDocumentPath(post), post])),
    lists: new Proxy({}, { get: () => list }),
    lenders: [...named('lenderId'), ...named('lenderIds')].filter(isFirst).filter(isThere).map(lender),
    cards: named('cardId').filter(isThere).flatMap(card),
    scholarships: [
      {
        id: 'example-essay',
        name: 'Example essay prize',
        isSample: true,
        amountCents: 100_000,
        deadline: '2027-03-01',
      },
      { id: 'example-grant', name: 'Example grant without a deadline', isSample: true },
    ],
    modals: named('modalIdentifier').map((identifier) => ({
      _type: 'modalOf',
      identifier,
      title: 'An example of a modal',
      button: { _type: 'button', label: 'Take part', link: '/signup' },
    })),
  }
}

function makeSummaries(record: Record<string, unknown>, at: number): PostSummary[] {
  const { _type, documentType, title, slug, categories } = record
  const [current] = isRecord(slug) ? findStrings(slug.current) : []
  if (_type !== 'postLink' || current === undefined) return []
  const name = findStrings(title)[0] ?? toName(current)
  return [
    {
      documentType: findStrings(documentType)[0] ?? 'blog',
      title: name,
      slug: { current },
      categories: findStrings(categories),
      description: 'What it says in a sentence or two, so that a reader knows whether to open it.',
      publishedOn: '2026-09-01',
      updatedOn: '2026-11-02',
      authorNames: ['Loans desk'],
      minutesToRead: 4,
      ...(at % 2 === 0 && { image: image(name) }),
      ...(documentType === 'creditCardReview' && { cardId: `${current}-card`, score: 4.1 }),
      ...(documentType === 'lenderReview' && { lenderId: current, score: 3.6 }),
    },
  ]
}

function lender(id: string, at: number): LenderFacts {
  return {
    id,
    name: toName(id),
    isSample: true,
    pays: at === 0,
    fixedRates: { lowestPercent: 4.25 + at, highestPercent: 12.5 + at },
    ...(at !== 1 && { variableRates: { lowestPercent: 5.1, highestPercent: 13.75 } }),
    termYears: [5, 10, 15],
    smallestAmountCents: 100_000,
    largestAmountCents: 15_000_000,
    ...(at === 0 && { cosignerReleaseMonths: 24 }),
    takesCosigner: at !== 2,
    ratesAsOf: '2026-11-10',
    isOutdated: at === 2,
  }
}

const samples = sampleCardIssuers.flatMap(({ cards }) => cards)

/** Makes a sample to the card with the wanted id. */
function card(id: string, at: number): BlockData['cards'] {
  return samples
    .slice(at % samples.length)
    .slice(0, 1)
    .map(({ termsSeenDaysAgo: _, ...facts }) => ({
      card: {
        ...facts,
        id,
        name: toName(id),
        issuerName: 'Example Bank',
        isSample: true,
        termsSeenOn: '2026-11-12',
      },
      pays: at === 1,
      isOutdated: at === 2,
    }))
}

/** Finds every record inside a value, at any depth. */
function findRecords(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(findRecords)
  return isRecord(value) ? [value, ...Object.values(value).flatMap(findRecords)] : []
}

function findStrings(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}

function isFirst(one: string, at: number, all: readonly string[]): boolean {
  return all.indexOf(one) === at
}

function isThere(id: string): boolean {
  return !gone.has(id)
}

/** Writes an id as a name: `quillmere-bank` becomes `Quillmere bank`. */
function toName(id: string): string {
  const text = id.replaceAll('-', ' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
