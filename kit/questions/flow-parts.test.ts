import { expect, test } from 'vitest'
import { type CampAnswers, type CampSlug, campFacts } from './camp.fixture.ts'
import { viewParts } from './flow-parts.server.ts'

const view = (slug: CampSlug, answers: CampAnswers) =>
  viewParts(slug, campFacts(answers)).map(
    ({ name, isCurrent, percent }) => `${name} ${percent}${isCurrent ? ' now' : ''}`,
  )

test('each part says how much of it is done, the question shown included', () => {
  expect(view('age', {})).toEqual(['You 100 now', 'Water 0', 'Money 0'])
  expect(view('depth', { age: 'adult', swims: 'yes' })).toEqual(['You 100', 'Water 100 now', 'Money 0'])
  expect(view('swims', { age: 'adult', swims: 'yes', budget: 500 })).toEqual([
    'You 100',
    'Water 50 now',
    'Money 50',
  ])
})

test('a question beside the path is in no part', () => {
  expect(view('depth', { age: 'adult', swims: 'no' })).toEqual([])
})
