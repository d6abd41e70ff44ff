import { expect, test } from 'vitest'
import { z } from 'zod'
import { exportEmail } from '#app/features/settings/export-email.server.ts'
import { openCatalogFile } from '#kit/catalog/catalog-file.ts'
import { chooseLoader } from '#kit/catalog/catalog-loader.ts'
import { hashToken } from '#kit/records/browser-token.ts'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { queueDay } from '#server/mail-calendar.ts'
import { testServer } from '#testing/server.ts'
import type { Product } from './product.ts'
import { products } from './products.ts'

/** An invented product that does everything a product can, and what the rest of the server asked of it. */
function inventProduct() {
  const asked: string[] = []
  const product: Product = {
    category: 'fafsa',
    link: {
      label: 'FAFSA rehearsal',
      to: '/fafsa',
      line: 'FAFSA',
      summary: 'Fill in the form before you file it.',
      alsoCalled: ['federal aid'],
      card: { text: 'Practice first.', open: 'Start', illustration: 'letter' },
    },
    pages: [{ path: '/refinance-student-loans/offers', title: 'Every page of the rehearsal' }],
    returnPages: [{ name: 'rehearsal', path: '/schools/search' }],
    accountLinks: [{ label: 'My rehearsal', to: '/schools/search' }],
    dashboard: async (_services, cookies) => ({
      items: [
        {
          id: 'form',
          kind: 'application',
          what: 'The form of October',
          state: cookies === null ? 'Nobody’s' : 'Half filled in',
          isUnfinished: true,
          step: { label: 'Go on', to: '/fafsa/walkthrough' },
        },
      ],
    }),
    outbound: {
      name: 'FAFSA',
      root: '/fafsa',
      list: '/fafsa/offers',
      catalog: ({ loanOffers }) => ({ ...loanOffers, offers: async () => [] }),
    },
    drafts: {
      prune: (draft) => ({ ...draft, answers: { kept: 'yes' } }),
      retention: { days: 90, inWords: '90' },
    },
    records: [
      {
        name: 'forms',
        export: async () => [{ form: 'first' }],
        move: async () => void asked.push('move'),
        delete: async () => void asked.push('delete'),
        deleteExpired: async () => {
          asked.push('expire')
          return 0
        },
      },
    ],
    catalogLoaders: [
      {
        things: 'forms',
        documentation: 'docs/form-file.md',
        recognizes: (file) => file.form === 'csv' && file.table.names.includes('form_id'),
        load: async () => ({ done: ['1 form added.'], problems: [], exitCode: 0 }),
        exports: [],
      },
    ],
    apiList: () => ({
      line: 'FAFSA',
      things: 'forms',
      item: z.object({ id: z.string() }),
      sorts: [],
      find: async () => ({ ok: true, items: [Buffer.from('{"id":"form"}')], total: 1 }),
    }),
    searchSource: () => ({
      name: 'forms',
      async follow(feed) {
        const text = { summary: '', alsoCalled: [], text: '' }
        feed.put({ id: 'form:1', kind: 'page', title: 'Second rehearsal', path: '/fafsa', ...text })
        return () => undefined
      },
    }),
    dailyEmails: [async () => void asked.push('daily')],
    mondayEmails: [async () => void asked.push('Monday')],
  }
  return { product, asked }
}

test('a product declared by one object is linked, shown on the dashboard, listed, found, loaded, led from, kept, moved, exported, expired and mailed for', async () => {
  const { product, asked } = inventProduct()
  // In place of the product that the site has of this line.
  const all = [...products.filter(({ category }) => category !== product.category), product]
  // Before the hour in which the server queues a day's emails by itself.
  const now = () => new Date('2026-11-23T12:00:00Z')
  await using site = await testServer({ products: all, now })
  const { services } = site

  const visitor = site.visitor()
  const open = async (path: string) => {
    await visitor.get(path)
    return visitor.page
  }
  expect((await open('/')).links()).toContain('/fafsa')
  expect((await open('/about/sitemap')).text('main')).toContain('Every page of the rehearsal')
  expect((await site.request({ url: '/sitemap.xml' })).body).toContain('/refinance-student-loans/offers')
  expect((await open('/signin?return=rehearsal')).links()).toContain('/signup?return=rehearsal')
  expect((await open('/interstitial?line=fafsa')).links()).toContain('/fafsa/offers')

  const list = await site.request({ url: '/api/v2/lenders?type=fafsa' })
  expect([list.json(), list.headers['x-total-count']]).toEqual([[{ id: 'form' }], '1'])
  await services.search.ready()
  expect((await site.request({ url: '/search?q=rehearsal' })).body).toContain('href="/fafsa"')

  const opened = openCatalogFile(Buffer.from('form_id\nx\n'))
  const loaders = all.flatMap(({ catalogLoaders = [] }) => catalogLoaders)
  expect(chooseLoader(loaders, opened).things).toBe('forms')
  expect(chooseLoader(loaders, openCatalogFile(Buffer.from('lender\nx\n'))).things).toBe('lenders')

  await visitor.post('/student-loans/signup?question=who', { who: 'student' })
  const [cookie = ''] = [visitor.cookies.draft]
  const at = services.now()
  await services.database.write((tx) =>
    tx
      .insertInto('draft')
      .values({
        holder: hashToken(cookie),
        line: 'fafsa',
        account_id: null,
        flow: 'form',
        answers: '{"kept":"yes","lost":"yes"}',
        answered_at: '{}',
        created_at: at,
        updated_at: at,
        expires_at: new Date(at.getTime() + 1_000_000),
      })
      .execute(),
  )
  const { emailAddress: email, password } = sampleAccount
  expect((await visitor.post('/signin', { email, password })).statusCode).toBe(303)
  expect((await open('/dashboard')).text('main')).toMatch(
    /The form of October.*FAFSA rehearsal · Half filled in/s,
  )
  expect(visitor.page.links('main')).toContain('/fafsa/walkthrough')
  expect(visitor.page.links('header')).toContain('/schools/search')
  const draft = await services.database.read
    .selectFrom('draft')
    .select(['answers', 'account_id', 'expires_at'])
    .where('line', '=', 'fafsa')
    .executeTakeFirst()
  expect(draft).toMatchObject({
    answers: '{"kept":"yes"}',
    account_id: expect.any(String),
    expires_at: new Date(at.getTime() + 90 * 24 * 3600 * 1000),
  })
  expect((await exportEmail(services.database, services.visitorRecords, email)).records).toMatchObject({
    forms: [{ form: 'first' }],
    answers: expect.arrayContaining([expect.objectContaining({ line: 'fafsa', answers: { kept: 'yes' } })]),
  })
  await visitor.post('/student-loans/signup', 'clear=all')
  expect(await services.database.read.selectFrom('draft').selectAll().execute()).toEqual([])

  const monday = { today: '2026-11-23', site: { siteName: 'Bursar', siteUrl: 'http://localhost' } }
  await queueDay(services, { ...monday, products: [product] })
  await queueDay(services, { ...monday, today: '2026-11-24', products: [product] })
  expect(asked.toSorted()).toEqual(['Monday', 'daily', 'daily', 'delete', 'expire', 'move'])
})
