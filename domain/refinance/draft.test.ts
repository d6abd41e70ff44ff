import { expect, test } from 'vitest'
import { type Education, educations } from './codes.ts'
import { findMissingSteps, isDraftComplete, type RefinanceDraft } from './draft.ts'

/** Absent, present without its degree, or present with each degree. */
const someEducationSteps = [
  undefined,
  null,
  {},
  { highestDegreeCompleted: null },
  ...educations.map((highestDegreeCompleted) => ({ highestDegreeCompleted })),
]
const someSteps = [undefined, null, {}]

const combinations = someSteps.flatMap((personalInfoStep) =>
  someSteps.flatMap((refinanceGoalStep) =>
    someSteps.flatMap((refinanceAmountStep) =>
      someEducationSteps.flatMap((educationStep) =>
        someSteps.map(
          (graduateDegreeStep): RefinanceDraft => ({
            personalInfoStep,
            refinanceGoalStep,
            refinanceAmountStep,
            educationStep,
            graduateDegreeStep,
          }),
        ),
      ),
    ),
  ),
)

/** The complete drafts, listed by hand: the degree, and whether the graduate step is there. */
const complete: readonly (readonly [Education, withGraduateStep: boolean])[] = [
  ['HIGH_SCHOOL', false],
  ['HIGH_SCHOOL', true],
  ['ASSOCIATES', false],
  ['ASSOCIATES', true],
  ['BACHELORS', false],
  ['BACHELORS', true],
  ['MASTERS', true],
  ['DOCTORATE', true],
]

test('a draft is complete exactly when every step that its degree needs is there', () => {
  expect(combinations).toHaveLength(3 * 3 * 3 * 9 * 3)
  for (const draft of combinations) {
    const { personalInfoStep, refinanceGoalStep, refinanceAmountStep, educationStep, graduateDegreeStep } =
      draft
    const hasFirstThree = Boolean(personalInfoStep && refinanceGoalStep && refinanceAmountStep)
    const isListed = complete.some(
      ([degree, withGraduateStep]) =>
        educationStep?.highestDegreeCompleted === degree && Boolean(graduateDegreeStep) === withGraduateStep,
    )
    expect(isDraftComplete(draft), JSON.stringify(draft)).toBe(hasFirstThree && isListed)
  }
})

test('the missing steps are named in order, the graduate step only where it is needed', () => {
  expect(findMissingSteps({})).toEqual([
    'personalInfoStep',
    'refinanceGoalStep',
    'refinanceAmountStep',
    'educationStep',
  ])
  const draft = { personalInfoStep: {}, refinanceGoalStep: {}, refinanceAmountStep: {} }
  expect(findMissingSteps({ ...draft, educationStep: { highestDegreeCompleted: 'DOCTORATE' } })).toEqual([
    'graduateDegreeStep',
  ])
})
