import { describe, expect, test } from 'vitest'
import type { Fixture } from '#app/blocks/block.ts'
import { someBlockData } from '#app/blocks/block-data.fixture.ts'
import { Entry } from '#app/blocks/entry.tsx'
import {
  hostileTexts,
  idsIn,
  textsIn,
  toMarkupShape,
  toVisibleText,
  withTexts,
} from '#app/blocks/markup.fixture.ts'
import { makePageScope, rendered } from '#app/blocks/render.fixture.tsx'
import { cardRubric, scoreCard } from '#domain/reviews/card-rubric.ts'
import { LenderTableView } from './lender-table.tsx'
import { fixtures } from './product-blocks.fixture.ts'
import { ReviewScoreTable } from './review-score.tsx'

const draw = (entry: Fixture['entry'], data = someBlockData) =>
  rendered(makePageScope({ body: [entry] }, { data }), <Entry entry={entry} />)

function fixture(name: string) {
  const found = fixtures.find((one) => one.name === name)
  if (!found) throw new Error(`There is no fixture ${name}`)
  return found.entry
}

describe.each(fixtures)('$name', ({ entry }) => {
  test('shows every text of the entry', () => {
    const words = toVisibleText(draw(entry))
    expect(textsIn(entry).filter((text) => !words.includes(text))).toEqual([])
  })

  test('has no inline styles or handlers', () => {
    expect(draw(entry)).not.toMatch(/ (style|on\w+)=/)
  })

  test('keeps the same markup for any text', () => {
    const texts = textsIn(entry)
    const shape = toMarkupShape(draw(withTexts(entry, texts, () => 'words')))
    for (const hostile of hostileTexts)
      expect(toMarkupShape(draw(withTexts(entry, texts, () => hostile)))).toEqual(shape)
  })
})

test('all ids are unique when all blocks are on one page, and references find their id', () => {
  const body = fixtures.map(({ entry }) => entry)
  const html = rendered(
    makePageScope({ body }, { data: someBlockData }),
    body.map((entry, at) => <Entry key={fixtures[at]?.name} entry={entry} />),
  )
  const ids = idsIn(html)
  expect(new Set(ids).size).toBe(ids.length)
  const named = Array.from(html.matchAll(/(?:popovertarget|aria-labelledby)="([^"]*)"/gi), ([, id]) => id)
  expect(named).toHaveLength(3)
  expect(named.filter((id = '') => !ids.includes(id))).toEqual([])
})

test('a lender table shows both ends of rates, missing and outdated values, samples and who pays us', () => {
  const words = toVisibleText(draw(fixture('Lender table')))
  for (const shown of [
    '4.54% to 15.24%',
    'Not offered',
    'Not stated',
    'Older than 30 days',
    'Sample',
    'Pays us',
    'Doesn’t pay us',
  ])
    expect(words).toContain(shown)
  expect(words).not.toMatch(/as low as/i)
  expect(draw(fixture('Lender table'))).toContain('href="/student-loans/offers"')
})

test('a lender that takes no cosigner says so instead of leaving its cosigner release open', () => {
  const lenders = someBlockData.lenders.map((lender) => ({ ...lender, takesCosigner: false }))
  const words = toVisibleText(rendered(makePageScope({}), <LenderTableView lenders={lenders} />))
  expect(words).toContain('Doesn’t take cosigners')
  expect(words).not.toContain('Not stated')
})

test('lenders keep the given order, regardless of who pays', () => {
  const order = (lenders: typeof someBlockData.lenders) => {
    const html = rendered(makePageScope({}), <LenderTableView lenders={lenders} />)
    return someBlockData.lenders.map(({ name }) => html.indexOf(name))
  }
  const swapped = someBlockData.lenders.map((lender) => ({ ...lender, pays: !lender.pays }))
  expect(order(someBlockData.lenders)[0]).toBeLessThan(order(someBlockData.lenders)[1] ?? 0)
  expect(order(swapped)[0]).toBeLessThan(order(swapped)[1] ?? 0)
})

test('an unknown product line renders nothing', () => {
  const entry = {
    _type: 'entry',
    componentType: 'Lender table',
    fields: { title: 'T', vertical: 'MOMENT_SCIENCE' },
  } as const
  expect(toVisibleText(draw(entry))).toBe('')
})

test("the pop-up leads to its modal's address, needs no purchase, and is hidden without a modal", () => {
  const html = draw(fixture('Scholarship pop-up'))
  expect(toVisibleText(html)).toContain('No purchase necessary')
  expect(toVisibleText(html)).toContain('Take part in our drawing')
  expect(html).toContain('href="/about/scholarship-drawing-rules"')
  expect(html).toMatch(/<div[^>]* popover="auto"/)
  expect(toVisibleText(draw(fixture('Scholarship pop-up'), { ...someBlockData, modals: [] }))).toBe('')
})

test('a pop-up that asks for no consent to the rules of a drawing speaks of no purchase', () => {
  const modals = someBlockData.modals.map((modal) => ({ ...modal, dataToCollect: ['email' as const] }))
  const text = toVisibleText(draw(fixture('Scholarship pop-up'), { ...someBlockData, modals }))
  expect(text).toContain('Take part in our drawing')
  expect(text).not.toContain('No purchase necessary')
})

test('samples link to no other site; other links open in a new tab without a referrer', () => {
  const html = draw(fixture('Featured discounts'))
  expect(html).not.toContain('museum.example')
  expect(html).toMatch(/<a[^>]*href="https:\/\/studentaid.gov[^>]*>/)
  expect(html.match(/target="_blank"/g)).toHaveLength(1)
  expect(html.match(/rel="noopener noreferrer"/g)).toHaveLength(1)
  expect(html).toContain('href="/about/scholarship-drawing-rules"')
})

test('an address of the site becomes a path, and one that could run code is not a link', () => {
  expect(draw(fixture('Homepage product cards'))).toContain('href="/fafsa"')
  const entry = fixture('Homepage product cards')
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'java\nscript:alert(1)',
  ])
    expect(draw(withTexts(entry, ['/student-loans'], () => address)).match(/<a /g)).toHaveLength(4)
})

test('a score shows its arithmetic, and a missing value leaves no score', () => {
  const terms = {
    annualFeeCents: 0,
    highestAprPercent: 17.9,
    foreignFeePercent: 1,
    lateFeeCents: 2_500,
    rewardsCentsAYear: 12_600,
    depositCents: 0,
  }
  const judged = [{ criterion: 'Clear words', points: 3.5, reason: 'Rates on page one.' }]
  const words = (review: ReturnType<typeof scoreCard>) =>
    toVisibleText(rendered(makePageScope({}), <ReviewScoreTable rubric={cardRubric} review={review} />))
  expect(words(scoreCard(terms, judged))).toContain('3.9 out of 5: 3.86, rounded to the nearest tenth')
  expect(words(scoreCard(terms, judged))).toContain('Rates on page one.')
  expect(words(scoreCard(terms, []))).toContain('not known')
  expect(words(scoreCard(terms, []))).not.toContain('out of 5')
})
