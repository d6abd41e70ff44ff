import { expect, test } from 'vitest'
import { allCampAnswers, type CampAnswers, type CampSlug, campFlow, swimmersFlow } from './camp.fixture.ts'
import {
  addGiven,
  countStep,
  findExit,
  findGap,
  getReachableAnswers,
  isComplete,
  pathThrough,
} from './flow.ts'

test('a question that the answers make unnecessary is skipped, and its answer is dropped', () => {
  const dry = { ...allCampAnswers, swims: 'no' as const }
  expect(pathThrough(campFlow, allCampAnswers)).toEqual(['age', 'swims', 'depth', 'budget', 'school'])
  expect(pathThrough(campFlow, dry)).toEqual(['age', 'swims', 'budget', 'school'])
  expect(getReachableAnswers(campFlow, dry)).toEqual({
    age: 'adult',
    swims: 'no',
    budget: 500,
    school: '00131500',
  })
})

test('the gap is the first unanswered question, and a flow without a gap is complete', () => {
  expect(findGap(campFlow, {})).toBe('age')
  expect(findGap(campFlow, { age: 'adult', swims: 'yes', budget: 500 })).toBe('depth')
  expect(findGap(campFlow, allCampAnswers)).toBeUndefined()
  expect(isComplete(campFlow, allCampAnswers)).toBe(true)
  expect(isComplete(campFlow, { ...allCampAnswers, depth: undefined })).toBe(false)
})

test('an answer may leave the flow: nothing after it is asked, and nothing else is kept', () => {
  const left = { ...allCampAnswers, age: 'minor' as const }
  for (const flow of [campFlow, swimmersFlow]) {
    expect(findExit(flow, left)).toBe('/camp/parents')
    expect(pathThrough(flow, left)).toEqual(['age'])
    expect(isComplete(flow, left)).toBe(false)
    expect(getReachableAnswers(flow, left)).toEqual({ age: 'minor' })
  }
})

test('what the path implies is not asked and overrides earlier answers', () => {
  expect(addGiven(swimmersFlow, { age: 'adult', swims: 'no' })).toEqual({ age: 'adult', swims: 'yes' })
  expect(getReachableAnswers(swimmersFlow, { age: 'adult', swims: 'no', depth: 'deep' })).toEqual({
    age: 'adult',
    swims: 'yes',
    depth: 'deep',
  })
})

test('a value saved along with an answer is kept as long as its question', () => {
  expect(getReachableAnswers(campFlow, { age: 'adult', schoolSearch: 'ucla' })).toEqual({
    age: 'adult',
    schoolSearch: 'ucla',
  })
})

test('questions are counted one by one, those answered in advance first, and an exit or a skipped one is not counted', () => {
  const count = (slug: CampSlug, answers: CampAnswers) => countStep(campFlow, slug, answers)
  const inAdvance: CampAnswers = { swims: 'no', school: '00131500' }
  expect(count('age', inAdvance)).toEqual({ number: 3, count: 4 })
  expect(count('budget', { ...inAdvance, age: 'adult' })).toEqual({ number: 4, count: 4 })
  expect(count('school', { ...inAdvance, age: 'adult' })).toEqual({ number: 3, count: 4 })
  expect(count('age', { ...inAdvance, age: 'adult' })).toEqual({ number: 1, count: 4 })
  expect(count('depth', inAdvance).number).toBe(0)
})
