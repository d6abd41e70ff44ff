import type { BlockData, CardFacts, LenderFacts, PostList, PostSummary } from '#app/blocks/block-data.ts'
import { image } from '#app/blocks/sample-values.fixture.ts'
import { pathOf } from '#content-model/documents/path-of.ts'
import { isRecord } from '#content-model/fields/record.ts'

/** Fixtures name them to show what becomes of a card or a lender that has left the catalog. */
const gone = new Set(['gone', 'no-longer-offered'])

/**
 * What pages look up for their blocks, made up for whatever the fixtures name: pages by their links; cards, lenders and
 * modals by their ids; any list of the newest pages.
 */
export function galleryData(fixtures: unknown): BlockData {
  const records = recordsIn(fixtures)
  const named = (name: string) => [...new Set(records.flatMap((record) => textsOf(record[name])))]
  const posts = records.flatMap(summariesOf)
  const list: PostList = { posts: posts.slice(0, 6), total: 20, page: 1, perPage: 6 }
  return {
    posts: Object.fromEntries(posts.map((post) => [pathOf(post), post])),
    lists: new Proxy({}, { get: () => list }),
    lenders: [...named('lenderId'), ...named('lenderIds')].filter(isFirst).filter(isThere).map(lender),
    cards: named('cardId').filter(isThere).map(card),
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

function summariesOf(record: Record<string, unknown>, at: number): PostSummary[] {
  const { _type, documentType, title, slug, categories } = record
  const [current] = isRecord(slug) ? textsOf(slug.current) : []
  if (_type !== 'postLink' || current === undefined) return []
  const name = textsOf(title)[0] ?? sentence(current)
  return [
    {
      documentType: textsOf(documentType)[0] ?? 'blog',
      title: name,
      slug: { current },
      categories: textsOf(categories),
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
    name: sentence(id),
    isSample: true,
    pays: at === 0,
    fixedRates: { lowestPercent: 4.25 + at, highestPercent: 12.5 + at },
    ...(at !== 1 && { variableRates: { lowestPercent: 5.1, highestPercent: 13.75 } }),
    termYears: [5, 10, 15],
    smallestAmountCents: 100_000,
    largestAmountCents: 15_000_000,
    ...(at === 0 && { cosignerReleaseMonths: 24 }),
    ratesAsOf: '2026-11-10',
    isOutdated: at === 2,
  }
}

function card(id: string, at: number): CardFacts {
  return {
    id,
    name: sentence(id),
    issuer: 'Example Bank',
    isSample: true,
    pays: at === 1,
    kind: at === 1 ? 'Secured' : 'Student',
    annualFeeCents: at === 1 ? 3_550 : 0,
    purchaseApr: { lowestPercent: 18.99, highestPercent: at === 1 ? 18.99 : 27.49 },
    foreignFeePercent: at === 1 ? 3 : 0,
    lateFeeCents: 3_000,
    ...(at === 1 ? { smallestDepositCents: 20_000 } : { rewards: '1% of every purchase.' }),
    asOf: '2026-11-12',
  }
}

/** Every record inside a value. */
function recordsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn)
  return isRecord(value) ? [value, ...Object.values(value).flatMap(recordsIn)] : []
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}

function isFirst(one: string, at: number, all: readonly string[]): boolean {
  return all.indexOf(one) === at
}

function isThere(id: string): boolean {
  return !gone.has(id)
}

/** `quillmere-bank` as `Quillmere bank`. */
function sentence(id: string): string {
  const text = id.replaceAll('-', ' ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
