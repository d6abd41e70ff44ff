import type { StepFacts } from './addresses.ts'
import { choiceField, dollarsField } from './field.ts'
import type { Flow } from './flow.ts'
import { collectReaders, type Questions } from './question.ts'
import type { Questionnaire } from './questionnaire.ts'
import { uclaAlone } from './school.fixture.ts'
import { schoolField, schoolSearchField } from './school-field.ts'

/** Answers to the questions that a fictional camp asks before it shows its weeks. */
export interface CampAnswers {
  age?: 'adult' | 'minor' | undefined
  swims?: 'yes' | 'no' | undefined
  depth?: 'shallow' | 'deep' | undefined
  /** Whole dollars. */
  budget?: number | 'unknown' | undefined
  school?: string | undefined
  schoolSearch?: string | undefined
}

export type CampSlug = 'age' | 'swims' | 'depth' | 'budget' | 'school'

export const campQuestions: Questions<CampSlug, CampAnswers> = {
  age: {
    name: 'Age',
    part: 'You',
    question: 'Are you 18 or older?',
    why: 'Parents sign for children.',
    asks: () => ['age'],
    exit: ({ age }) => (age === 'minor' ? '/camp/parents' : undefined),
    fields: { age: choiceField({ adult: { label: 'Yes' }, minor: { label: 'No' } }, 'Choose yes or no') },
  },
  swims: {
    name: 'Swimming',
    part: 'Water',
    question: 'Do you swim?',
    why: 'There is a lake.',
    asks: () => ['swims'],
    fields: { swims: choiceField({ yes: { label: 'Yes' }, no: { label: 'No' } }, 'Choose whether you swim') },
  },
  depth: {
    name: 'Depth',
    part: 'Water',
    question: 'How deep may it be?',
    why: 'One end of the lake is shallow.',
    asks: ({ swims }) => (swims === 'yes' ? ['depth'] : []),
    fields: {
      depth: choiceField({ shallow: { label: 'Shallow' }, deep: { label: 'Deep' } }, 'Choose how deep'),
    },
  },
  budget: {
    name: 'Budget',
    part: 'Money',
    question: 'What is your budget?',
    why: 'Weeks have different prices.',
    asks: () => ['budget'],
    fields: {
      budget: dollarsField({
        label: 'Budget in dollars',
        hint: 'For example 500',
        min: 50,
        max: 900,
        missing: 'Enter your budget',
      }),
    },
  },
  school: {
    name: 'School',
    part: 'Money',
    question: 'Which school do you attend?',
    why: 'Some weeks are for one school.',
    asks: () => ['school'],
    beside: ['schoolSearch'],
    fields: { school: schoolField('Not chosen yet'), schoolSearch: schoolSearchField },
  },
}

export const campFlow: Flow<CampSlug, CampAnswers> = {
  name: 'camp',
  line: 'camp',
  path: '/camp/join',
  questions: campQuestions,
  order: ['age', 'swims', 'depth', 'budget', 'school'],
  given: {},
}

/** The flow for swimmers, who are not asked whether they swim. */
export const swimmersFlow: Flow<CampSlug, CampAnswers> = {
  ...campFlow,
  name: 'camp/swimmers',
  path: '/camp/join/swimmers',
  order: ['age', 'budget', 'depth', 'school'],
  given: { swims: 'yes' },
}

export const camp: Questionnaire<CampSlug, CampAnswers> = {
  flows: [campFlow, swimmersFlow],
  start: '/camp',
  questions: campQuestions,
  readers: collectReaders(campQuestions),
  findConflicts: ({ budget = 0 }) =>
    budget === 666 ? [{ field: 'budget', message: 'Enter another budget' }] : [],
  askedBefore: ['budget'],
  results: { name: 'weeks', getAddress: ({ budget }) => `/camp/weeks?budget=${budget}` },
  describe: () => Promise.reject(new Error('no page of the camp is loaded')),
}

export const allCampAnswers: CampAnswers = {
  age: 'adult',
  swims: 'yes',
  depth: 'deep',
  budget: 500,
  school: '00131500',
}

/** Returns the facts of a visitor who gave these answers to the camp questions. */
export function campFacts(
  answers: CampAnswers,
  from: string | null = null,
  flow = campFlow,
): StepFacts<CampSlug, CampAnswers> {
  return { questionnaire: camp, flow, answers, from, directory: uclaAlone, today: '2026-11-21' }
}
