import { expect, test } from 'vitest'
import { surveyMedians } from './survey-medians.ts'
import { surveyTokens, surveyWords } from './survey-words.ts'

test('every token has a value, and a median that nobody states is said to be unknown', () => {
  const words = surveyWords({ surveyedOn: '2025-12-31', medians: surveyMedians([]) })
  expect(Object.keys(words).toSorted()).toEqual(surveyTokens.toSorted())
  expect(words['survey.day']).toBe('December 31, 2025')
  expect(words['survey.apr.from720']).toBe('not known')
})
