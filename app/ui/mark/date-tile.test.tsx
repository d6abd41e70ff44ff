import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateTile } from './date-tile.tsx'

const draw = (day: string | null, today: string) =>
  renderToStaticMarkup(<DateTile day={day} today={today} undated="Any time" />)

test('a day is read as month and day, with the whole date for programs', () => {
  const html = draw('2026-12-04', '2026-11-23')
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Dec 4')
  expect(html).toContain('dateTime="2026-12-04"')
})

test.each([
  ['2026-11-22', false],
  ['2026-11-23', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('on November 23, %s being soon is %j', (day, isSoon) => {
  expect(draw(day, '2026-11-23').includes('data-tone="soon"')).toBe(isSoon)
})

test('without a day the tile says so', () => {
  expect(draw(null, '2026-11-23')).toMatch(/^<span [^>]*>Any time<\/span>$/)
})
