import { expect, test } from 'vitest'
import { isIsoDay } from '#domain/dates.ts'
import { usStates } from '#domain/states.ts'
import { aidYears, findNextDeadline, isPossiblePriorityDate, listAidDeadlines } from './aid-deadlines.ts'
import { publishedDays } from './published-days.fixture.ts'
import { stateDeadlines } from './state-deadlines.ts'

test('every state deadline names a state we know and a real day; only money until it runs out has none', () => {
  for (const { state, kind, on } of stateDeadlines) {
    expect(usStates.map(({ abbreviation }) => abbreviation)).toContain(state)
    expect(on === undefined ? kind === 'funds' : isIsoDay(on), `${state} ${on}`).toBe(true)
  }
})

test('the days of each state are those of the published list, none left out and none added', () => {
  const ours = usStates.flatMap(({ name, abbreviation }) => {
    const days = stateDeadlines.flatMap(({ state, on }) => (state === abbreviation && on ? [on] : []))
    return days.length > 0 ? [[name, [...new Set(days)].toSorted()] as const] : []
  })
  expect(Object.fromEntries(ours)).toEqual(publishedDays)
})

test.each(aidYears)('%s: days come in order, and a moved day says which day it was moved from', (year) => {
  for (const { abbreviation: state } of usStates) {
    const deadlines = listAidDeadlines({ year, state })
    const days = deadlines.flatMap(({ on }) => on ?? [])
    expect(days).toEqual(days.toSorted())
    for (const { whose, on, publishedOn } of deadlines) {
      expect(publishedOn === undefined).toBe(whose === 'federal' || on === undefined)
      if (on && publishedOn) expect([isIsoDay(on), on.slice(4)]).toEqual([true, publishedOn.slice(4)])
    }
  }
})

test('the nearest deadline is the first one that is not over, the day itself included', () => {
  const deadlines = listAidDeadlines({ year: '2027–28', state: 'MO' })
  expect(findNextDeadline(deadlines, '2027-02-03')?.kind).toBe('priority')
  expect(findNextDeadline(deadlines, '2027-02-04')?.on).toBe('2027-04-01')
  expect(findNextDeadline(deadlines, '2028-07-01')).toBeUndefined()
})

test.each([
  ['2026-09-22', false],
  ['2026-09-23', true],
  ['2028-06-30', true],
  ['2028-07-01', false],
  ['2027-02-30', false],
])('a school’s priority date for 2027–28 on %s: %s', (day, isPossible) => {
  expect(isPossiblePriorityDate('2027–28', day)).toBe(isPossible)
})
