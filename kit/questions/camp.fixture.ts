import type { StepFacts } from './addresses.ts'
import { codeReader } from './answers.ts'
import { choiceField, dollarsField } from './field.ts'
import type { Flow, Question } from './flow.ts'
import type { Questionnaire } from './questionnaire.ts'
import { uclaAlone } from './school.fixture.ts'
import { schoolField } from './school-field.ts'

/** Answers to the questions that a fictional camp asks before it shows its weeks. */
export interface CampAnswers {
  age?: 'adult' | 'minor' | undefined
  swims?: 'yes' | 'no' | undefined
  depth?: 'shallow' | 'deep' | undefined
  /** Whole dollars. */
  budget?: number | undefined
  school?: string | undefined
  schoolSearch?: string | undefined
}

export type CampSlug = 'age' | 'swims' | 'depth' | 'budget' | 'school'

const questions: Record<CampSlug, Question<CampAnswers>> = {
  age: { asks: () => ['age'], exit: ({ age }) => (age === 'minor' ? '/camp/parents' : undefined) },
  swims: { asks: () => ['swims'] },
  depth: { asks: ({ swims }) => (swims === 'yes' ? ['depth'] : []) },
  budget: { asks: () => ['budget'] },
  school: { asks: () => ['school'], beside: ['schoolSearch'] },
}

export const campFlow: Flow<CampSlug, CampAnswers> = {
  name: 'camp',
  line: 'camp',
  path: '/camp/join',
  questions,
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
  readers: {
    age: codeReader(['adult', 'minor']),
    swims: codeReader(['yes', 'no']),
    depth: codeReader(['shallow', 'deep']),
    budget: (text) => Number(text) || undefined,
    school: (text) => text || undefined,
    schoolSearch: (text) => text || undefined,
  },
  fields: {
    age: choiceField('Choose yes or no'),
    swims: choiceField('Choose whether you swim'),
    depth: choiceField('Choose how deep'),
    budget: dollarsField({ least: 50, most: 900, missing: 'Enter your budget' }),
    school: schoolField,
  },
  findConflicts: ({ budget = 0 }) =>
    budget === 666 ? [{ field: 'budget', message: 'Enter another budget' }] : [],
  askedBefore: ['budget'],
  results: { name: 'weeks', getAddress: ({ budget }) => `/camp/weeks?budget=${budget}` },
  sayAnswer: (slug, answers, schoolName) => (slug === 'school' ? schoolName : String(answers[slug])),
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
