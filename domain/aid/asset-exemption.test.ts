import { expect, test } from 'vitest'
import type { Household, TaxAnswers } from './aid-inputs.ts'
import { needsNoAssets } from './asset-exemption.ts'
import { makeHousehold, makeReturn } from './some-answers.fixture.ts'

const awardYear = '2026–27'
const child = makeHousehold()

function ofParents(parents: Partial<Household>) {
  return needsNoAssets({ awardYear, student: child, parents: makeHousehold({ familySize: 3, ...parents }) })
}

function ofReturn(answers: Partial<TaxAnswers>) {
  return ofParents({ people: [makeReturn(answers)] })
}

test('a simple return with income below $60,000 leaves assets out', () => {
  expect(ofReturn({ adjustedGrossIncome: 59_999 })).toBe(true)
  expect(ofReturn({ adjustedGrossIncome: 60_000 })).toBe(false)
})

test('other schedules, and Schedule C beyond $10,000 either way, do not', () => {
  expect(ofReturn({ filedOtherSchedule: true })).toBe(false)
  expect(ofReturn({ scheduleC: 10_000 })).toBe(true)
  expect(ofReturn({ scheduleC: 10_001 })).toBe(false)
  expect(ofReturn({ scheduleC: -10_001 })).toBe(false)
})

test('incomes of two returns are added, and both have to be simple', () => {
  const person = makeReturn({ adjustedGrossIncome: 30_000 })
  expect(ofParents({ isCouple: true, people: [person, person] })).toBe(false)
  expect(ofParents({ isCouple: true, people: [person, makeReturn()] })).toBe(true)
  expect(ofParents({ isCouple: true, people: [person, makeReturn({ filedOtherSchedule: true })] })).toBe(
    false,
  )
})

test('a federal benefit leaves assets out at any income', () => {
  const people = [makeReturn({ adjustedGrossIncome: 90_000 })] as const
  expect(ofParents({ people, receivedFederalBenefit: true })).toBe(true)
  const helped = { ...child, receivedFederalBenefit: true }
  expect(needsNoAssets({ awardYear, student: helped, parents: makeHousehold({ people }) })).toBe(true)
})

test('parents abroad, or with a return from abroad, have to report assets', () => {
  expect(ofParents({ state: 'PR' })).toBe(true)
  expect(ofParents({ state: 'AE' })).toBe(true)
  expect(ofParents({ state: '' })).toBe(true)
  expect(ofParents({ state: 'PW' })).toBe(false)
  expect(ofParents({ state: 'FC' })).toBe(false)
  expect(ofReturn({ filedAbroad: true })).toBe(false)
  // The law says so of dependent students only.
  expect(needsNoAssets({ awardYear, student: makeHousehold({ state: 'FC' }) })).toBe(true)
})
