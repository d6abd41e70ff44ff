// cspell:ignore ANUAL

import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRefinanceForms } from '#products/refinance/situation/answers.fixture.ts'
import { refinanceFlows } from '#products/refinance/situation/flows.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import type { QuestionSlug } from '#products/refinance/situation/questions.ts'
import { testServer } from '#testing/server.ts'

/*
 * What a counselor would tell people who think about refinancing, by the law: 20 USC 1087e(m) forgives what is left of
 * Direct Loans after 120 payments in public service, and a private loan has no such right.
 */

const now = () => new Date('2026-11-24T15:00:00Z')
const flow = refinanceFlows[0]
let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now, settings: { REQUESTS_PER_MINUTE: '100000', DRAFTS_PER_ADDRESS: '100000' } })
})
afterAll(() => site[Symbol.asyncDispose]())

type Visitor = ReturnType<typeof site.visitor>
type Forms = Partial<Record<QuestionSlug, Record<string, string>>>

/** One Direct Loan of $48,000 at 6.8% with ten years left. */
const directLoan = {
  'loans-1-kind': 'unsubsidized',
  'loans-1-first-disbursed': 'from_2014_07',
  'loans-1-balance': '48,000',
  'loans-1-rate': '6.8',
  'loans-1-months': '120',
  'loans-1-autopay': 'none',
}
const single: Forms = {
  TYPE_OF_LOAN: { TYPE_OF_LOAN: 'MY_OWN_LOANS_FEDERAL_OR_PRIVATE' },
  REFINANCE_AMOUNT: directLoan,
  EDUCATION: { education: 'BACHELORS' },
  TAX_FILING: { filing: 'single' },
  FAMILY: { familySize: '1', dependents: '0' },
  TOTAL_ANUAL_INCOME: { income: '52,000' },
  CREDIT_SCORE: { credit: '760_850' },
}
const teacher: Forms = {
  ...single,
  PUBLIC_SERVICE: { publicService: 'government' },
  FORGIVENESS_PAYMENTS: { servicePayments: '60', countedPayments: '60' },
}

/** Answers the questions as the pages lead, then opens the offers. */
async function visit(forms: Forms): Promise<Visitor> {
  const visitor = site.visitor()
  await visitor.get(flow.path)
  for (;;) {
    const action = visitor.page.attributes('action', 'main form').find((url) => url.startsWith(flow.path))
    const step = new URL(action ?? '', 'http://localhost').searchParams.get('question') ?? 'check'
    if (step === 'check') break
    const slug = step as QuestionSlug
    const answer = await visitor.post(`${flow.path}?question=${step}`, forms[slug] ?? allRefinanceForms[slug])
    expect(answer.statusCode, step).toBe(303)
    await visitor.follow()
  }
  await visitor.get(paths.offers)
  return visitor
}

/** The sentences of the short answer, and the advice on the only loan. */
function read({ page }: Visitor) {
  const answer = page.text('section#answer')
  const rows = page.all('#loan-advice > li').map(({ structuredText }) => structuredText)
  const rights = page
    .all('#rights-worth tbody tr')
    .map(({ structuredText }) => structuredText.replaceAll('\n', ' '))
  const findRight = (name: string) => rights.find((row) => row.includes(name)) ?? ''
  return { answer, row: rows.join(' '), findRight }
}

test.each(['undecided', 'needed', 'not_needed'])(
  'a teacher with 60 payments in public service leaves the loan with rights %s, and hears what it is worth',
  async (rights) => {
    const visitor = await visit(teacher)
    await visitor.get(`${paths.offers}?rights=${rights}`)
    const { answer, row, findRight } = read(visitor)
    expect(answer).toContain('Leave your federal loan as it is: Public Service Loan Forgiveness is worth')
    expect(answer).toContain('You’ve made 60 payments toward Public Service Loan Forgiveness')
    expect(answer).not.toMatch(/would save \$[\d,]+ to|could save up to|Lower total cost/)
    expect(row).toContain('Leave it')
    expect(row).not.toContain('Only at a low rate')
    // The figure of the answer and of the advice is the one in the table of rights.
    const [cost] = /\$[\d,]+/.exec(findRight('Public Service Loan Forgiveness')) ?? []
    expect(Number(cost?.replace(/\D/g, ''))).toBeGreaterThan(30_000)
    expect(answer).toContain(`is worth ${cost} to you`)
    expect(row).toContain(String(cost))
    // The offers below are priced against today's payments alone, and say so.
    expect(visitor.page.text('main')).toMatch(
      /Saves up to \$[\d,]+[^#]+The federal protections you’d lose aren’t counted here/,
    )
    // The sheet for an application says the same.
    await visitor.get(`${paths.application}?rights=${rights}`)
    const sheet = visitor.page.text('main')
    expect(sheet).toContain('Leave your federal loan as it is')
    expect(sheet).not.toContain('To refinance')
  },
)

test('federal loans that stay for one reason are one row, and the offers are a link away', async () => {
  const row = (number: number, kind: string) => ({
    [`loans-${number}-kind`]: kind,
    [`loans-${number}-first-disbursed`]: kind === 'private' ? '' : 'from_2014_07',
    [`loans-${number}-balance`]: '5,000',
    [`loans-${number}-rate`]: kind === 'private' ? '12' : '5',
    [`loans-${number}-months`]: '96',
  })
  const loans = Object.assign(row(1, 'private'), ...[2, 3, 4, 5].map((number) => row(number, 'subsidized')))
  const { page } = await visit({ ...teacher, REFINANCE_AMOUNT: loans })
  const rows = page.all('#loan-advice > li').map(({ structuredText }) => structuredText)
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain('4 federal loans, $20,000')
  expect(rows[1]).toContain('Leave them')
  expect(rows[1]?.match(/Direct Subsidized loan, \$5,000 at 5%/g)).toHaveLength(4)
  expect(page.text('main')).toContain('Leave your 4 federal loans as they are')
  expect(page.links('main')).toContain('#loans')
  expect(page.all('#loans')).toHaveLength(1)
})

test('payments of an earlier job keep the loan as well: they count again in the next one', async () => {
  const visitor = await visit({ ...teacher, PUBLIC_SERVICE: { publicService: 'none' } })
  await visitor.get(`${paths.offers}?rights=not_needed`)
  const { answer, row, findRight } = read(visitor)
  expect(answer).toContain('refinancing would erase them')
  expect(row).toContain('Leave it')
  expect(findRight('Public Service Loan Forgiveness')).toContain('count again')
})

test('nobody is told what they never said: without an answer there is no price, a question, and no advice to move', async () => {
  const visitor = await visit({
    ...single,
    PUBLIC_SERVICE: { publicService: 'unknown' },
    FORGIVENESS_PAYMENTS: { servicePayments: '', countedPayments: '' },
    FAMILY: { familySize: '', dependents: '' },
  })
  await visitor.get(`${paths.offers}?rights=not_needed`)
  const { answer, row, findRight } = read(visitor)
  expect(answer).toContain('until you’ve answered')
  expect(row).toContain('Leave it')
  const right = findRight('Public Service Loan Forgiveness')
  expect(right).toContain('Tell us')
  expect(right).not.toMatch(/\$|You said/)
  expect(findRight('Forgiveness after 20 to 30 years')).not.toContain('$')
  const link = visitor.page.links('main').find((each) => each.includes('question=PUBLIC_SERVICE'))
  const posted = await visitor.post(link ?? '', { publicService: 'none' })
  expect(posted.headers.location).toBe(paths.offers)
})

test('whoever has a high income, no such job and no payments may refinance once they need no right', async () => {
  const visitor = await visit({
    ...single,
    PUBLIC_SERVICE: { publicService: 'none' },
    FORGIVENESS_PAYMENTS: { servicePayments: '0', countedPayments: '0' },
    TOTAL_ANUAL_INCOME: { income: '180,000' },
  })
  expect(read(visitor).row).toContain('Leave it')
  await visitor.get(`${paths.offers}?rights=not_needed`)
  const { answer, row, findRight } = read(visitor)
  expect(answer).toMatch(/Refinancing your loan (would|could) save/)
  expect(row).not.toContain('Leave it')
  // What the scenario would lose stands beside the saving.
  const lost = findRight('RAP’s interest waiver and principal match')
    .match(/\$[\d,]+/g)
    ?.at(-1)
  expect(answer).toContain(`refinancing all your federal loans would cost you ${lost} in your scenario below`)
  expect(findRight('Forgiveness after 20 to 30 years')).toContain('With no earlier payments counted')
  expect(findRight('Public Service Loan Forgiveness')).toContain('Only with a full-time job')
})

test('the list of what ends has the rights of teachers, of soldiers and of Perkins Loans, and never $0 for a pause', async () => {
  const visitor = await visit({
    ...teacher,
    REFINANCE_AMOUNT: {
      ...directLoan,
      'loans-2-kind': 'perkins',
      'loans-2-first-disbursed': 'from_2011_10',
      'loans-2-balance': '4,000',
      'loans-2-rate': '5',
      'loans-2-months': '60',
      'loans-2-autopay': 'none',
    },
  })
  const { findRight } = read(visitor)
  expect(findRight('Teacher Loan Forgiveness')).toContain('$17,500')
  expect(findRight('Perkins Loan cancellation')).toContain('nurses')
  expect(findRight('6% interest rate cap')).toContain('active duty')
  expect(findRight('Deferment and forbearance')).toContain('36 months')
  expect(findRight('Deferment and forbearance')).toContain('made before July 1, 2027')
  const zero = /\$0(?![\d,.])/
  expect(findRight('Deferment and forbearance')).not.toMatch(zero)
  // An unsubsidized loan alone, whatever the months of the scenario.
  const other = await visit(teacher)
  for (const pause of ['3', '24']) {
    await other.get(`${paths.offers}?pause=${pause}`)
    const row = read(other).findRight('Deferment and forbearance')
    expect(row).toContain('Can’t be put in dollars')
    expect(row).not.toMatch(zero)
  }
  for (const path of ['1087j', '1087ee']) expect(visitor.page.links('main').join()).toContain(path)
  expect(visitor.page.links('main').join()).toContain('consumerfinance.gov')
})

test('somebody with private loans alone is asked nothing about public service, spouse or family', async () => {
  const { 'loans-1-kind': _, 'loans-1-first-disbursed': __, 'loans-1-autopay': ___, ...figures } = directLoan
  const visitor = site.visitor()
  await visitor.get(flow.path)
  for (const slug of ['REFINANCE_GOAL', 'TYPE_OF_LOAN'] as const)
    await visitor.post(`${flow.path}?question=${slug}`, allRefinanceForms[slug])
  await visitor.post(`${flow.path}?question=REFINANCE_AMOUNT`, { 'loans-1-kind': 'private', ...figures })
  for (const slug of ['EDUCATION', 'GRADUATE_DEGREE', 'SCHOOL_YEAR', 'EMPLOYMENT_STATUS'] as const)
    await visitor.post(`${flow.path}?question=${slug}`, allRefinanceForms[slug])
  const started = await visitor.post(
    `${flow.path}?question=EMPLOYMENT_START_DATE`,
    allRefinanceForms.EMPLOYMENT_START_DATE,
  )
  expect(started.headers.location).toContain('question=TOTAL_ANUAL_INCOME')
  const income = await visitor.post(
    `${flow.path}?question=TOTAL_ANUAL_INCOME`,
    allRefinanceForms.TOTAL_ANUAL_INCOME,
  )
  expect(income.headers.location).toContain('question=ADDRESS_SHORT')
})

test('no address holds an answer about work, family or payments', async () => {
  const visitor = await visit(teacher)
  await visitor.get(`${paths.offers}?rights=not_needed&drop=24`)
  const addresses = [...visitor.page.links(), ...visitor.page.attributes('action', 'form')].join(' ')
  expect(addresses).not.toMatch(/service=|publicService|government|60|52000|filing|familySize/i)
  expect(visitor.page.attributes('name', 'main select')).not.toContain('service')
})
