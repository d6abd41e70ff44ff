import { expect, test } from 'vitest'
import { allCampAnswers, campFlow, swimmersFlow } from './camp.fixture.ts'
import { addGiven, findExit, findGap, getReachableAnswers, isComplete, pathThrough } from './flow.ts'

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
