import { expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { fafsaDates, listFafsaDates, listOpenForms } from './fafsa-dates.ts'
import { expectSource } from './source.fixture.ts'

test('each form closes on the last day of its award year, after the next one has opened', () => {
  const all = Object.entries(fafsaDates)
  for (const [nth, [awardYear, { source, from, until }]] of all.entries()) {
    expectSource(source)
    expect(until).toBe(`20${awardYear.slice(-2)}-06-30`)
    const next = all[nth + 1]?.[1]
    if (next) {
      expect(next.from > from).toBe(true)
      expect(next.from < until).toBe(true)
    }
  }
})

test('it is time to file in the fall after the form has opened, and in January before the priority dates', () => {
  for (const [awardYear, { from }] of Object.entries(fafsaDates)) {
    const days = listFafsaDates().filter((date) => date.awardYear === awardYear && date.what === 'priority')
    expect(days.map(({ on }) => on.slice(5, 7))).toEqual(['10', '01'])
    for (const { on } of days) {
      expect(on > from).toBe(true)
      expect(on < `20${awardYear.slice(2, 4)}-02-01`).toBe(true)
    }
  }
})

test.each([
  ['2026-09-22', ['2026–27']],
  ['2026-09-23', ['2026–27', '2027–28']],
  [fafsaDates['2026–27'].until, ['2026–27', '2027–28']],
  [addDays(fafsaDates['2026–27'].until, 1), ['2027–28']],
  ['2028-07-01', []],
])('on %s the forms for %j are open', (day, awardYears) => {
  expect(listOpenForms(day).map(({ awardYear }) => awardYear)).toEqual(awardYears)
})
