import { expect, test } from 'vitest'
import { findMissingSteps, isDraftComplete } from '#domain/refinance/draft.ts'
import { allRefinanceForms } from '#products/refinance/situation/answers.fixture.ts'
import { onlyToApply, refinanceFlows } from '#products/refinance/situation/flows.ts'
import { readLoans } from '#products/refinance/situation/loans-text.ts'
import { readRefinanceDraft } from '#products/refinance/situation/refinance-draft.server.ts'
import { toRefinanceDraft } from '#products/refinance/situation/to-draft.ts'
import { testServer } from '#testing/server.ts'

const now = () => new Date('2026-11-23T15:00:00Z')
const offers = '/refinance-student-loans/offers'

async function answerAll(site: Awaited<ReturnType<typeof testServer>>, flow = refinanceFlows[0]) {
  const visitor = site.visitor()
  for (const slug of flow.order.filter((slug) => !onlyToApply.some((later) => later === slug))) {
    const answer = await visitor.post(`${flow.path}?question=${slug}`, allRefinanceForms[slug])
    expect(answer.statusCode, slug).toBe(303)
  }
  const read = () =>
    readRefinanceDraft(
      site.services,
      new Request('http://localhost/', { headers: { cookie: visitor.cookie } }),
    )
  return { visitor, read, flow }
}

test.each(refinanceFlows)(
  '$name asks every step before the offers, and keeps the loans as typed',
  async (flow) => {
    await using site = await testServer({ now })
    const { visitor, read } = await answerAll(site, flow)
    const done = await visitor.post(`${flow.path}?question=check`)
    expect([done.statusCode, done.headers.location]).toEqual([303, offers])
    const answers = (await read())?.answers ?? {}
    expect(isDraftComplete(toRefinanceDraft(answers))).toBe(true)
    expect(readLoans(answers.loans ?? '')).toEqual([
      {
        id: '1',
        kind: 'unsubsidized',
        disbursed: 'from_2014_07',
        autopay: 'usual',
        balanceCents: 1_234_567,
        ratePercent: 5.05,
        remainingMonths: 96,
      },
      { id: '2', kind: 'private', balanceCents: 2_000_000, ratePercent: 11.2, remainingMonths: 120 },
    ])
  },
)

test('the offers tell what each loan would save, and no address or cache holds an answer', async () => {
  await using site = await testServer({ now })
  const { visitor } = await answerAll(site)
  const page = await visitor.get(offers)
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(visitor.page.all('article').length).toBeGreaterThan(0)
  expect(visitor.page.text('main')).toContain('Private loan, $20,000 at 11.2%')
  for (const link of visitor.page.links()) expect(link).not.toMatch(/82000|47901|CITIZEN|12345|20000/)
})

test('without answers, the offers are an example that says so', async () => {
  await using site = await testServer({ now })
  const visitor = site.visitor()
  await visitor.get(offers)
  expect(visitor.page.text('main')).toMatch(/example/i)
  expect(visitor.page.all('article').length).toBeGreaterThan(0)
})

test('who somebody is is asked only for the application sheet, and leads back to it', async () => {
  await using site = await testServer({ now })
  const { visitor, read, flow } = await answerAll(site)
  for (const slug of onlyToApply) {
    const answer = await visitor.post(
      `${flow.path}?question=${slug}&from=application`,
      allRefinanceForms[slug],
    )
    expect(answer.headers.location).toBe(`${offers}/application`)
  }
  expect((await read())?.answers).toMatchObject({
    lastName: 'Sample',
    birthDate: '1998-04-30',
    phone: '7655550100',
  })
  await visitor.get(`${offers}/application`)
  expect(visitor.page.text('main')).toContain('1 Example Street')
})

test('a mistake in one loan is refused by its field, and nothing typed is lost', async () => {
  await using site = await testServer({ now })
  const visitor = site.visitor()
  const [flow] = refinanceFlows
  for (const slug of ['REFINANCE_GOAL', 'TYPE_OF_LOAN'] as const)
    await visitor.post(`${flow.path}?question=${slug}`, allRefinanceForms[slug])
  const typed = { ...allRefinanceForms.REFINANCE_AMOUNT, 'loans-3-rate': 'high' }
  const page = await visitor.post(`${flow.path}?question=REFINANCE_AMOUNT`, typed)
  expect(page.statusCode).toBe(400)
  expect(page.body).toContain('href="#loans-3-rate"')
  expect(page.body).toContain('value="12,345.67"')
  expect(page.body).toContain('value="high"')
})

test('a bachelor’s degree needs no graduate step, a master’s does', () => {
  const answers = {
    goal: 'MAXIMIZE_SAVINGS',
    loans: 'private 100 5 12',
    citizenship: 'CITIZEN',
    credit: 'none',
  } as const
  expect(findMissingSteps(toRefinanceDraft({ ...answers, education: 'BACHELORS' }))).toEqual([])
  expect(findMissingSteps(toRefinanceDraft({ ...answers, education: 'MASTERS' }))).toEqual([
    'graduateDegreeStep',
  ])
})
