/** One reason that makes a student independent; one is enough. */
export type CriterionId =
  | 'age'
  | 'married'
  | 'graduate'
  | 'active_duty'
  | 'veteran'
  | 'children'
  | 'other_dependents'
  | 'orphan'
  | 'ward'
  | 'foster_care'
  | 'emancipated'
  | 'guardianship'
  | 'homeless'

export interface DependencyCriterion {
  id: CriterionId
  /** The criterion in few words, to name it in an answer. */
  name: string
  question: string
  /** What the words of the question mean, and what does not count. */
  meaning: readonly string[]
  /** What a school may ask for. */
  proof?: string
}

export type CriterionAnswer = 'yes' | 'no' | 'unsure'

/**
 * The two questions beside the criteria: `unusual` for someone who cannot reach a parent or would be at risk,
 * `refused` for someone whose parents only do not want to take part.
 */
export interface DependencyAnswers extends Partial<Record<CriterionId, CriterionAnswer>> {
  unusual?: CriterionAnswer
  refused?: CriterionAnswer
}

export type DependencyStatus =
  | { status: 'independent'; because: readonly CriterionId[] }
  /** The form is taken without parents; the school asks for proof and decides. */
  | { status: 'provisionally_independent' }
  | { status: 'dependent'; canBorrowWithoutParents: boolean }
  /** No yes so far, and these are open. */
  | { status: 'open'; open: readonly CriterionId[] }

/**
 * Returns the first calendar day of birth that is too late to be 24 by December 31 of the award year, as
 * `YYYY-MM-DD`: `2004-01-01` for `2027–28`.
 */
export function firstDependentBirthday(awardYear: string): string {
  return `${startYear(awardYear) - 23}-01-01`
}

/** Lists the criteria in the order of the form, worded for an award year such as `2027–28`. */
export function listDependencyCriteria(awardYear: string): readonly DependencyCriterion[] {
  const start = startYear(awardYear)
  return [
    {
      id: 'age',
      name: 'you are 24 or older',
      question: `Were you born before January 1, ${start - 23}?`,
      meaning: [
        `You must be 24 by December 31, ${start}. A birthday one day later, on January 1, ${start - 23}, is too late.`,
      ],
    },
    {
      id: 'married',
      name: 'you are married',
      question: 'Are you married, and not separated, on the day you file?',
      meaning: [
        'Remarried counts. Engaged doesn’t count, and neither does living together.',
        'Separated counts as not married, even without a divorce. Separated means that the two of you live apart by choice or by court order.',
      ],
      proof: 'A marriage certificate.',
    },
    {
      id: 'graduate',
      name: 'you will be a graduate student',
      question: `At the start of the ${awardYear} school year, will you be working on a master’s or doctorate program?`,
      meaning: [
        'Such as an MA, MBA, MD, JD, PhD, or a graduate certificate. A second bachelor’s degree doesn’t count.',
      ],
    },
    {
      id: 'active_duty',
      name: 'you are on active duty',
      question: 'Are you on active duty in the US armed forces, for purposes other than training?',
      meaning: [
        'National Guard and Reserve members count only while on active duty for purposes other than state service or training.',
      ],
    },
    {
      id: 'veteran',
      name: 'you are a veteran',
      question: 'Are you a veteran of the US armed forces?',
      meaning: [
        'You served on active duty and left under any condition other than dishonorable. Reserve and Guard members called to federal active duty count, and so do former cadets of service academies.',
      ],
      proof: 'A discharge document, such as the DD-214, if the VA match finds no record.',
    },
    {
      id: 'children',
      name: 'you support a child',
      question: `Do you have children who get more than half of their support from you, from July 1, ${start}, through June 30, ${start + 1}?`,
      meaning: [
        'Support is money, housing, food, clothes, medical care, and the like. The child doesn’t have to live with you. Anything your parents pay for the child counts as their support, not yours.',
      ],
      proof: 'A birth certificate, and proof of what you pay.',
    },
    {
      id: 'other_dependents',
      name: 'you support another dependent',
      question:
        'Do other people, not your children or spouse, live with you and get more than half of their support from you?',
      meaning: [
        `This must be true now and stay true through June 30, ${start + 1}. A parent you support can count. A roommate can’t.`,
      ],
      proof: 'Proof of what the household costs and who pays for it.',
    },
    {
      id: 'orphan',
      name: 'you were an orphan at 13 or later',
      question: 'At any time since you turned 13, did you have no living parent, biological or adoptive?',
      meaning: ['Both must have died. It counts even if you were adopted later.'],
      proof: 'Death certificates.',
    },
    {
      id: 'ward',
      name: 'you were a ward of the court at 13 or later',
      question: 'At any time since you turned 13, were you a ward of the court?',
      meaning: [
        'A court was responsible for you, if only for a day. Being in jail or juvenile detention isn’t the same, and neither is a case in which your parents kept legal custody.',
      ],
      proof: 'A court order, or a letter from the child welfare agency.',
    },
    {
      id: 'foster_care',
      name: 'you were in foster care at 13 or later',
      question: 'At any time since you turned 13, were you in foster care?',
      meaning: [
        'One day is enough, even if you were adopted or went home afterward. Foster parents never count as your parents.',
      ],
      proof: 'A letter from the child welfare agency, a court, or a group that serves foster youth.',
    },
    {
      id: 'emancipated',
      name: 'a court emancipated you',
      question: 'Did a court in the state where you live, or lived then, make you an emancipated minor?',
      meaning: [
        'You are one now, or you were until you reached adulthood. Moving out isn’t emancipation: it takes a court.',
      ],
      proof: 'The court order.',
    },
    {
      id: 'guardianship',
      name: 'a court placed you in legal guardianship',
      question:
        'Did a court in the state where you live, or lived then, place you in a legal guardianship with someone other than your parent or stepparent?',
      meaning: [
        'You are in one now, or you were until you reached adulthood. A grandparent who raised you without a court order doesn’t count, and custody given to one of your parents doesn’t either.',
      ],
      proof: 'The court order.',
    },
    {
      id: 'homeless',
      name: 'you were unaccompanied and homeless, or at risk of it',
      question: `At any time since July 1, ${start - 1}, were you unaccompanied and homeless, or unaccompanied, supporting yourself, and at risk of being homeless?`,
      meaning: [
        'Unaccompanied: not living with a parent or guardian. Homeless: no fixed, regular, and adequate place to live. A shelter, a car, a motel, or someone’s couch because there is nowhere else all count.',
        'A school district’s homeless liaison, a shelter or program for homeless youth, a TRIO or GEAR UP program, or an aid office can confirm it. If none has, the aid office decides.',
      ],
      proof: 'A letter from the person who confirmed it, if you have one.',
    },
  ]
}

/** What a student without any of the criteria is asked next, by the effect of a yes. */
export const dependencyExceptions = {
  unusual: {
    question: 'Are you unable to reach your parents, or would contacting them put you at risk?',
    meaning: [
      'Such as abandonment or estrangement, an abusive home, human trafficking, refugee or asylum status, or incarceration (yours or a parent’s).',
      'If you answer yes, you can submit without a parent. The school asks for proof and decides within 60 days of your request or of your enrollment. Until then your result is only an estimate.',
    ],
  },
  refused: {
    question:
      'Are your parents unwilling to provide their information, even though none of the above applies?',
    meaning: [
      'This doesn’t make you independent, and neither does supporting yourself or not being claimed on their tax return.',
      'Without your parents’ part, an aid office may let you borrow federal unsubsidized loans, but you can’t get other federal aid.',
    ],
  },
} as const satisfies Record<string, Omit<DependencyCriterion, 'id' | 'name'>>

const criterionIds = listDependencyCriteria('2027–28').map(({ id }) => id)

/** Decides whose money counts. Questions without an answer, or with `unsure`, stay open until one is a yes. */
export function decideDependency(answers: DependencyAnswers): DependencyStatus {
  const because = criterionIds.filter((id) => answers[id] === 'yes')
  if (because.length > 0) return { status: 'independent', because }
  const open = criterionIds.filter((id) => answers[id] !== 'no')
  if (open.length > 0) return { status: 'open', open }
  if (answers.unusual === 'yes') return { status: 'provisionally_independent' }
  return { status: 'dependent', canBorrowWithoutParents: answers.refused === 'yes' }
}

/** Answers the question of age from a day of birth (`YYYY-MM-DD`). */
export function answerAge(birthday: string, awardYear: string): CriterionAnswer {
  return birthday < firstDependentBirthday(awardYear) ? 'yes' : 'no'
}

/** Returns the calendar year in which an award year such as `2027–28` starts. */
function startYear(awardYear: string): number {
  const year = Number(/^(\d{4})–\d\d$/.exec(awardYear)?.[1])
  if (Number.isNaN(year)) throw new Error(`"${awardYear}" is not an award year such as 2027–28`)
  return year
}
