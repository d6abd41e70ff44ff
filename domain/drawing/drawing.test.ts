import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#domain/dates.ts'
import {
  alternates,
  type Drawing,
  dayLimits,
  getPhase,
  lastDayOfAddresses,
  lastDayToConfirm,
} from './drawing.ts'
import { largestAwardCents, registrationRules } from './registration.ts'

const drawing: Drawing = {
  id: '2027-spring',
  opensOn: '2027-01-04',
  closesOn: '2027-02-01',
  awardCents: 50_000,
  sponsor: { name: 'Bursar LLC', postalAddress: '100 Main Street, Springfield, IL 62701' },
  commitment: 'c'.repeat(64),
  closing: null,
  result: null,
  award: null,
}
const closing = { closedOn: '2027-02-02', entriesHash: 'e'.repeat(64), entryCount: 3 }
const result = { drawnOn: '2027-02-03', seed: 'd'.repeat(64), chosen: [] }

test.each([
  ['2027-01-03', {}, 'announced'],
  ['2027-01-04', {}, 'open'],
  ['2027-02-01', {}, 'open'],
  ['2027-02-02', {}, 'ended'],
  ['2027-02-02', { closing }, 'closed'],
  ['2027-02-03', { closing, result }, 'drawn'],
])('on %s with %j it is %s', (today, more, phase) => {
  expect(getPhase({ ...drawing, ...more }, today)).toBe(phase)
})

test('the addresses are kept until the last alternate had time to answer', () => {
  const lastAnswer = addDays(
    drawing.closesOn,
    dayLimits.drawWithin + (1 + alternates) * (dayLimits.writeWithin + dayLimits.answerWithin),
  )
  expect(daysBetween(lastAnswer, lastDayOfAddresses(drawing))).toBeGreaterThan(0)
})

test('entries are confirmed before the draw is due', () => {
  expect(lastDayToConfirm(drawing)).toBe('2027-02-08')
  expect(dayLimits.confirmWithin).toBeLessThan(dayLimits.drawWithin)
})

test('the largest award is above no limit of a state', () => {
  expect(largestAwardCents).toBe(50_000)
  for (const { aboveCents } of registrationRules) expect(largestAwardCents).toBeLessThanOrEqual(aboveCents)
})
