import { describe, expect, test } from 'vitest'
import type { Fixture } from '#app/blocks/block.ts'
import { someBlockData } from '#app/blocks/block-data.fixture.ts'
import { Entry } from '#app/blocks/entry.tsx'
import { hostileTexts, idsIn, shapeOf, textsIn, withTexts, wordsOf } from '#app/blocks/markup.fixture.ts'
import { rendered, scopeOf } from '#app/blocks/render.fixture.tsx'
import { cardRubric, scoreOfCard } from '#domain/reviews/card-rubric.ts'
import { LenderTableView } from './lender-table.tsx'
import { fixtures } from './product-blocks.fixture.ts'
import { ReviewScoreTable } from './review-score.tsx'

const draw = (entry: Fixture['entry'], data = someBlockData) =>
  rendered(scopeOf({ body: [entry] }, { data }), <Entry entry={entry} />)

function fixture(name: string) {
  const found = fixtures.find((one) => one.name === name)
  if (!found) throw new Error(`There is no fixture ${name}`)
  return found.entry
}

describe.each(fixtures)('$name', ({ entry }) => {
  test('shows every text of the entry', () => {
    const words = wordsOf(draw(entry))
    expect(textsIn(entry).filter((text) => !words.includes(text))).toEqual([])
  })

  test('has no styles and no handlers of its own', () => {
    expect(draw(entry)).not.toMatch(/ (style|on\w+)=/)
  })

  test('stays the same page whatever its texts are', () => {
    const texts = textsIn(entry)
    const shape = shapeOf(draw(withTexts(entry, texts, () => 'words')))
    for (const hostile of hostileTexts)
      expect(shapeOf(draw(withTexts(entry, texts, () => hostile)))).toEqual(shape)
  })
})

test('all blocks on one page have ids of their own, and what names an id finds it', () => {
  const body = fixtures.map(({ entry }) => entry)
  const html = rendered(
    scopeOf({ body }, { data: someBlockData }),
    body.map((entry, at) => <Entry key={fixtures[at]?.name} entry={entry} />),
  )
  const ids = idsIn(html)
  expect(new Set(ids).size).toBe(ids.length)
  const named = Array.from(html.matchAll(/(?:popovertarget|aria-labelledby)="([^"]*)"/gi), ([, id]) => id)
  expect(named).toHaveLength(3)
  expect(named.filter((id = '') => !ids.includes(id))).toEqual([])
})

test('a lender table shows both ends, what is not said, what is too old, samples and who pays us', () => {
  const words = wordsOf(draw(fixture('Lender table')))
  for (const shown of [
    '4.54% to 15.24%',
    'Not offered',
    'Not said',
    'Older than 30 days',
    'Sample',
    'Pays us',
    'Does not pay us',
  ])
    expect(words).toContain(shown)
  expect(words).not.toMatch(/as low as/i)
  expect(draw(fixture('Lender table'))).toContain('href="/student-loans/offers"')
})

test('lenders stand in the order given, whoever pays', () => {
  const order = (lenders: typeof someBlockData.lenders) => {
    const html = rendered(scopeOf({}), <LenderTableView lenders={lenders} />)
    return someBlockData.lenders.map(({ name }) => html.indexOf(name))
  }
  const swapped = someBlockData.lenders.map((lender) => ({ ...lender, pays: !lender.pays }))
  expect(order(someBlockData.lenders)[0]).toBeLessThan(order(someBlockData.lenders)[1] ?? 0)
  expect(order(swapped)[0]).toBeLessThan(order(swapped)[1] ?? 0)
})

test('a line that is no line of the site shows nothing', () => {
  const entry = {
    _type: 'entry',
    componentType: 'Lender table',
    fields: { title: 'T', vertical: 'MOMENT_SCIENCE' },
  } as const
  expect(wordsOf(draw(entry))).toBe('')
})

test('the pop-up leads where its modal says and needs no purchase; without its modal there is nothing', () => {
  const html = draw(fixture('Scholarship pop-up'))
  expect(wordsOf(html)).toContain('No purchase necessary')
  expect(wordsOf(html)).toContain('Take part in our drawing')
  expect(html).toContain('href="/about/scholarship-drawing-rules"')
  expect(html).toMatch(/<div[^>]* popover="auto"/)
  expect(wordsOf(draw(fixture('Scholarship pop-up'), { ...someBlockData, modals: [] }))).toBe('')
})

test('samples lead to no other site, others in a new tab without telling where from', () => {
  const html = draw(fixture('Featured discounts'))
  expect(html).not.toContain('museum.example')
  expect(html).toMatch(/<a[^>]*href="https:\/\/studentaid.gov[^>]*>/)
  expect(html.match(/target="_blank"/g)).toHaveLength(1)
  expect(html.match(/rel="noopener noreferrer"/g)).toHaveLength(1)
  expect(html).toContain('href="/about/scholarship-drawing-rules"')
})

test('an address of the site becomes a path, and one that could run something is no link', () => {
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

test('a score shows its arithmetic, and what is missing leaves no score', () => {
  const terms = {
    annualFeeCents: 0,
    highestAprPercent: 17.9,
    foreignFeePercent: 1,
    lateFeeCents: 2_500,
    rewardsCentsAYear: 12_600,
    depositCents: 0,
  }
  const judged = [{ criterion: 'Clear words', points: 3.5, reason: 'Rates on page one.' }]
  const words = (review: ReturnType<typeof scoreOfCard>) =>
    wordsOf(rendered(scopeOf({}), <ReviewScoreTable rubric={cardRubric} review={review} />))
  expect(words(scoreOfCard(terms, judged))).toContain('3.9 out of 5: 3.86, rounded to the nearest tenth')
  expect(words(scoreOfCard(terms, judged))).toContain('Rates on page one.')
  expect(words(scoreOfCard(terms, []))).toContain('not known')
  expect(words(scoreOfCard(terms, []))).not.toContain('out of 5')
})
