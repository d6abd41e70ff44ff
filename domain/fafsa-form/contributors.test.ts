import { expect, test } from 'vitest'
import {
  type Contributor,
  type ContributorQuestion,
  type ContributorReason,
  type ContributorRole,
  type ContributorSituation,
  contributorReasons,
  findContributors,
  type LegalParents,
} from './contributors.ts'

const dependent = { dependency: 'dependent' } as const

/** Returns who takes part, with those whose figures only come along in brackets. */
function list(situation: ContributorSituation): string[] {
  return findContributors(situation).contributors.map(({ role, takesPart }) =>
    takesPart ? role : `(${role})`,
  )
}

test.each<[string, ContributorSituation, string[]]>([
  ['single and independent', { dependency: 'independent', isMarried: false }, ['student']],
  [
    'married, one return',
    { dependency: 'independent', isMarried: true, studentFiledJointly: true },
    ['student', '(student_spouse)'],
  ],
  [
    'married, two returns',
    { dependency: 'independent', isMarried: true, studentFiledJointly: false },
    ['student', 'student_spouse'],
  ],
  ['filed without parents', { dependency: 'provisional', isMarried: false, parents: 'married' }, ['student']],
  [
    'married parents, one return',
    { ...dependent, parents: 'married', parentsFiledJointly: true },
    ['student', 'parent', '(other_parent)'],
  ],
  [
    'married parents, two returns',
    { ...dependent, parents: 'married', parentsFiledJointly: false },
    ['student', 'parent', 'other_parent'],
  ],
  [
    'parents who share a home, not married',
    { ...dependent, parents: 'unmarried_together' },
    ['student', 'parent', 'other_parent'],
  ],
  [
    'parents apart, the one who counts alone',
    { ...dependent, parents: 'apart', support: 'one_more', isRemarried: false },
    ['student', 'parent'],
  ],
  [
    'parents apart, remarried, one return',
    { ...dependent, parents: 'apart', support: 'one_more', isRemarried: true, remarriedFiledJointly: true },
    ['student', 'parent', '(stepparent)'],
  ],
  [
    'a widowed parent who married after the tax year',
    { ...dependent, parents: 'one_living', isRemarried: true, remarriedFiledJointly: false },
    ['student', 'parent', 'stepparent'],
  ],
])('%s', (_, situation, expected) => {
  expect(list(situation)).toEqual(expected)
  expect(findContributors(situation).open).toEqual([])
})

test.each<[ContributorSituation, ContributorQuestion]>([
  [dependent, 'parents'],
  [{ dependency: 'independent' }, 'isMarried'],
  [{ dependency: 'independent', isMarried: true }, 'studentFiledJointly'],
  [{ ...dependent, parents: 'married' }, 'parentsFiledJointly'],
  [{ ...dependent, parents: 'apart' }, 'support'],
  [{ ...dependent, parents: 'apart', support: 'equal' }, 'isRemarried'],
  [{ ...dependent, parents: 'one_living', isRemarried: true }, 'remarriedFiledJointly'],
])('asks only what the list still depends on: %j', (situation, question) => {
  expect(findContributors(situation).open).toEqual([question])
})

test('the student always takes part', () => {
  for (const dependency of ['dependent', 'independent', 'provisional'] as const)
    expect(list({ dependency })[0]).toBe('student')
})

test('who gave the same is decided by income and assets', () => {
  const { contributors } = findContributors({
    ...dependent,
    parents: 'apart',
    support: 'equal',
    isRemarried: false,
  })
  expect(contributors[1]?.why).toBe('equal_support')
})

const yesNo = [true, false]
const allParents: readonly LegalParents[] = ['married', 'unmarried_together', 'apart', 'one_living']

/** Everyone who is on a list in some situation. */
function listEveryone(): Contributor[] {
  const students = yesNo.flatMap((studentFiledJointly) =>
    yesNo.map((isMarried) => ({ dependency: 'independent' as const, isMarried, studentFiledJointly })),
  )
  const families = allParents.flatMap((parents) =>
    (['one_more', 'equal'] as const).flatMap((support) =>
      yesNo.flatMap((isRemarried) =>
        yesNo.map((filedJointly) => ({
          ...dependent,
          parents,
          support,
          isRemarried,
          parentsFiledJointly: filedJointly,
          remarriedFiledJointly: filedJointly,
        })),
      ),
    ),
  )
  return [...students, ...families].flatMap((situation) => findContributors(situation).contributors)
}

test('every reason is given in some family, and every role is taken', () => {
  const everyone = listEveryone()
  const reasons = new Set<ContributorReason>(everyone.map(({ why }) => why))
  expect([...reasons].toSorted()).toEqual(Object.keys(contributorReasons).toSorted())
  const roles = new Set<ContributorRole>(everyone.map(({ role }) => role))
  expect(roles.size).toBe(5)
})

test('in no family does the same role stand on the list twice', () => {
  for (const parents of allParents) {
    const { contributors } = findContributors({
      ...dependent,
      parents,
      support: 'one_more',
      isRemarried: true,
      parentsFiledJointly: false,
      remarriedFiledJointly: false,
    })
    expect(new Set(contributors.map(({ role }) => role)).size).toBe(contributors.length)
  }
})
