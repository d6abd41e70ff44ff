import { expect, test } from 'vitest'
import { getNextAddress, type StepFacts } from './addresses.ts'
import { allCampAnswers, type CampAnswers, type CampSlug, campFacts } from './camp.fixture.ts'
import { questionText } from './messages.ts'
import { ucla } from './school.fixture.ts'
import { findStep } from './step.server.ts'
import { viewQuestion } from './step-view.server.ts'

const asks = '/camp/join?question='
const adult: CampAnswers = { age: 'adult' }

function describeStep(asked: string | null, facts: StepFacts<CampSlug, CampAnswers>) {
  const step = findStep(asked, facts)
  if ('goTo' in step) return `goes to ${step.goTo}`
  return step.show.page === 'check' ? 'shows check' : `shows ${step.show.slug}`
}

test.each<[string | null, CampAnswers, string]>([
  [null, {}, 'shows age'],
  ['age', {}, 'shows age'],
  ['budget', {}, `goes to ${asks}age&none=1`],
  ['check', adult, `goes to ${asks}swims`],
  ['nonsense', adult, `goes to ${asks}swims`],
  [null, adult, 'shows swims'],
  ['age', adult, 'shows age'],
  ['school', allCampAnswers, 'shows school'],
  [null, allCampAnswers, `goes to ${asks}check`],
  ['check', allCampAnswers, 'shows check'],
  ['depth', { ...allCampAnswers, swims: 'no' }, `goes to ${asks}check`],
  ['budget', { age: 'minor' }, 'goes to /camp/parents'],
  ['age', { age: 'minor' }, 'shows age'],
])('?question=%s with %j', (asked, answers, step) => {
  expect(describeStep(asked, campFacts(answers))).toBe(step)
})

test('an answered question leads to the gap, then to the check page, or back to where the change was started', () => {
  expect(getNextAddress('age', campFacts(adult))).toBe(`${asks}swims`)
  expect(getNextAddress('age', campFacts({ age: 'minor' }))).toBe('/camp/parents')
  expect(getNextAddress('age', campFacts(allCampAnswers))).toBe(`${asks}check`)
  expect(getNextAddress('age', campFacts(allCampAnswers, 'weeks'))).toBe('/camp/weeks?budget=500')
  const opened = { ...allCampAnswers, depth: undefined }
  expect(getNextAddress('swims', campFacts(opened, 'weeks'))).toBe(`${asks}depth&from=weeks`)
})

test('"Back" leads to the previous question, out of the flow from the first, or to where a change was started', () => {
  const back = (slug: CampSlug, facts: StepFacts<CampSlug, CampAnswers>) => viewQuestion(slug, facts).back
  expect(back('age', campFacts({}))).toBe('/camp')
  expect(back('budget', campFacts({ ...allCampAnswers, swims: 'no' }))).toBe(`${asks}swims`)
  expect(back('budget', campFacts(allCampAnswers, 'check'))).toBe(`${asks}check`)
  expect(back('budget', campFacts(allCampAnswers, 'weeks'))).toBe('/camp/weeks?budget=500')
})

test('fields contain the saved or submitted answers, and questions are numbered along the path', () => {
  expect(viewQuestion('budget', campFacts({ ...allCampAnswers, budget: 12_345 }))).toMatchObject({
    values: { budget: '12,345' },
    number: 4,
    count: 5,
  })
  const sent = { values: { budget: 'lots' }, problems: [{ field: 'budget', message: 'No' }] }
  expect(viewQuestion('budget', campFacts({ ...allCampAnswers, swims: 'no' }), sent)).toMatchObject({
    ...sent,
    number: 3,
    count: 4,
  })
})

test('a school search submitted from the previous page lists the matches, or says that there are none', () => {
  const found = viewQuestion('school', campFacts({ ...adult, schoolSearch: 'ucla' }))
  expect(found.school?.choices).toEqual([ucla])
  expect(found.problems).toEqual([])
  const nothing = viewQuestion('school', campFacts({ ...adult, schoolSearch: 'zzz' }))
  expect(nothing.school?.choices).toEqual([])
  expect(nothing.problems).toEqual([{ field: 'school', message: questionText.problem.schoolNotFound('zzz') }])
  expect(viewQuestion('budget', campFacts(adult)).school).toBeUndefined()
})
