import { expect, test } from 'vitest'
import { exampleForMinor } from '#products/student-loans/situation/example-for-minor.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import { changeItems } from '#testing/change-items.ts'
import { parsePage } from '#testing/page-document.ts'
import { testServer } from '#testing/server.ts'
import { under18Text } from './under-18-messages.ts'

async function loadPage(day: string) {
  await using site = await testServer({ now: () => new Date(`${day}T15:00:00Z`), withLibrary: true })
  const page = await site.request({ url: paths.under18 })
  expect(page.statusCode).toBe(200)
  const { body } = await site.request({ url: paths.cosigning })
  return { ...parsePage(page.body), article: parsePage(body) }
}

test('a student of 17 reads that federal loans have no minimum age, what parents can take, and what a cosigner signs', async () => {
  const { text, links, article } = await loadPage('2026-11-22')
  expect(text('main')).toContain('Federal loans have no minimum age.')
  expect(text('main')).toContain('first-year limit is $5,500 in 2026–27')
  expect(text('main')).toContain('20 USC 1091a(b)(2)')
  expect(text('main')).toContain('up to $20,000 a year and $65,000 in total')
  expect(links('main')).toContain(paths.cosigning)
  expect(article.heading).toContain('cosigner')
})

test('the dates of the forms that are open today are shown, and no others', async () => {
  const dates = async (day: string) =>
    (await loadPage(day)).text('main').match(/The FAFSA for [^ ]+ is open/g)
  expect(await dates('2026-11-22')).toEqual([
    'The FAFSA for 2026–27 is open',
    'The FAFSA for 2027–28 is open',
  ])
  expect(await dates('2027-07-02')).toEqual(['The FAFSA for 2027–28 is open'])
})

const now = () => new Date('2026-11-23T15:00:00Z')

test('the lenders that take a student under 18 with a cosigner are those of the catalog that say so', async () => {
  await using site = await testServer({ now })
  const offers = await site.services.loanOffers.offers('2026-11-23')
  const taking = offers.filter(({ rules }) => rules.minorWithCosigner && rules.cosigner !== 'not_taken')
  const names = [...new Set(taking.map(({ lenderName }) => lenderName))]
  expect(names.length).toBeGreaterThan(0)
  const { text } = parsePage((await site.request({ url: paths.under18 })).body)
  const said = text('#private-loans')
  for (const { lenderName } of offers)
    expect(said.includes(lenderName), lenderName).toBe(names.includes(lenderName))
  expect(said).toContain(under18Text.privateLoans.samples)

  await changeItems(site.services.database, 'loan_offer', ({ rules }) => ({
    rules: { ...rules, minorWithCosigner: null },
  }))
  const after = parsePage((await site.request({ url: paths.under18 })).body).text('#private-loans')
  expect(after).toContain(under18Text.privateLoans.noLender)
  expect(after).not.toContain(under18Text.privateLoans.samples)
})

test('a visitor under 18 sees an example list, judged for someone under 18, and never a lender’s site', async () => {
  await using site = await testServer({ now })
  const visitor = site.visitor()
  await visitor.post('/student-loans/signup?question=who', 'who=minor')
  await visitor.get(paths.under18)
  expect(visitor.page.links('main')).toContain(exampleForMinor)
  const list = await visitor.get(exampleForMinor)
  expect(list.statusCode).toBe(200)
  expect(visitor.page.links('main')).toContain(paths.under18)
  expect(list.body).toContain('or younger with an adult cosigner')
  const [offer] = await site.services.loanOffers.offers('2026-11-23')
  const outward = await visitor.get(`/interstitial?offer=${offer?.id}`)
  expect(outward.headers.location).toBe(paths.under18)
})

test('a parent who answers instead goes on with the questions as the one who borrows', async () => {
  await using site = await testServer({ now })
  const visitor = site.visitor()
  await visitor.post('/student-loans/signup?question=who', 'who=minor')
  await visitor.get(paths.under18)
  expect(visitor.page.attributes('action', 'form')).toContain('/student-loans/signup?question=who')
  expect(visitor.page.values).toMatchObject({ who: 'parent' })
  const next = await visitor.post('/student-loans/signup?question=who', 'who=parent')
  expect(next.headers.location).toBe('/student-loans/signup?question=school')
})

test('the month of birth is answered on the page, and is in no draft, link or cached page', async () => {
  await using site = await testServer({ now })
  const visitor = site.visitor()
  const answer = await visitor.post(paths.under18, 'month=03&year=2009')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  const { text, attributes } = visitor.page
  expect(text('#turning-18')).toContain('You turn 18 in March 2027.')
  expect(text('#turning-18')).toContain('Alabama: at 19, in March 2028')
  expect(text('#turning-18')).toContain('Mississippi: at 21, in March 2030')
  for (const address of [...attributes('href'), ...attributes('action', 'form')])
    expect(address).not.toContain('2009')
  expect(await site.services.database.read.selectFrom('draft').selectAll().execute()).toEqual([])
  const again = await visitor.get(paths.under18)
  expect(again.body).not.toContain('You turn 18 in')
  expect(again.headers['cache-control']).toBe('public, no-cache')
})

test('a missing month or year is asked for again, with what was chosen', async () => {
  await using site = await testServer({ now })
  const visitor = site.visitor()
  const refused = await visitor.post(paths.under18, 'month=03&year=')
  expect(refused.statusCode).toBe(400)
  expect(visitor.page.title).toMatch(/^Error: /)
  expect(visitor.page.problems).toContainEqual(['year', under18Text.turning.missing.year])
  expect(visitor.page.values).toMatchObject({ month: '03' })
})
