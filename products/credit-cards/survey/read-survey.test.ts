// cspell:ignore htpps ihgonerewards achievefinancialcu superprime
import { expect, test } from 'vitest'
import { openFileOrWorkbook } from '#kit/catalog/workbook.ts'
import { workbook } from '#testing/workbook.ts'
import { isSurvey, readSurvey } from './read-survey.ts'
import { websiteCell } from './survey-cells.ts'
import {
  latest,
  manyRows,
  ordinary,
  type SheetRow,
  surveyCsv,
  surveySheet,
  surveyWorkbook,
  vintages,
} from './survey-workbook.fixture.ts'

const today = '2026-11-28'

async function read(bytes: Buffer | string) {
  const opened = await openFileOrWorkbook(Buffer.from(bytes))
  if (!opened.ok) return { ok: false as const, problems: opened.problems }
  return readSurvey(opened.file, today)
}

async function readOne(change: SheetRow) {
  const result = await read(surveyWorkbook([{ ...ordinary, ...change }]))
  if (!result.ok) throw new Error(result.problems.join('\n'))
  return result.survey.plans[0]
}

const oak = {
  id: 'oak-bank-oak-card',
  institution: 'Oak Bank',
  name: 'Oak Card',
  area: 'national',
  states: [],
  needsMembership: false,
  isSecured: false,
  tiers: ['from_620', 'from_720'],
  aprs: { no_score: null, to_619: null, from_620: 24.99, from_720: 19.99 },
  lowestApr: 17.99,
  medianApr: 22.99,
  highestApr: 27.99,
  annualFeeCents: 0,
  monthlyFeeCents: 0,
  foreignFeePercent: 3,
  lateFeeCents: 2900,
  rewards: ['cash_back', 'other'],
  website: 'https://oak.example/cards',
}

test.each(Object.keys(vintages))('reads the workbook and the CSV of the %s', async (name) => {
  const vintage = vintages[name]
  for (const bytes of [surveyWorkbook([ordinary], vintage), surveyCsv([ordinary], vintage)]) {
    const opened = await openFileOrWorkbook(Buffer.from(bytes))
    if (!opened.ok) throw new Error(opened.problems.join())
    expect(isSurvey(opened.file)).toBe(true)
    expect(readSurvey(opened.file, today)).toEqual({
      ok: true,
      survey: { surveyedOn: vintage?.endsOn, plans: [oak] },
      refused: [],
      leftOutCount: 0,
    })
  }
})

test.each<[string, SheetRow, object]>([
  ['percent in place of a fraction', { 'Purchase APR min': 17.99 }, { lowestApr: 17.99 }],
  ['a percent sign', { 'Purchase APR max': '27.99%' }, { highestApr: 27.99 }],
  ['the filler 9.99', { 'Purchase APR median': 9.99 }, { medianApr: null }],
  ['the filler 999', { 'Purchase APR median': 999 }, { medianApr: null }],
  ['0', { 'Purchase APR median': 0 }, { medianApr: null }],
  ['a rate that no card has', { 'Purchase APR median': 0.0025 }, { medianApr: null }],
  ['a median outside the range', { 'Purchase APR median': 0.0999 }, { medianApr: null }],
  ['an empty cell', { 'Purchase APR median': null }, { medianApr: null }],
  ['an annual fee', { 'Periodic Fee Type': 'Annual', 'Annual Fee': 95 }, { annualFeeCents: 9500 }],
  [
    'a monthly fee',
    { 'Periodic Fee Type': 'Annual; Monthly', 'Annual Fee': 75, 'Monthly Fee': 8.25 },
    { annualFeeCents: 7500, monthlyFeeCents: 825 },
  ],
  ['an annual fee that is not stated', { 'Periodic Fee Type': 'Annual' }, { annualFeeCents: null }],
  ['another kind of fee', { 'Periodic Fee Type': 'Other' }, { annualFeeCents: null, monthlyFeeCents: null }],
  [
    'no foreign fee',
    { 'Foreign Transaction Fees?': 'No', 'Foreign Transaction Fee (%)': null },
    { foreignFeePercent: 0 },
  ],
  ['a foreign fee that is no percent', { 'Foreign Transaction Fee (%)': 0 }, { foreignFeePercent: null }],
  ['a late fee that is not stated', { 'Late Fee ($)': null }, { lateFeeCents: null }],
  ['no late fee', { 'Late Fees?': 'No', 'Late Fee ($)': null }, { lateFeeCents: 0 }],
  ['no rewards', { Rewards: null }, { rewards: [] }],
  [
    'one state',
    { 'Availability of Credit Card Plan': 'One State/Territory', State: 'OH' },
    { area: 'state', states: ['OH'] },
  ],
  [
    'a region',
    { 'Availability of Credit Card Plan': 'Regional', 'State (Multiple)': 'OH; Kentucky' },
    { area: 'regional', states: ['OH', 'KY'] },
  ],
  [
    'all tiers',
    { 'Targeted Credit Tiers': 'No credit score; Credit score 619 or less; Credit scores from 620 to 719' },
    { tiers: ['no_score', 'to_619', 'from_620'] },
  ],
  ['a broken address', { 'Website for Consumer': 'https: www.oak.example' }, { website: null }],
])('reads %s as it is meant', async (_, change, expected) => {
  expect(await readOne(change)).toMatchObject(expected)
})

test.each([
  'https: www.360fcu.org',
  'http:www.360fcu.org',
  'www://achievefinancialcu.com',
  'htpps://statewidefcu.org',
  'https://www. chase.com/ihgonerewards',
  'https://one.example https://two.example',
  'javascript:alert(1)',
  'https://user:secret@oak.example/',
  'https://localhost/',
  'https://10.0.0.1/',
  'ftp://oak.example/',
  '//oak.example/',
  '',
])('the address %s leads nowhere', (text) => {
  expect(websiteCell.parse(text)).toBeNull()
})

test('plans of one name are numbered, and cards for businesses and by invitation are left out', async () => {
  const named = (name: string) => ({ ...ordinary, 'Product Name': name })
  const result = await read(
    surveyWorkbook([ordinary, ordinary, named('Oak Business'), named('Oak by Invitation Card')]),
  )
  expect(result).toMatchObject({ ok: true, leftOutCount: 2 })
  expect(result.ok && result.survey.plans.map(({ id }) => id)).toEqual([
    'oak-bank-oak-card',
    'oak-bank-oak-card-2',
  ])
})

const damages: [string, SheetRow, RegExp][] = [
  ['no institution', { 'Institution Name': null }, /institution "" is empty/],
  ['no name', { 'Product Name': null }, /plan "" is empty/],
  ['a name with control characters', { 'Product Name': 'Oak\u0007' }, /not text/],
  ['a name of 400 letters', { 'Product Name': 'x'.repeat(400) }, /400 characters/],
  ['an unknown area', { 'Availability of Credit Card Plan': 'Galaxy' }, /area "Galaxy"/],
  ['no area', { 'Availability of Credit Card Plan': null }, /area ""/],
  ['an unclear requirement', { 'Requirements for Opening': 'Perhaps' }, /requirements "Perhaps"/],
  ['an unclear deposit', { 'Secured Card': null }, /secured ""/],
  ['no tier', { 'Targeted Credit Tiers': null }, /lists no credit tier/],
  ['an unknown tier', { 'Targeted Credit Tiers': 'Superprime' }, /unknown credit tier/],
  [
    'a tier beside an unknown one',
    { 'Targeted Credit Tiers': 'No credit score; Gold' },
    /unknown credit tier/,
  ],
  ['an APR in words', { 'Purchase APR good': 'low' }, /aprFrom620 "low"/],
  ['a negative APR', { 'Purchase APR good': -0.2 }, /aprFrom620 "-0.2"/],
  ['an APR of 250', { 'Purchase APR max': 250 }, /aprHighest "250" is above 100%/],
  ['two APRs in one cell', { 'Purchase APR min': '0.1799 - 0.2799' }, /aprLowest/],
  ['a fee in words', { 'Periodic Fee Type': 'Annual', 'Annual Fee': 'a lot' }, /annualFee "a lot"/],
  ['a fee of a million', { 'Periodic Fee Type': 'Annual', 'Annual Fee': 1_000_000 }, /more than \$10,000/],
  ['a foreign fee of 40%', { 'Foreign Transaction Fee (%)': 0.4 }, /above 25%/],
  ['an unclear foreign fee', { 'Foreign Transaction Fees?': 'abroad' }, /hasForeignFee "abroad"/],
  ['a late fee in words', { 'Late Fee ($)': 'varies' }, /lateFee "varies"/],
]

test.each(damages)(
  'a row with %s is refused by its line, and the others are read',
  async (_, change, problem) => {
    const rows = manyRows(30)
    rows[3] = { ...ordinary, ...change }
    const result = await read(surveyWorkbook(rows))
    if (!result.ok) throw new Error(result.problems.join('\n'))
    expect(result.survey.plans).toHaveLength(29)
    expect(result.refused).toEqual([{ at: 'line 14', text: expect.stringMatching(problem) }])
  },
)

test('a sheet of which many rows are damaged is refused with their lines', async () => {
  const result = await read(surveyWorkbook([...manyRows(9), { ...ordinary, 'Secured Card': 'x' }]))
  expect(result).toEqual({
    ok: false,
    problems: ['line 20: secured "x" is neither Yes nor No.', '1 of 10 rows are invalid; the limit is 5%.'],
  })
})

test('a sheet without its columns, period or plans is refused', async () => {
  const without = (name: string) =>
    surveySheet([ordinary]).map((cells) => cells.map((cell) => (cell === name ? 'x' : cell)))
  expect(await read(workbook(without('Secured Card')))).toEqual({
    ok: false,
    problems: ['line 10: these columns are missing: "secured card".'],
  })
  expect(await read(workbook(without(latest.period)))).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('do not say “Data for reporting period')],
  })
  expect(await read(surveyWorkbook([]))).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('no plan')],
  })
  const future = { ...latest, period: 'Data for reporting period July 1, 2030 – December 31, 2030' }
  expect(await read(surveyWorkbook([ordinary], future))).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('in the future')],
  })
})
