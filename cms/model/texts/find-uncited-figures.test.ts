import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkStored } from '#cms/model/documents/check-document.ts'
import { paragraph, storedArticle } from '#cms/model/documents/some-documents.fixture.ts'
import { figuresIn, findUncitedFigures } from './find-uncited-figures.ts'

const source = { publisher: 'ED', title: 'Letter', url: 'https://ed.gov/letter', readOn: '2026-01-30' }
const textBlock = (...body: object[]) => ({
  _type: 'entry',
  componentType: 'Text Block',
  textBlock: { body },
})
const found = (...body: object[]) => {
  const document = { ...storedArticle, body }
  expect(checkStored(document)).toMatchObject({ ok: true })
  return findUncitedFigures(document).map(({ path, figure }) => `${path} ${figure}`)
}

test.each<[text: string, figures: string[]]>([
  ['It pays $7,395 a year.', ['$7,395']],
  ['From $5,500 to $12,500, or 5.5% to 6.39 %.', ['$5,500', '$12,500', '5.5%', '6.39 %']],
  ['About $1.8 trillion is owed, $2.5k each.', ['$1.8 trillion', '$2.5k']],
  ['It costs 300 dollars, ten percent less, or 12 percent.', ['300 dollars', '12 percent']],
  ['The rate rose by 1.5 percentage points.', ['1.5 percentage points']],
  ['US$20 and 20 USD.', ['US$20', '20 USD']],
  ['It is free: $0, $0.00, 0% and 100% online.', []],
  ['Only $0.50 and 0.25% off.', ['$0.50', '0.25%']],
  ['In 2026, 3 of 10 students at 2 schools, section 455(h), form 1098-E.', []],
  ['A 529 plan, a 401(k), 34 CFR 685.203, 20 USC 1087e, a 10-year term, a 3.5 GPA, October 1, 2026.', []],
  ['The {{awardYear.pell.max}} grant of {{year}}.', []],
  ['', []],
])('finds the figures of %j: %j', (text, figures) => {
  expect(figuresIn(text)).toEqual(figures)
})

test('reports an uncited figure with its path, its sentence, and how to fix it', () => {
  const body = [textBlock(paragraph('It is large. It pays $7,395 a year. So it is.'))]
  expect(findUncitedFigures({ ...storedArticle, body })).toEqual([
    {
      path: 'body[0].textBlock.body[0]',
      figure: '$7,395',
      sentence: 'It pays $7,395 a year.',
      message: expect.stringMatching(/^\$7,395 has no source: write a token such as/),
    },
  ])
})

test('a citation covers only its own sentence', () => {
  const mark = { _type: 'citation', ...source }
  expect(
    found(textBlock(paragraph('It pays $7,395, and $740 at least, ', { text: 'says the letter.', mark }))),
  ).toEqual([])
  expect(found(textBlock(paragraph('It paid $6,895. Now it pays ', { text: '$7,395.', mark })))).toEqual([
    'body[0].textBlock.body[0] $6,895',
  ])
})

test('a link is not a citation, and an example needs none', () => {
  const link = { _type: 'link', href: 'https://ed.gov' }
  expect(found(textBlock(paragraph('It pays ', { text: '$7,395', mark: link })))).toHaveLength(1)
  expect(found(textBlock(paragraph('You owe ', { text: '$10,000', mark: { _type: 'example' } })))).toEqual([])
  expect(found(textBlock(paragraph('Suppose you borrow $10,000 at 6%.')))).toEqual([])
  expect(found(textBlock(paragraph('The U.S. average, e.g. $10,000, is high.')))).toEqual([])
})

test('a table or block that names its sources covers all its content', () => {
  const cell = { _type: 'cell', content: [paragraph('$7,395')] }
  const table = { columns: ['Most'], rows: [{ _type: 'row', cells: [cell] }] }
  const block = (own: object) => ({ _type: 'entry', componentType: 'Table', table: own })
  expect(found(block(table))).toEqual(['body[0].table.rows[0].cells[0].content[0] $7,395'])
  expect(found(block({ ...table, source }))).toEqual([])
  expect(found({ ...block(table), sources: [source] })).toEqual([])
})

test('finds figures in titles and plain texts too', () => {
  const tip = { _type: 'entry', componentType: 'Tip banner', tipBanner: { text: 'Save 20% now.' } }
  expect(
    findUncitedFigures({ ...storedArticle, title: 'Win $500', body: [tip] }).map(({ path }) => path),
  ).toEqual(['title', 'body[0].tipBanner.text'])
})

test('an article with figures from tokens has no problems', () => {
  expect(findUncitedFigures(storedArticle)).toEqual([])
})

test('finds every amount and percentage, however it is written', () => {
  const amounts = fc
    .integer({ min: 1, max: 9_999_999 })
    .map((dollars) => `$${dollars.toLocaleString('en-US')}`)
  const shares = fc.double({ min: 0.01, max: 99.99, noNaN: true }).map((share) => `${share.toFixed(2)}%`)
  fc.assert(
    fc.property(fc.array(fc.oneof(amounts, shares)), (figures) => {
      expect(figuresIn(figures.map((one) => `up to ${one}, then`).join(' '))).toEqual(figures)
    }),
  )
})
