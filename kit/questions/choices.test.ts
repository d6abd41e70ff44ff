import { expect, test } from 'vitest'
import { getNextAddress } from './addresses.ts'
import { type CampAnswers, campFacts, campFlow, campQuestions, swimmersFlow } from './camp.fixture.ts'
import { findGap, getReachableAnswers, isAnswered } from './flow.ts'
import { readForm } from './read-form.ts'
import { findStep } from './step.server.ts'
import { viewCheck, viewQuestion } from './step-view.server.ts'

/** The camp asks in one list whether somebody swims, and how deep. */
const swims = {
  asks: () => ['swims', 'depth'] as const,
  choices: {
    no: { swims: 'no' },
    shallow: { swims: 'yes', depth: 'shallow' },
    deep: { swims: 'yes', depth: 'deep' },
  } as const,
}
const questions = {
  ...campFlow.questions,
  swims,
  depth: { asks: () => [] },
  // Who does not swim is asked for no budget, but may say one.
  budget: {
    asks: (answers: CampAnswers) => (answers.swims === 'no' ? [] : (['budget'] as const)),
    asksOnRequest: () => ['budget'] as const,
  },
}
const flow = { ...campFlow, questions }

function factsOf(answers: CampAnswers, from: string | null = null, of = flow) {
  const facts = campFacts(answers, from, of)
  const swims = { ...campQuestions.swims, list: { labels: {}, missing: 'Choose whether you swim' } }
  return { ...facts, questionnaire: { ...facts.questionnaire, questions: { ...campQuestions, swims } } }
}

const read = (form: string, of = flow) => readForm('swims', new URLSearchParams(form), factsOf({}, null, of))

test('a choice gives several answers, and removes those that it leaves out', () => {
  expect(read('swims=deep').texts).toEqual({ swims: 'yes', depth: 'deep' })
  expect(read('swims=no').texts).toEqual({ swims: 'no', depth: '' })
})

test.each(['', 'swims=', 'swims=yes', 'swims=toString', 'depth=deep'])(
  '"%s" is no choice of the list',
  (form) => {
    expect(read(form)).toEqual({
      texts: {},
      problems: [{ field: 'swims', message: 'Choose whether you swim' }],
    })
  },
)

test('the question is open until the answers are those of one choice, which is then shown as chosen', () => {
  const shown = (answers: CampAnswers) => viewQuestion('swims', factsOf(answers)).values
  expect(shown({ swims: 'yes', depth: 'deep' })).toEqual({ swims: 'deep' })
  expect(shown({ swims: 'yes' })).toEqual({ swims: undefined })
  expect(findGap(flow, { age: 'adult', swims: 'yes' })).toBe('swims')
  expect(findGap(flow, { age: 'adult', swims: 'no', depth: 'deep' })).toBe('swims')
  expect(findGap(flow, { age: 'adult', swims: 'yes', depth: 'deep' })).toBe('budget')
})

test('a choice that contradicts what the path implies is neither offered nor taken', () => {
  const forSwimmers = { ...flow, given: swimmersFlow.given }
  expect(viewQuestion('swims', factsOf({}, null, forSwimmers)).choices).toEqual(['shallow', 'deep'])
  expect(viewQuestion('swims', factsOf({})).choices).toEqual(['no', 'shallow', 'deep'])
  expect(read('swims=no', forSwimmers).problems).toHaveLength(1)
  expect(viewQuestion('budget', factsOf({})).choices).toEqual([])
})

const dry: CampAnswers = { age: 'adult', swims: 'no', school: '00131500' }

test('a skipped question can be opened from the results, and leads straight back', () => {
  const step = findStep('budget', factsOf(dry, 'weeks'))
  expect(step).toMatchObject({ show: { slug: 'budget', number: 0, back: '/camp/weeks?budget=undefined' } })
  const texts = readForm('budget', new URLSearchParams('budget=500'), factsOf(dry, 'weeks'))
  expect(texts).toEqual({ texts: { budget: '500' }, problems: [] })
  const answered = getReachableAnswers(flow, { ...dry, budget: 500 })
  expect(answered.budget).toBe(500)
  expect(getNextAddress('budget', factsOf(answered, 'weeks'))).toBe('/camp/weeks?budget=500')
  expect(findGap(flow, dry)).toBeUndefined()
})

test('nobody is led to a skipped question, and one that settles nothing leads back to the results', () => {
  expect(findStep('budget', factsOf(dry))).toEqual({ goTo: '/camp/join?question=check' })
  expect(findStep('depth', factsOf(dry, 'weeks'))).toEqual({ goTo: '/camp/weeks?budget=undefined' })
})

test('the check page lists what was answered on request, so that it can be changed', () => {
  const slugs = (answers: CampAnswers) => viewCheck(factsOf(answers)).rows.map(({ slug }) => slug)
  expect(slugs(dry)).toEqual(['age', 'swims', 'school'])
  expect(slugs({ ...dry, budget: 500 })).toEqual(['age', 'swims', 'budget', 'school'])
  expect(isAnswered(flow, 'depth', dry)).toBe(false)
  expect(findStep('budget', factsOf({ ...dry, budget: 500 }, 'check'))).toMatchObject({
    show: { slug: 'budget' },
  })
})
