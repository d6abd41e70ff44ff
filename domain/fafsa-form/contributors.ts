/** What decides who takes part. Everything is as of the day of filing, except how 2025 taxes were filed. */
export interface ContributorSituation {
  /** `provisional` is filed without parents, as an independent student. */
  dependency: 'dependent' | 'independent' | 'provisional'
  /** The student’s own marriage; separated is not married. */
  isMarried?: boolean
  /** Whether the student and the spouse filed one tax return for the year of the form. */
  studentFiledJointly?: boolean
  /** The legal parents: biological, adoptive, or named by the state. */
  parents?: LegalParents
  /** Whether the married parents filed one tax return for the year of the form. */
  parentsFiledJointly?: boolean
  /** Of parents who live apart: who gave more support in the last 12 months. */
  support?: 'one_more' | 'equal'
  /** Whether the parent who counts is married to someone else now. */
  isRemarried?: boolean
  /** Whether that couple filed one tax return for the year of the form. */
  remarriedFiledJointly?: boolean
}

export type LegalParents =
  | 'married'
  | 'unmarried_together'
  /** Divorced, separated or never married, and in two homes. */
  | 'apart'
  | 'one_living'

export type ContributorRole = 'student' | 'student_spouse' | 'parent' | 'other_parent' | 'stepparent'

export interface Contributor {
  role: ContributorRole
  /** Whether the person signs in, consents and signs; the figures of others come with a joint return. */
  takesPart: boolean
  why: ContributorReason
}

export type ContributorReason = keyof typeof contributorReasons
export type ContributorQuestion = Exclude<keyof ContributorSituation, 'dependency'>

export interface ContributorMap {
  contributors: readonly Contributor[]
  /** The next questions without whose answer the list is incomplete. */
  open: readonly ContributorQuestion[]
}

/** Why somebody is on the list, in one sentence. */
export const contributorReasons = {
  applicant: 'The form belongs to the student, who starts it, consents, and signs.',
  spouse_apart: 'You are married and didn’t file 2025 taxes together, so your spouse does their own part.',
  spouse_joint: 'Your joint 2025 return has the figures for both of you. You enter only your spouse’s name.',
  couple_first:
    'Your parents are married to each other, so both count. Either of them can be the one you invite.',
  couple_joint: 'Counts, but a joint 2025 return has the figures for both, so one signature is enough.',
  couple_apart: 'Your parents are married but didn’t file 2025 taxes together, so each does their own part.',
  together: 'Your parents live together, so both count, married or not.',
  more_support:
    'Your parents live apart, so the one who provided more of your financial support in the last 12 months counts.',
  equal_support: 'Both gave equal support, so the one with the higher income and assets counts.',
  only_living: 'Your only living legal parent counts.',
  step_joint: 'Counts as a parent by marriage. A joint 2025 return has the figures for both.',
  step_apart:
    'Counts as a parent by marriage. They have no joint 2025 return with your parent, so they do their own part, even if they married after 2025.',
} as const satisfies Record<string, string>

/** Finds who must take part in a form, as far as the answers go. */
export function findContributors(situation: ContributorSituation): ContributorMap {
  const parts = [ofStudent(situation)]
  if (situation.dependency === 'dependent') parts.push(ofParents(situation))
  return {
    contributors: parts.flatMap(({ contributors }) => contributors),
    open: parts.flatMap(({ open }) => open),
  }
}

function ofStudent({ dependency, isMarried, studentFiledJointly }: ContributorSituation): ContributorMap {
  const student: Contributor = { role: 'student', takesPart: true, why: 'applicant' }
  // Marriage makes a student independent, so a dependent student has no spouse to ask about.
  if (dependency === 'dependent' || isMarried === false) return { contributors: [student], open: [] }
  if (isMarried === undefined) return { contributors: [student], open: ['isMarried'] }
  return pair(student, 'student_spouse', studentFiledJointly, 'studentFiledJointly', {
    joint: 'spouse_joint',
    apart: 'spouse_apart',
  })
}

function ofParents(situation: ContributorSituation): ContributorMap {
  const { parents, parentsFiledJointly, support } = situation
  switch (parents) {
    case undefined:
      return { contributors: [], open: ['parents'] }
    case 'married': {
      const parent: Contributor = {
        role: 'parent',
        takesPart: true,
        why: parentsFiledJointly === false ? 'couple_apart' : 'couple_first',
      }
      return pair(parent, 'other_parent', parentsFiledJointly, 'parentsFiledJointly', {
        joint: 'couple_joint',
        apart: 'couple_apart',
      })
    }
    case 'unmarried_together':
      return {
        contributors: (['parent', 'other_parent'] as const).map((role) => ({
          role,
          takesPart: true,
          why: 'together',
        })),
        open: [],
      }
    case 'apart':
      if (support === undefined) return { contributors: [], open: ['support'] }
      return withStepparent(support === 'equal' ? 'equal_support' : 'more_support', situation)
    case 'one_living':
      return withStepparent('only_living', situation)
  }
}

function withStepparent(why: ContributorReason, situation: ContributorSituation): ContributorMap {
  const { isRemarried, remarriedFiledJointly } = situation
  const parent: Contributor = { role: 'parent', takesPart: true, why }
  if (isRemarried === undefined) return { contributors: [parent], open: ['isRemarried'] }
  if (!isRemarried) return { contributors: [parent], open: [] }
  return pair(parent, 'stepparent', remarriedFiledJointly, 'remarriedFiledJointly', {
    joint: 'step_joint',
    apart: 'step_apart',
  })
}

/** Adds the husband or wife of a contributor, who signs too unless one return holds the figures of both. */
function pair(
  first: Contributor,
  role: ContributorRole,
  filedJointly: boolean | undefined,
  question: ContributorQuestion,
  why: { joint: ContributorReason; apart: ContributorReason },
): ContributorMap {
  if (filedJointly === undefined) return { contributors: [first], open: [question] }
  const second = filedJointly
    ? { role, takesPart: false, why: why.joint }
    : { role, takesPart: true, why: why.apart }
  return { contributors: [first, second], open: [] }
}
