import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import { borrowing, offer as plain } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { costOfRate } from '#domain/loans/price-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { defaultWeights } from '#domain/ranking/criteria.ts'
import { columnOf } from './column.server.ts'
import { writeCompareFile } from './compare-file.ts'
import { type CompareSection, compareRows, differencesOnly } from './compare-rows.ts'
import { words } from './compare-words.ts'
import { wordsOf } from './fact.ts'

const today = '2026-11-21'
function columns(offers: readonly LoanOffer[], profile = {}, change: Partial<Borrowing> = {}) {
  const counted = { ...borrowing, ...change }
  const comparison = compareOffers(offers, {
    profile,
    borrowing: counted,
    weights: defaultWeights,
    sort: 'best_match',
    today,
  })
  return offers.map((offer) =>
    columnOf(offer, { comparison, profile, borrowing: counted, today, isPaid: false }),
  )
}

function rowOf(sections: readonly CompareSection[], code: CompareSection['code'], label: string) {
  const row = sections.find((section) => section.code === code)?.rows.find((each) => each.label === label)
  if (!row) throw new Error(`there is no row "${label}" under ${code}`)
  return row
}

const cheap = plain
const dear: LoanOffer = {
  ...plain,
  id: 'dear',
  lenderName: 'Dearwater, "The" Bank',
  rateType: 'variable',
  lowestRatePercent: 8,
  highestRatePercent: 16,
  rateCapPercent: 18,
  rateIndex: '30-day average SOFR',
  hardshipMonths: null,
  cosignerReleaseAfterPayments: 48,
}

test('a row is marked where the offers differ, and only there', () => {
  const sections = compareRows(columns([cheap, dear]))
  expect(rowOf(sections, 'repayment', words.rows.grace).differs).toBe(false)
  expect(rowOf(sections, 'rate', words.rows.rateType).differs).toBe(true)
  for (const { rows } of sections)
    for (const row of rows) expect(row.differs).toBe(new Set(row.facts.map(wordsOf)).size > 1)
})

test('the best is named where one direction is better for everybody, and only among those that say it', () => {
  const sections = compareRows(columns([dear, cheap]))
  expect(rowOf(sections, 'highest', words.rows.total)).toMatchObject({ best: [1], bestWord: 'Lowest' })
  expect(rowOf(sections, 'cosigner', words.rows.release)).toMatchObject({ best: [1], bestWord: 'Soonest' })
  // One of the two says nothing of hardship: there is nothing to be better than.
  expect(rowOf(sections, 'repayment', words.rows.hardship).best).toEqual([])
  // A longer term asks less a month and costs more in all.
  expect(rowOf(sections, 'repayment', words.rows.terms).best).toEqual([])
})

test('what the lender does not say is said so, and never a zero', () => {
  const sections = compareRows(columns([cheap, dear]))
  expect(rowOf(sections, 'repayment', words.rows.hardship).facts.map(wordsOf)).toEqual([
    '12 months',
    'Not said',
  ])
})

test('the worst case is counted at the cap of a variable rate and the highest fixed rate', () => {
  const compared = columns([cheap, dear])
  const row = rowOf(compareRows(compared), 'maximum', words.rows.total)
  const expected = compared.map(({ costs }, at) =>
    costs ? costOfRate(costs.priced, at === 0 ? 12 : 18).totalCents : undefined,
  )
  expect(row.facts).toEqual(expected.map((cents) => ({ kind: 'money', cents })))
})

test('a row that says nothing of any offer is left out', () => {
  const labels = (offers: LoanOffer[]) =>
    compareRows(columns(offers)).flatMap(({ rows }) => rows.map((row) => row.label))
  expect(labels([cheap])).not.toContain(words.rows.cap)
  expect(labels([cheap, dear])).toContain(words.rows.cap)
})

test('an offer that cannot be priced keeps its facts and shows no cost', () => {
  const [column] = columns([{ ...cheap, minimumCents: 5_000_000 }])
  expect(column).toMatchObject({ standing: 'below_minimum', costs: null, score: null })
  const labels = compareRows(column ? [column] : []).map(({ code }) => code)
  expect(labels).not.toContain('lowest')
  expect(labels).toContain('cosigner')
})

test('rates older than 30 days are not counted with', () => {
  const [column] = columns([{ ...cheap, rateSeenOn: '2026-10-21' }])
  expect(column).toMatchObject({ standing: 'stale', costs: null, rateAgeDays: 31 })
})

test('only differences are the rows that differ, and no empty section', () => {
  const all = compareRows(columns([cheap, dear]))
  const some = differencesOnly(all)
  expect(some.flatMap(({ rows }) => rows)).toEqual(
    all.flatMap(({ rows }) => rows).filter(({ differs }) => differs),
  )
  expect(some.every(({ rows }) => rows.length > 0)).toBe(true)
  expect(differencesOnly(compareRows(columns([cheap, cheap])))).toEqual([])
})

const refusing: LoanOffer = {
  ...plain,
  id: 'refusing',
  rules: { ...plain.rules, citizenships: ['citizen'], minimumScore: 700 },
}

test('the rules that refuse come with the change that would end it', () => {
  const profile = { isAdult: true, citizenship: 'citizen', credit: '580_639', hasCosigner: false } as const
  const row = rowOf(compareRows(columns([refusing], profile)), 'fit', words.rows.refusedBy)
  expect(row.facts.map(wordsOf).join()).toMatch(/700.*cosigner/)
})

const file = (offers: readonly LoanOffer[], profile = {}) =>
  writeCompareFile({
    about: [['Link', 'https://bursar.example/student-loans/offers/compare?amount=10000']],
    offers: offers.map((offer) => words.offer(offer)),
    sections: compareRows(columns(offers, profile)),
  })
const parsed = (text: string): string[][] => parse(text, { bom: true })

test('the file is whole CSV: a line for each row, a column for each offer, bare numbers with their unit', () => {
  const lines = parsed(file([cheap, dear]))
  expect(lines[0]).toEqual(['Section', 'What', words.offer(cheap), words.offer(dear)])
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([4]))
  const total = lines.find(
    ([section, row]) => section === words.sections.highest && row === 'Paid in total (USD)',
  )
  const highest = columns([cheap, dear]).map(
    ({ costs }) => (costs?.priced.highest.cost.totalCents ?? 0) / 100,
  )
  expect(total?.slice(2).map(Number)).toEqual(highest)
})

test('a fee to apply is part of every total, as it is in the list', () => {
  const totals = (offer: LoanOffer) =>
    (['lowest', 'highest', 'maximum'] as const).map((code) => {
      const fact = rowOf(compareRows(columns([offer])), code, words.rows.total).facts[0]
      return fact?.kind === 'money' ? fact.cents : undefined
    })
  expect(totals({ ...cheap, applicationFeeCents: 7_500 })).toEqual(
    totals({ ...cheap, applicationFeeCents: 0 }).map((cents) => (cents ?? 0) + 7_500),
  )
})

test('the file holds nothing that depends on who the visitor is', () => {
  const nobody = parsed(file([refusing, dear]))
  const somebody = parsed(
    file([refusing, dear], { isAdult: true, citizenship: 'visa', credit: '300_579', state: 'NY' }),
  )
  expect(somebody).toEqual(nobody)
})

test('no text of a catalog runs as a formula in a spreadsheet, and all of it comes back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ''),
      fc.constantFrom('', '=', '+', '-', '@', '\t'),
      (text, start) => {
        const offer = { ...cheap, floorConditions: start + text }
        const line = parsed(file([offer])).find(([, label]) => label === words.rows.floor)
        const cell = line?.[2] ?? ''
        expect(cell.replace(/^'/, '')).toBe(offer.floorConditions.replace(/^'/, ''))
        expect(/^-?\d+(\.\d+)?$/.test(cell) || !/^[=+\-@\t\r]/.test(cell)).toBe(true)
      },
    ),
  )
})
