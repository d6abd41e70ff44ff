import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WordMeter } from './word-meter.tsx'

const draw = (words: number, leastWords: number | null, mostWords: number | null) =>
  renderToStaticMarkup(<WordMeter limits={{ leastWords, mostWords }} words={words} />)

test('the meter shows the allowed band, and says words and limits', () => {
  const svg = draw(300, 200, 400)
  // 500 words long, a quarter beyond the most.
  expect(svg).toMatch(/x="40%"/)
  expect(svg).toMatch(/cx="60%"/)
  expect(svg).toContain('aria-label="300 words; asked for: 200 to 400 words"')
  expect(svg).toContain('data-tone="good"')
})

test('a draft that is too short or too long has another color, and the longest fits into the scale', () => {
  expect(draw(100, 200, 400)).toContain('data-tone="1"')
  expect(draw(1000, 200, 400)).toContain('data-tone="3"')
  expect(draw(1000, 200, 400)).toMatch(/cx="80%"/)
})

test('without a limit, and where no length suits all, there is no meter', () => {
  expect([draw(10, null, null), draw(10, 500, 200)]).toEqual(['', ''])
})
