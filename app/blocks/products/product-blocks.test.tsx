import { expect, test } from 'vitest'
import { someBlockData } from '#app/blocks/block-data.fixture.ts'
import { makePageScope, rendered } from '#app/blocks/render.fixture.tsx'
import { lineIn, renderBlock } from '#app/blocks/rendered-blocks.fixture.tsx'
import type { AnyEntry } from '#cms/model/blocks/block-types.ts'
import { cardRubric, scoreCard } from '#domain/reviews/card-rubric.ts'
import { LenderTableView } from './lender-table.tsx'
import { fixtures } from './product-blocks.fixture.ts'
import { ReviewScoreTable } from './review-score.tsx'

const draw = (entry: AnyEntry, data = someBlockData) => renderBlock(entry, { data })

const lenderTable = (vertical: 'PSL' | 'MOMENT_SCIENCE'): AnyEntry => ({
  _type: 'entry',
  componentType: 'Lender table',
  fields: { title: 'Lenders side by side', vertical },
})
const popUp: AnyEntry = {
  _type: 'entry',
  componentType: 'Scholarship pop-up',
  fields: { title: 'Our drawing', modalIdentifier: 'drawing', label: 'How to take part' },
}

test('a lender table shows both ends of rates, missing and outdated values, samples and who pays us', () => {
  const words = lineIn(draw(lenderTable('PSL')))
  for (const shown of [
    '4.54% to 15.24%',
    'Not offered',
    'Not stated',
    'These rates are more than 30 days old',
    'Sample',
    'Would pay us',
    'Wouldn’t pay us',
  ])
    expect(words).toContain(shown)
  expect(words).not.toMatch(/as low as/i)
  expect(draw(lenderTable('PSL'))).toContain('href="/student-loans/offers"')
})

test('a lender that takes no cosigner says so instead of leaving its cosigner release open', () => {
  const lenders = someBlockData.lenders.map((lender) => ({ ...lender, takesCosigner: false }))
  const words = lineIn(rendered(makePageScope({}), <LenderTableView lenders={lenders} />))
  expect(words).toContain('Doesn’t accept cosigners')
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
  expect(lineIn(draw(lenderTable('MOMENT_SCIENCE')))).toBe('')
})

test("the pop-up leads to its modal's address, needs no purchase, and is hidden without a modal", () => {
  const html = draw(popUp)
  expect(lineIn(html)).toContain('No purchase necessary')
  expect(lineIn(html)).toContain('Take part in our drawing')
  expect(html).toContain('href="/about/scholarship-drawing-rules"')
  expect(html).toMatch(/<div[^>]* popover="auto"/)
  expect(lineIn(draw(popUp, { ...someBlockData, modals: [] }))).toBe('')
})

test('a pop-up that asks for no consent to the rules of a drawing speaks of no purchase', () => {
  const modals = someBlockData.modals.map((modal) => ({ ...modal, dataToCollect: ['email' as const] }))
  const text = lineIn(draw(popUp, { ...someBlockData, modals }))
  expect(text).toContain('Take part in our drawing')
  expect(text).not.toContain('No purchase necessary')
})

test('samples link to no other site; other links open in a new tab without a referrer', () => {
  const discounts = fixtures.find(({ name }) => name.startsWith('Featured discounts'))
  const html = discounts ? draw(discounts.entry) : ''
  expect(html).not.toContain('museum.example')
  expect(html).toMatch(/<a[^>]*href="https:\/\/studentaid.gov[^>]*>/)
  expect(html.match(/target="_blank"/g)).toHaveLength(1)
  expect(html.match(/rel="noopener noreferrer"/g)).toHaveLength(1)
  expect(html).toContain('href="/about/scholarship-drawing-rules"')
})

test.each([
  ['https://bursar.example/fafsa', 'href="/fafsa"'],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['//evil.example', ''],
  ['java\nscript:alert(1)', ''],
])('a product card with the address %j links to what is safe', (link, expected) => {
  const card = { _type: 'productCard', vertical: 'PSL', title: 'Compare', link } as const
  const html = draw({
    _type: 'entry',
    componentType: 'Homepage product cards',
    fields: { cards: [card] },
  })
  if (expected) expect(html).toContain(expected)
  else expect(html).not.toContain('<a ')
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
  const judged = [{ criterion: 'Plain language', points: 3.5, reason: 'Rates on page one.' }]
  const words = (review: ReturnType<typeof scoreCard>) =>
    lineIn(rendered(makePageScope({}), <ReviewScoreTable rubric={cardRubric} review={review} />))
  expect(words(scoreCard(terms, judged))).toContain('3.9 out of 5: 3.86, rounded to the nearest tenth')
  expect(words(scoreCard(terms, judged))).toContain('Rates on page one.')
  expect(words(scoreCard(terms, []))).toContain('not known')
  expect(words(scoreCard(terms, []))).not.toContain('out of 5')
})
