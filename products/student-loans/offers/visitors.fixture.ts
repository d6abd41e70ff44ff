import type { SchoolKind } from '#app/features/schools/school-option.ts'
import type { AnswerSentence } from '#domain/loan-answer/answer-sentence.ts'
import { type OffersView, viewOffers } from '#kit/loan-offers/list/offers-view.server.ts'
import type { Answers } from '#products/student-loans/situation/answers.ts'
import { flows } from '#products/student-loans/situation/flows.ts'
import { paths } from '#products/student-loans/situation/paths.ts'
import {
  readSituation,
  type Situation,
  toShareableAnswers,
} from '#products/student-loans/situation/situation.server.ts'
import { sampleOffers } from '#server/database/seed/sample-offers.fixture.ts'
import { answerSituation } from './answer-situation.server.ts'

export const today = '2026-11-23'

export interface Visitor {
  answers: Answers
  school: SchoolKind
}

export interface Answered {
  situation: Situation
  view: OffersView
  answer: AnswerSentence[]
}

/** Opens the list of a visitor who answered these questions, over the sample catalog. */
export function answerVisitor(
  { answers, school }: Visitor,
  {
    offers = sampleOffers(today),
    query = '',
  }: { offers?: ReturnType<typeof sampleOffers>; query?: string } = {},
): Answered {
  const directory = { byOpeid: () => undefined, getCommonName: () => undefined, getSchoolKind: () => school }
  const own = { school: '00131500', ...answers }
  const params = new URLSearchParams([...toShareableAnswers(own, directory), ...new URLSearchParams(query)])
  const situation = readSituation({ params, draft: { flow: flows.signup, answers: own }, directory, today })
  const view = viewOffers({ params, paths, situation, today, offers, paidLenders: new Set() })
  return { situation, view, answer: answerSituation({ situation, view, offers, today }) }
}

const fourYear = { control: 'public', level: 'four_year' } as const
const student = {
  age: 'adult',
  borrower: 'student',
  enrollment: 'full_time',
  citizenship: 'citizen',
} as const
const noneYet = { federalThisYear: 0 } as const
const alone = { cosigner: 'no' } as const
const undergraduate = { ...student, degree: 'bachelors', dependency: 'dependent' } as const

/** Twelve people who come to the list. Their incomes and scores are what such people often have. */
export const visitors = {
  'first-year student with a cosigner': {
    answers: {
      ...undergraduate,
      ...noneYet,
      studyYear: 'first',
      graduation: '2030-05',
      amount: 9_000,
      credit: 'none',
      cosigner: 'yes',
      cosignerCredit: '700_759',
      cosignerIncome: '75k_100k',
      state: 'CA',
    },
    school: fourYear,
  },
  'F-1 master’s student without a cosigner': {
    answers: {
      ...student,
      ...alone,
      citizenship: 'visa',
      degree: 'masters',
      graduation: '2028-05',
      amount: 30_000,
      credit: 'none',
      income: 'none',
      state: 'MA',
    },
    school: { control: 'nonprofit', level: 'four_year' },
  },
  'student with DACA and a cosigner': {
    answers: {
      ...undergraduate,
      citizenship: 'daca',
      studyYear: 'second',
      graduation: '2029-05',
      amount: 8_000,
      credit: '640_699',
      cosigner: 'yes',
      cosignerCredit: '700_759',
      cosignerIncome: '50k_75k',
      state: 'TX',
    },
    school: fourYear,
  },
  'parent of a first-year student': {
    answers: {
      ...noneYet,
      ...alone,
      age: 'adult',
      borrower: 'parent',
      citizenship: 'citizen',
      enrollment: 'full_time',
      degree: 'bachelors',
      studyYear: 'first',
      graduation: '2030-05',
      amount: 15_000,
      credit: '760_850',
      income: 'from_100k',
      state: 'OH',
      plusThisYear: 0,
    },
    school: fourYear,
  },
  'graduate student with good credit': {
    answers: {
      ...student,
      ...noneYet,
      ...alone,
      degree: 'masters',
      graduation: '2028-05',
      exception: 'no',
      program: 'other',
      federalInAll: 27_000,
      amount: 28_000,
      credit: '700_759',
      income: '25k_50k',
      state: 'NY',
    },
    school: { control: 'nonprofit', level: 'four_year' },
  },
  'half-time student who works': {
    answers: {
      ...student,
      ...noneYet,
      ...alone,
      enrollment: 'half_time',
      degree: 'bachelors',
      studyYear: 'later',
      age: 'from_24',
      graduation: '2028-12',
      federalInAll: 15_000,
      amount: 9_000,
      credit: '640_699',
      income: '25k_50k',
      state: 'CO',
    },
    school: fourYear,
  },
  'community college student': {
    answers: {
      ...student,
      ...noneYet,
      degree: 'associates',
      studyYear: 'first',
      dependency: 'dependent',
      graduation: '2028-05',
      amount: 4_000,
      credit: 'none',
      income: 'under_25k',
      cosigner: 'unknown',
      state: 'WA',
    },
    school: { control: 'public', level: 'two_year' },
  },
  '17 and in college, with a cosigner': {
    answers: {
      ...undergraduate,
      ...noneYet,
      age: 'minor',
      studyYear: 'first',
      graduation: '2030-05',
      amount: 7_500,
      credit: 'none',
      cosigner: 'yes',
      cosignerCredit: '760_850',
      cosignerIncome: 'from_100k',
      state: 'CA',
    },
    school: fourYear,
  },
  'second-year student with no cosigner and thin credit': {
    answers: {
      ...undergraduate,
      ...noneYet,
      ...alone,
      studyYear: 'second',
      exception: 'no',
      graduation: '2029-05',
      federalInAll: 5_500,
      amount: 12_000,
      credit: 'none',
      income: 'under_25k',
      state: 'FL',
    },
    school: fourYear,
  },
  'transfer student in the third year': {
    answers: {
      ...undergraduate,
      ...noneYet,
      studyYear: 'later',
      exception: 'no',
      graduation: '2028-05',
      federalInAll: 12_000,
      amount: 18_000,
      credit: 'none',
      cosigner: 'yes',
      cosignerCredit: '640_699',
      cosignerIncome: '50k_75k',
      state: 'IL',
    },
    school: { control: 'nonprofit', level: 'four_year' },
  },
  'veteran who is independent': {
    answers: {
      ...student,
      ...noneYet,
      ...alone,
      degree: 'bachelors',
      studyYear: 'second',
      age: 'from_24',
      graduation: '2029-05',
      federalInAll: 9_500,
      amount: 14_000,
      credit: '700_759',
      income: '50k_75k',
      state: 'TX',
    },
    school: fourYear,
  },
  'certificate student': {
    answers: {
      ...student,
      ...noneYet,
      ...alone,
      degree: 'certificate',
      studyYear: 'first',
      age: 'from_24',
      graduation: '2027-11',
      amount: 13_000,
      credit: '580_639',
      income: '25k_50k',
      state: 'GA',
    },
    school: { control: 'for_profit', level: 'less_than_two_year' },
  },
} as const satisfies Record<string, Visitor>
