import { expect, test } from 'vitest'
import { type CampAnswers, type CampSlug, campFacts } from './camp.fixture.ts'
import { questionText } from './messages.ts'
import { readForm } from './read-form.ts'

const read = (slug: CampSlug, form: string, answers: CampAnswers = {}) =>
  readForm(slug, new URLSearchParams(form), campFacts(answers))

test('a form answers only what its question currently asks for', () => {
  expect(read('swims', 'swims=yes&age=adult')).toEqual({ texts: { swims: 'yes' }, problems: [] })
  expect(read('depth', 'depth=deep', { swims: 'no' })).toEqual({ texts: {}, problems: [] })
})

test('an invalid answer is refused with instructions', () => {
  for (const form of ['', 'swims=', 'swims=maybe'])
    expect(read('swims', form)).toEqual({
      texts: {},
      problems: [{ field: 'swims', message: 'Choose whether you swim' }],
    })
})

test('answers that are valid individually may still contradict each other', () => {
  expect(read('budget', 'budget=666').problems).toEqual([
    { field: 'budget', message: 'Enter another budget' },
  ])
})

test('a button after a field overrides whatever the field contains', () => {
  expect(read('budget', 'budget=lots&budget=unknown').texts).toEqual({ budget: 'unknown' })
})

test('dollar amounts are read as people type them, within limits', () => {
  expect(read('budget', 'budget=%24+499.60').texts).toEqual({ budget: '500' })
  const refused = (form: string) => read('budget', form).problems.map(({ message }) => message)
  expect(refused('budget=')).toEqual(['Enter your budget'])
  expect(refused('budget=some')).toEqual([questionText.problem.money.not_money])
  expect(refused('budget=49')).toEqual([questionText.problem.tooSmall(50)])
  expect(refused('budget=901')).toEqual([questionText.problem.tooLarge(900)])
})
