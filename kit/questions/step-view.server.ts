import type { SchoolOption } from '#app/features/schools/school-option.ts'
import type { Problem, Values } from '#kit/forms/sent-form.ts'
import { getBackAddress, type StepFacts, toAddress, toCheckAddress } from './addresses.ts'
import { writeAnswers } from './answers.ts'
import { findChoice, offerChoices } from './choices.ts'
import { type AskedName, countStep, getAsked, isAnswered, pathThrough } from './flow.ts'
import { type FlowPart, viewParts } from './flow-parts.server.ts'
import { questionText } from './messages.ts'
import { formatAnswer, getFieldOf } from './question.ts'
import type { Directory } from './questionnaire.ts'
import { defaultRetention } from './retention.ts'
import { cutKeywords } from './school-field.ts'

/** The data of a question page. */
export interface QuestionView<Slug extends string, Answers> {
  page: 'question'
  slug: Slug
  /** See `countStep`. */
  number: number
  count: number
  /** The parts of the flow; empty for a question that is only asked on request. */
  parts: readonly FlowPart[]
  /** The values of the inputs: the saved answers, or what was submitted but could not be saved. */
  values: Values
  problems: readonly Problem[]
  /** Only for the question about the school. */
  school: SchoolView | undefined
  asks: readonly AskedName<Answers>[]
  /** The values of its choices, if it is one list of them. */
  choices: readonly string[]
  /** The answers so far, which determine the wording. */
  answers: Partial<Answers>
  /** The address that the form is submitted to. */
  action: string
  back: string
  /** True if the visitor asked for a later question but no answers were found. */
  hasNone: boolean
  /** For how many days answers are stored, in words. */
  retentionDays: string
  /** 'YYYY-MM-DD' */
  today: string
}

interface SchoolView {
  /** The school chosen before. */
  picked: SchoolOption | undefined
  /** All that were chosen, where a question takes several. */
  chosen: readonly SchoolOption[]
  /** The text in the field. */
  keywords: string
  /** The matches for the text, if no school was picked. */
  choices: readonly SchoolOption[]
}

/** The answer to a question in a few words, and the address to change it at. */
export interface SaidAnswer<Slug extends string> {
  slug: Slug
  said: string | undefined
  change: string
}

/** The data of the page for checking all answers. */
export interface CheckView<Slug extends string> {
  page: 'check'
  rows: readonly SaidAnswer<Slug>[]
  action: string
  back: string
  problems: readonly Problem[]
  /** Whether the answers belong to the visitor's account. */
  isInAccount: boolean
  /** For how many days answers are stored, in words. */
  retentionDays: string
}

export type StepView<Slug extends string, Answers> = QuestionView<Slug, Answers> | CheckView<Slug>

/** Builds a question page with the saved answers, or with the submitted values and their problems. */
export function viewQuestion<Slug extends string, Answers>(
  slug: Slug,
  facts: StepFacts<Slug, Answers>,
  sent?: { values: Values; problems: readonly Problem[] },
): QuestionView<Slug, Answers> {
  const { questionnaire, flow, answers, today, hasNone = false } = facts
  const texts = writeAnswers(questionnaire.readers, answers)
  const asks = getAsked(flow, slug, answers)
  const school = asks.some((name) => name === 'school')
    ? viewSchool(facts, texts, sent?.values.keywords)
    : undefined
  return {
    page: 'question',
    slug,
    ...countStep(flow, slug, answers),
    parts: viewParts(slug, facts),
    values: sent?.values ?? showAnswers(slug, facts, texts),
    problems: sent?.problems ?? findSearchProblems(school),
    school,
    asks,
    choices: offerChoices(flow.questions[slug].choices, flow.given).map(([value]) => value),
    answers,
    action: toAddress(facts, slug),
    back: getBackAddress(slug, facts),
    hasNone,
    retentionDays: (flow.retention ?? defaultRetention).inWords,
    today,
  }
}

/** Builds the page for checking all answers. */
export function viewCheck<Slug extends string, Answers>(facts: StepFacts<Slug, Answers>): CheckView<Slug> {
  const { flow, answers, isInAccount = false } = facts
  const path = pathThrough(flow, answers)
  const isShown = (slug: Slug) => path.includes(slug) || isAnswered(flow, slug, answers)
  return {
    page: 'check',
    rows: sayAnswers(flow.order.filter(isShown), facts, 'check'),
    action: toCheckAddress(flow),
    back: toAddress({ flow, from: null }, path.at(-1) ?? flow.order[0]),
    problems: [],
    isInAccount,
    retentionDays: (flow.retention ?? defaultRetention).inWords,
  }
}

/** Puts the answers to these questions into words. */
export function sayAnswers<Slug extends string, Answers>(
  slugs: readonly Slug[],
  { questionnaire, flow, answers, directory }: StepFacts<Slug, Answers>,
  from: string | null,
): SaidAnswer<Slug>[] {
  const { school } = writeAnswers(questionnaire.readers, answers)
  const names = findSchools(directory, school).map(({ name }) => name)
  const schoolName = names.length > 0 ? names.join('; ') : undefined
  return slugs.map((slug) => ({
    slug,
    said: formatAnswer(questionnaire.questions[slug], answers, schoolName),
    change: toAddress({ flow, from }, slug),
  }))
}

/** Returns the answers to one question as values of its inputs. */
function showAnswers<Slug extends string, Answers>(
  slug: Slug,
  { questionnaire, flow, answers }: StepFacts<Slug, Answers>,
  texts: Values,
): Values {
  const asked = getAsked(flow, slug, answers)
  const { choices } = flow.questions[slug]
  if (choices) return { [slug]: findChoice(choices, asked, answers) }
  const values: Record<string, string | undefined> = {}
  for (const name of asked) {
    const { show } = getFieldOf(questionnaire.questions[slug], name)
    Object.assign(values, show?.(name, texts[name]) ?? { [name]: texts[name] })
  }
  return values
}

/** Returns the schools of an answer: one, or several separated by commas. */
function findSchools(directory: Directory, text = ''): SchoolOption[] {
  return text.split(',').flatMap((opeid) => directory.byOpeid(opeid) ?? [])
}

function viewSchool<Slug extends string, Answers>(
  { directory }: StepFacts<Slug, Answers>,
  { school, schoolSearch = '' }: Values,
  typed: string | undefined,
): SchoolView {
  const keywords = typed === undefined ? schoolSearch : cutKeywords(typed)
  return {
    picked: school === undefined ? undefined : directory.byOpeid(school),
    chosen: findSchools(directory, school),
    keywords,
    choices: keywords === '' ? [] : directory.search(keywords),
  }
}

/** Returns a problem if the search text from the previous page matches no school. */
function findSearchProblems(school: SchoolView | undefined): Problem[] {
  if (!school || school.keywords === '' || school.choices.length > 0) return []
  return [{ field: 'school', message: questionText.problem.schoolNotFound(school.keywords) }]
}
