import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCompareFile } from '#app/ui/compare-table/compare-file.ts'
import type { CompareSection } from '#app/ui/compare-table/compare-rows.ts'
import { toFactText } from '#app/ui/compare-table/fact.ts'
import { compareOffers } from '#domain/loans/compare-offers.ts'
import { defaultWeights } from '#domain/loans/criteria.ts'
import { borrowing, offer as plain } from '#domain/loans/loan-offer.fixture.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { calculateCostAtRate } from '#domain/loans/price-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import { toColumn } from './column.server.ts'
import { compareText } from './compare-messages.ts'
import { compareRows, pageRows } from './compare-rows.ts'

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
    toColumn(offer, { comparison, profile, borrowing: counted, today, isPaid: false }),
  )
}

function findRow(sections: readonly CompareSection[], code: CompareSection['code'], label: string) {
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

test('a row is marked if and only if the offers differ', () => {
  const sections = compareRows(columns([cheap, dear]))
  expect(findRow(sections, 'repayment', compareText.rows.grace).differs).toBe(false)
  expect(findRow(sections, 'rate', compareText.rows.rateType).differs).toBe(true)
  for (const { rows } of sections)
    for (const row of rows) expect(row.differs).toBe(new Set(row.facts.map(toFactText)).size > 1)
})

test('the best value is marked only if one direction is better for everyone and at least two offers state it', () => {
  const sections = compareRows(columns([dear, cheap]))
  expect(findRow(sections, 'highest', compareText.rows.total)).toMatchObject({
    best: [1],
    bestWord: 'Lowest',
  })
  expect(findRow(sections, 'cosigner', compareText.rows.release)).toMatchObject({
    best: [1],
    bestWord: 'Soonest',
  })
  // Only one of the two offers states its hardship terms, so neither is best.
  expect(findRow(sections, 'repayment', compareText.rows.hardship).best).toEqual([])
  // A longer term lowers the monthly payment but raises the total, so neither is best.
  expect(findRow(sections, 'repayment', compareText.rows.terms).best).toEqual([])
})

test('a lowest rate that the answers exclude is marked on the page, and is never the best', () => {
  const strict: LoanOffer = { ...cheap, id: 'strict', floorMinimumScore: 800, floorScoreOf: 'borrower' }
  const open: LoanOffer = { ...dear, id: 'open', floorMinimumScore: null, floorScoreOf: 'borrower' }
  const profile = { isAdult: true, hasCosigner: false, credit: '640_699' } as const
  const sections = compareRows(
    columns([strict, open, { ...open, id: 'dearer', lowestRatePercent: 9 }], profile),
  )
  expect(findRow(sections, 'lowest', compareText.rows.total)).toMatchObject({ excluded: [0], best: [1] })
  expect(findRow(sections, 'highest', compareText.rows.total)).toMatchObject({ excluded: [], best: [0] })
})

test('what a lender does not state is shown as not stated, never as zero', () => {
  const sections = compareRows(columns([cheap, dear]))
  expect(findRow(sections, 'repayment', compareText.rows.hardship).facts.map(toFactText)).toEqual([
    '12 months',
    'Not stated',
  ])
})

test('the worst case uses the cap of a variable rate or the highest fixed rate', () => {
  const compared = columns([cheap, dear])
  const row = findRow(compareRows(compared), 'maximum', compareText.rows.total)
  const expected = compared.map(({ costs }, at) =>
    costs ? calculateCostAtRate(costs.priced, at === 0 ? 12 : 18).totalCents : undefined,
  )
  expect(row.facts).toEqual(expected.map((cents) => ({ kind: 'money', cents })))
})

test('a row without a fact about any offer is left out', () => {
  const labels = (offers: LoanOffer[]) =>
    compareRows(columns(offers)).flatMap(({ rows }) => rows.map((row) => row.label))
  expect(labels([cheap])).not.toContain(compareText.rows.cap)
  expect(labels([cheap, dear])).toContain(compareText.rows.cap)
})

test('an offer that cannot be priced keeps its facts and shows no cost', () => {
  const [column] = columns([{ ...cheap, minimumCents: 5_000_000 }])
  expect(column).toMatchObject({ standing: 'below_minimum', costs: null, score: null })
  const labels = compareRows(column ? [column] : []).map(({ code }) => code)
  expect(labels).not.toContain('lowest')
  expect(labels).toContain('cosigner')
})

test('an offer with rates older than 30 days shows no costs', () => {
  const [column] = columns([{ ...cheap, rateSeenOn: '2026-10-21' }])
  expect(column).toMatchObject({ standing: 'stale', costs: null, rateAgeDays: 31 })
})

const labelsOf = (sections: readonly CompareSection[]) =>
  sections.flatMap(({ code, rows }) => rows.map(({ label }) => `${code} ${label}`))
const situation = { profile: { hasCosigner: true }, borrowing }

test('the page shows every row that applies once: the key differences, the others, what is the same', () => {
  const compared = columns([cheap, dear], situation.profile)
  const { key, more, same } = pageRows(compared, situation)
  const all = labelsOf(compareRows(compared))
  expect([key, more, same].flatMap(labelsOf).toSorted()).toEqual(all.toSorted())
  expect(labelsOf(key)).toContain(`highest ${compareText.rows.total}`)
  expect(labelsOf(key)).toContain(`cosigner ${compareText.rows.release}`)
  for (const { rows } of [...key, ...more]) expect(rows.every(({ differs }) => differs)).toBe(true)
  for (const { rows } of same) expect(rows.every(({ differs }) => !differs)).toBe(true)
  expect(pageRows(columns([cheap, cheap], situation.profile), situation)).toMatchObject({ key: [], more: [] })
})

test('a loan alone shows all of its rows, though nothing differs', () => {
  const { key, same } = pageRows(columns([cheap], situation.profile), situation)
  expect(labelsOf(key)).toContain(`highest ${compareText.rows.total}`)
  expect(same).toEqual([])
})

test('what does not apply is left out of the page, and stays in the file', () => {
  const labels = (offers: LoanOffer[], own: Parameters<typeof pageRows>[1]) =>
    Object.values(pageRows(columns(offers, own.profile), own)).flatMap(labelsOf)
  const maximum = `maximum ${compareText.rows.total}`
  const release = `cosigner ${compareText.rows.release}`
  const grace = `repayment ${compareText.rows.grace}`
  expect(labels([cheap, dear], situation)).toEqual(expect.arrayContaining([maximum, release, grace]))
  expect(labels([cheap, { ...cheap, id: 'fixed' }], situation)).not.toContain(maximum)
  const alone = { ...situation, profile: { hasCosigner: false } }
  expect(labels([cheap, dear], alone)).not.toContain(release)
  expect(labels([cheap, dear], { ...situation, profile: {} })).toContain(release)
  const atOnce = { ...situation, borrowing: { ...borrowing, repayment: 'immediate' } as const }
  expect(labels([cheap, dear], atOnce)).not.toContain(grace)
  expect(labelsOf(compareRows(columns([cheap, cheap], alone.profile)))).toEqual(
    expect.arrayContaining([maximum, release, grace]),
  )
})

const refusing: LoanOffer = {
  ...plain,
  id: 'refusing',
  rules: { ...plain.rules, citizenships: ['citizen'], minimumScore: 700 },
}

test('rules that are not met come with the change that would meet them', () => {
  const profile = { isAdult: true, citizenship: 'citizen', credit: '580_639', hasCosigner: false } as const
  const row = findRow(compareRows(columns([refusing], profile)), 'fit', compareText.fit.refusedBy)
  expect(row.facts.map(toFactText).join()).toMatch(/700.*cosigner/)
})

const file = (offers: readonly LoanOffer[], profile = {}) =>
  writeCompareFile({
    about: [['Link', 'https://bursar.example/student-loans/offers/compare?amount=10000']],
    columns: offers.map((offer) => compareText.offer(offer)),
    sections: compareRows(columns(offers, profile)),
  })
const parsed = (text: string): string[][] => parse(text, { bom: true })

test('the file is valid CSV: one line per row, one column per offer, bare numbers with their unit', () => {
  const lines = parsed(file([cheap, dear]))
  expect(lines[0]).toEqual(['Section', 'What', compareText.offer(cheap), compareText.offer(dear)])
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([4]))
  const total = lines.find(
    ([section, row]) => section === compareText.sections.highest && row === 'Paid in total (USD)',
  )
  const highest = columns([cheap, dear]).map(
    ({ costs }) => (costs?.priced.highest.cost.totalCents ?? 0) / 100,
  )
  expect(total?.slice(2).map(Number)).toEqual(highest)
})

test('an application fee is part of every total, as in the list', () => {
  const totals = (offer: LoanOffer) =>
    (['lowest', 'highest', 'maximum'] as const).map((code) => {
      const fact = findRow(compareRows(columns([offer])), code, compareText.rows.total).facts[0]
      return fact?.kind === 'money' ? fact.cents : undefined
    })
  expect(totals({ ...cheap, applicationFeeCents: 7_500 })).toEqual(
    totals({ ...cheap, applicationFeeCents: 0 }).map((cents) => (cents ?? 0) + 7_500),
  )
})

test('the file contains nothing that depends on the visitor', () => {
  const nobody = parsed(file([refusing, dear]))
  const somebody = parsed(
    file([refusing, dear], { isAdult: true, citizenship: 'visa', credit: '300_579', state: 'NY' }),
  )
  expect(somebody).toEqual(nobody)
})

test('no catalog text runs as a formula in a spreadsheet, and all of it is read back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ''),
      fc.constantFrom('', ...'=+-@＝＋－＠|\t\r\n'),
      (text, start) => {
        const offer = { ...cheap, floorConditions: start + text }
        const line = parsed(file([offer])).find(([, label]) => label === compareText.rows.floor)
        const cell = line?.[2] ?? ''
        expect(cell.replace(/^'/, '')).toBe(offer.floorConditions.replace(/^'/, ''))
        expect(/^-?\d+(\.\d+)?$/.test(cell) || !/^[=+\-@＝＋－＠|\t\r\n]/.test(cell)).toBe(true)
      },
    ),
  )
})
