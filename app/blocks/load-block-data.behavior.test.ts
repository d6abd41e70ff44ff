import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import type { PageHandle } from '#app/context.ts'
import { serverWithPages } from '#testing/page-build.ts'
import { testServer } from '#testing/server.ts'
import type { BlockData } from './block-data.ts'
import { loadBlockData } from './load-block-data.server.ts'
import type { PageDocument } from './needs.ts'

type Site = Awaited<ReturnType<typeof testServer>>

const link = (documentType: string, slug: string, category = 'student-loans') => ({
  _type: 'postLink' as const,
  documentType,
  slug: { current: slug },
  categories: [category],
})

/** Pages of blocks, keyed by the last segment of their address. */
const pages: Record<string, PageDocument & { _type: string; [name: string]: unknown }> = {
  chosen: {
    _type: 'blog',
    body: [
      {
        _type: 'entry',
        componentType: 'Blogs group',
        fields: {
          style: 'Basic',
          blogs: [link('blog', 'one'), link('blog', 'hidden'), link('blog', 'none')],
        },
      },
    ],
  },
  newest: {
    _type: 'resource',
    body: [
      {
        _type: 'entry',
        componentType: 'Paginated blogs',
        fields: { style: 'Blog', category: 'fafsa', perPage: 2 },
      },
    ],
  },
  reviews: {
    _type: 'topPicksByCategory',
    body: [
      {
        _type: 'entry',
        componentType: 'Blogs group',
        fields: {
          style: 'Based on Category',
          blogs: [link('lenderReview', 'quillmere'), link('creditCardReview', 'campus-cash', 'credit-cards')],
        },
      },
    ],
  },
  lenders: {
    _type: 'blog',
    body: [{ _type: 'entry', componentType: 'Lender table', fields: { vertical: 'PSL' } }],
  },
  review: { _type: 'lenderReview', lenderId: 'everfern-lending', points: [] },
  modal: {
    _type: 'blog',
    body: [
      {
        _type: 'entry',
        componentType: 'Scholarship pop-up',
        fields: { modalIdentifier: 'drawing', label: 'Take part' },
      },
    ],
  },
  awards: {
    _type: 'blog',
    body: [{ _type: 'entry', componentType: 'Scholarship offers', fields: {} }],
  },
  nothing: {
    _type: 'blog',
    body: [{ _type: 'entry', componentType: 'Divider', fields: {} }],
  },
}

const documents = [
  post('blog', 'one', {
    categories: ['student-loans'],
    authors: [{ _type: 'reference', _key: 'a', _ref: 'desk' }],
    publishedAt: '2026-10-05T15:00:00Z',
    sections: [{ _type: 'reference', _key: 's', _ref: 'shared' }],
    body: [],
  }),
  post('blog', 'hidden', { categories: ['student-loans'], draft: true }),
  post('blog', 'first', { categories: ['fafsa'], publishedAt: '2026-01-01T15:00:00Z' }),
  post('blog', 'second', { categories: ['fafsa'], publishedAt: '2026-02-01T15:00:00Z' }),
  post('blog', 'third', { categories: ['scholarships', 'fafsa'], publishedAt: '2026-03-01T15:00:00Z' }),
  post('blog', 'drafted', { categories: ['fafsa'], publishedAt: '2026-04-01T15:00:00Z', draft: true }),
  post('lenderReview', 'quillmere', {
    categories: ['student-loans'],
    lenderId: 'quillmere-bank',
    points: [{ _type: 'points', _key: 'p', criterion: 'Plain language', points: 4, reason: 'Plain.' }],
  }),
  post('creditCardReview', 'campus-cash', { categories: ['credit-cards'], cardId: 'wexmoor-campus-cash' }),
  { _id: 'glossary-one', _type: 'glossary', title: 'One', slug: { _type: 'slug', current: 'one' } },
  { _id: 'desk', _type: 'user', name: 'Loans desk', slug: { _type: 'slug', current: 'loans-desk' } },
  {
    _id: 'shared',
    _type: 'sharedSection',
    kind: 'Basic',
    content: [
      {
        _type: 'entry',
        _key: 'e',
        componentType: 'Tip banner',
        tipBanner: { text: 'words '.repeat(500) },
      },
    ],
  },
  { _id: 'modal-drawing', _type: 'modal', identifier: 'drawing', title: 'Our drawing' },
  {
    _id: 'settings',
    _type: 'settings',
    modals: [{ _type: 'reference', _key: 'm', _ref: 'modal-drawing' }],
  },
]

function post(type: string, slug: string, fields: object) {
  return {
    _id: `${type}-${slug}`,
    _type: type,
    title: slug,
    slug: { _type: 'slug', current: slug },
    ...fields,
  }
}

test('a page has what its blocks need, and a change drops only the pages that show it', async () => {
  await using site = await testServer({
    buildApp: blockPages(),
    now: () => new Date('2026-11-21T17:00:00Z'),
  })
  // Deletes the content library that comes with the site.
  const own = { delete: { query: '*[_type != "sanity.imageAsset"]' } }
  await mutate(site, own, ...documents.map((document) => ({ createOrReplace: document })))

  // Chosen posts exclude drafts and other types, and their reading time includes the text of a shared
  // section.
  const chosen = await loadData(site, 'chosen')
  expect(chosen.posts).toEqual({
    '/resources/student-loans/one': expect.objectContaining({
      title: 'one',
      authorNames: ['Loans desk'],
      publishedOn: '2026-10-05',
      minutesToRead: 3,
    }),
  })
  expect(chosen.lenders).toEqual([])

  // Lists the newest posts of a category, page by page.
  const titles = (data: BlockData) => data.lists['blog fafsa 2']?.posts.map(({ title }) => title)
  expect(titles(await loadData(site, 'newest'))).toEqual(['third', 'second'])
  expect(titles(await loadData(site, 'newest?page=2'))).toEqual(['first'])
  expect((await loadData(site, 'newest?page=9')).lists['blog fafsa 2']).toMatchObject({
    posts: [],
    total: 3,
    page: 9,
  })

  // Reviews include what they review, and have a score only when every criterion is known.
  const reviews = await loadData(site, 'reviews')
  expect(reviews.lenders.map(({ id, pays }) => [id, pays])).toEqual([['quillmere-bank', true]])
  expect(reviews.cards.map(({ card }) => card.id)).toEqual(['wexmoor-campus-cash'])
  expect(reviews.posts['/student-loans/reviews/quillmere']?.score).toBe(3.3)
  expect(reviews.posts['/credit-cards/reviews/campus-cash']).not.toHaveProperty('score')

  // Lists every lender, ordered by its highest rate, with outdated lenders last.
  const { lenders } = await loadData(site, 'lenders')
  const worst = lenders
    .filter(({ isOutdated }) => !isOutdated)
    .map(({ fixedRates, variableRates }) =>
      Math.max(fixedRates?.highestPercent ?? 0, variableRates?.highestPercent ?? 0),
    )
  expect(worst).toEqual(worst.toSorted((a, b) => a - b))
  expect(lenders.length).toBeGreaterThan(worst.length)
  expect(lenders.findIndex(({ isOutdated }) => isOutdated)).toBe(worst.length)

  expect((await loadData(site, 'review')).review).toMatchObject({
    ok: false,
    open: [{ criterion: 'Plain language', problem: 'missing' }],
  })
  expect((await loadData(site, 'modal')).modals).toEqual([
    expect.objectContaining({ identifier: 'drawing', title: 'Our drawing' }),
  ])

  // Lists the open scholarships by their deadlines.
  const { scholarships } = await loadData(site, 'awards')
  const deadlines = scholarships.map(({ deadline = '' }) => deadline)
  expect(deadlines).toHaveLength(12)
  expect(deadlines).toEqual(deadlines.toSorted())
  expect(deadlines[0]).toBe('2026-11-21')

  const drops = (...mutations: object[]) => dropped(site, () => mutate(site, ...mutations))
  expect(await drops({ patch: { id: 'blog-one', set: { title: 'One' } } })).toEqual(['chosen', 'newest'])
  expect(await drops({ patch: { id: 'desk', set: { name: 'Desk' } } })).toEqual(['chosen'])
  expect(await drops({ patch: { id: 'shared', set: { kind: 'Colored' } } })).toEqual(['chosen'])
  expect(await drops({ create: post('blog', 'none', {}) })).toEqual(['chosen', 'newest'])
  expect(await drops({ patch: { id: 'lenderReview-quillmere', set: { title: 'Q' } } })).toEqual(['reviews'])
  expect(await drops({ patch: { id: 'modal-drawing', set: { title: 'D' } } })).toEqual(['modal'])
  const touchLenders = () =>
    site.services.database.write(async (tx) => {
      await site.services.database.changed(tx, 'loan_offer')
    })
  expect(await dropped(site, touchLenders)).toEqual(['reviews', 'lenders', 'review'])
  const touchScholarships = () =>
    site.services.database.write(async (tx) => {
      await site.services.database.changed(tx, 'scholarship')
    })
  expect(await dropped(site, touchScholarships)).toEqual(['awards'])
  for (const topic of ['credit_card', 'card_issuer']) {
    const touchCards = () => site.services.database.write((tx) => site.services.database.changed(tx, topic))
    expect(await dropped(site, touchCards), topic).toEqual(['reviews'])
  }
})

async function mutate({ services }: Site, ...mutations: object[]): Promise<void> {
  const { dataset } = services.config.content
  await services.content.mutate({ dataset, body: { mutations }, options: {}, author: 'tester' })
}

async function loadData(site: Site, page: string): Promise<BlockData> {
  return (await site.request({ url: `/blocks/${page}` })).json()
}

let renders: string[] = []

/** Returns the pages that must be rendered again after the given work. */
async function dropped(site: Site, work: () => Promise<unknown>): Promise<string[]> {
  for (const name of Object.keys(pages)) await loadData(site, name)
  await work()
  renders = []
  for (const name of Object.keys(pages)) await loadData(site, name)
  return renders
}

/** Builds a site that serves only the block data of `pages`, at `/blocks/{name}`. */
function blockPages() {
  const page = {
    handle: { cache: { params: ['page'] } } satisfies PageHandle,
    async loader({ context, params: { name = '' }, request }: LoaderFunctionArgs) {
      renders.push(name)
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
      return Response.json(await loadBlockData(context, pages[name] ?? { _type: 'blog' }, { page }))
    },
  }
  return serverWithPages({ 'blocks/:name': page })
}
