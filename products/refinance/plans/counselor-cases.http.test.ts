import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '#testing/server.ts'
import { answerText } from './answer-messages.ts'
import { planNames } from './plan-names.ts'

/** Three visitors whose answers a counselor wrote from the law, on November 24, 2026. */
let site: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  site = await testServer({ now: () => new Date('2026-11-24T12:00:00Z') })
})
afterAll(() => site[Symbol.asyncDispose]())

const single = {
  inService: 'no',
  filing: 'single',
  familySize: '1',
  dependents: '0',
  region: 'contiguous',
  growth: '3',
  prices: '2',
  tax: '22',
}
const fixed = ['Standard', 'Graduated', 'Extended', 'Extended, graduated']

async function answer(fields: Readonly<Record<string, string>>) {
  const visitor = site.visitor()
  await visitor.post('/refinance-student-loans/federal-plans', { ...single, ...fields })
  const { page } = visitor
  const rows = page.all('table')[0]?.querySelectorAll('tbody tr') ?? []
  const cases = page.all('#closed + dl > div, [aria-labelledby="closed"] dl > div')
  return {
    main: page.text('main'),
    /** The first column of the comparison. */
    open: rows.map((row) => row.querySelector('th')?.text ?? ''),
    /** First payment, highest, last month, paid in all, forgiven, tax: of one plan. */
    figures: (plan: string) =>
      rows
        .find((row) => row.querySelector('th')?.text === plan)
        ?.querySelectorAll('td')
        .map(({ text }) => text) ?? [],
    card: (title: string) =>
      page.all('article').find((card) => card.querySelector('h3')?.text === title)?.text ?? '',
    /** What is said of a plan that is left out. */
    leftOut: (plan: string) =>
      cases.find((one) => one.querySelector('dt')?.text.startsWith(plan))?.text ?? '',
  }
}

test('$37,500 of 2026 at $41,000 a year: RAP is 4% of it all, Tiered Standard 15 years', async () => {
  const { open, figures, leftOut } = await answer({
    'loans-1-kind': 'unsubsidized',
    'loans-1-first-disbursed': 'from_2026_07',
    'loans-1-balance': '37,500',
    'loans-1-rate': '6.52',
    agi: '41,000',
  })
  expect(open).toEqual(['RAP', 'Tiered Standard'])
  expect(figures('RAP')[0]).toBe('$137')
  const [first, , last] = figures('Tiered Standard')
  expect([first, last]).toEqual(['$327', 'November 2041'])
  expect(leftOut('IBR (10%)')).toContain('July 1, 2026')
})

const parent = {
  'loans-1-kind': 'parent_plus',
  'loans-1-first-disbursed': 'from_2014_07',
  'loans-1-balance': '48,000',
  'loans-1-rate': '7.5',
  agi: '50,000',
}

test('Parent PLUS, $48,000: set payments alone, and each plan says what a consolidation changes', async () => {
  const { open, leftOut } = await answer(parent)
  expect(open).toEqual(fixed)
  expect(leftOut('RAP')).not.toMatch(/consolidation loan made before/i)
  expect(leftOut('ICR')).toMatch(
    /accepts a consolidation loan (that repaid one if it was )?made before July 1, 2026/i,
  )
  expect(leftOut('IBR (10%)')).toMatch(/after one payment in ICR/i)
  expect(leftOut('PAYE')).toMatch(/consolidation/i)
  expect(leftOut('ICR')).not.toBe(leftOut('RAP'))
})

test('Parent PLUS consolidated in time: ICR takes it, IBR on its condition, and RAP is never a flat no', async () => {
  const { open, card, leftOut, main } = await answer({
    ...parent,
    'loans-1-kind': 'consolidation_of_parent_plus',
  })
  expect(open).toEqual(['IBR (10%)', 'ICR', ...fixed])
  expect(card(answerText.titles.ibr_new)).toMatch(/payment .*in ICR.* to June 30, 2028/)
  expect(card(answerText.titles.icr)).not.toMatch(/payment .*in ICR.* to June 30, 2028/)
  expect(leftOut('RAP')).toMatch(/ask your servicer/i)
  expect(leftOut('RAP')).not.toMatch(/\b(not take|closed|refuses|only open)\b/i)
  expect(main).not.toMatch(/RAP stays closed|We go with no/)
})

test('Parent PLUS consolidated too late: Tiered Standard alone', async () => {
  const late = { 'loans-1-kind': 'consolidation_of_parent_plus', 'loans-1-first-disbursed': 'from_2026_07' }
  const { open, leftOut } = await answer({ ...parent, ...late })
  expect(open).toEqual(['Tiered Standard'])
  expect(leftOut('ICR')).toContain('July 1, 2026')
})

test('$100,000, public service, 36 payments made: RAP asks least at first, IBR least in all', async () => {
  const { figures, main, card, open } = await answer({
    'loans-1-kind': 'unsubsidized',
    'loans-1-first-disbursed': 'from_2014_07',
    'loans-1-balance': '100,000',
    'loans-1-rate': '6',
    agi: '70,000',
    inService: 'yes',
    service: '36',
  })
  // RAP: 6% of $70,000. IBR: 10% of what is above 150% of $15,960. 84 payments, income +3%, guideline +2% a year.
  expect(figures('RAP').slice(0, 4)).toEqual(['$350', '$557', 'November 2033', '$38,493'])
  expect(figures('IBR (10%)').slice(0, 4)).toEqual(['$384', '$472', 'November 2033', '$35,839'])
  expect(main).toContain(`${answerText.lowestLabel}\n$350 ${answerText.inPlan('rap')}`)
  expect(main).toContain(answerText.least('ibr_new', 3_583_944))
  expect(card(answerText.titles.ibr_new)).toContain(answerText.service)
  // Of Graduated, only the 48 payments that reach the 10-year amount would count; Extended never reaches it.
  expect(card(answerText.titles.graduated)).not.toContain(answerText.service)
  expect(open).not.toContain(planNames.tiered_standard)
})
