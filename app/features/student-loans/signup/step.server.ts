import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import type { SchoolOption } from '#app/features/schools/school-option.ts'
import { sayAnswer } from '#app/features/student-loans/answer-words.ts'
import type { Answers, AskedName } from '#app/features/student-loans/answers.ts'
import { paths } from '#app/features/student-loans/paths.ts'
import { bandsOf } from '#app/features/student-loans/situation.server.ts'
import { type FlowName, firstGap, flowAddress, flows, isComplete, pathThrough } from './flows.ts'
import { type QuestionSlug, questionSlugs, questions } from './questions.ts'
import type { FieldName, Problem } from './read-form.ts'
import { words } from './signup-words.ts'

/** What the page of a question shows. */
export interface QuestionView {
  page: 'question'
  slug: QuestionSlug
  /** Its place among the questions that this visitor's answers lead through. */
  number: number
  count: number
  /** What the fields hold: what was answered before, or what was typed and could not be kept. */
  values: Partial<Record<FieldName, string | undefined>>
  problems: readonly Problem[]
  /** Only on the page of the school. */
  school: SchoolView | undefined
  /** Whose words to use, and what is asked of them. */
  asks: readonly AskedName[]
  isParent: boolean
  /** Where the form posts to. */
  action: string
  back: string
  /** Something was answered that could be cleared. */
  hasAnswers: boolean
  /** The visitor was at a later question, and there were no answers to go on from. */
  hasNone: boolean
  /** 'YYYY-MM-DD' */
  today: string
}

interface SchoolView {
  /** Chosen before. */
  picked: SchoolOption | undefined
  /** What stands in the field. */
  keywords: string
  /** What matches it, where nothing but words came. */
  choices: readonly SchoolOption[]
}

/** What the page shows on which everything answered can be looked over. */
export interface CheckView {
  page: 'check'
  rows: readonly { slug: QuestionSlug; said: string | undefined; change: string }[]
  action: string
  back: string
  problems: readonly Problem[]
}

export type StepView = QuestionView | CheckView
type Directory = Pick<SchoolDirectory, 'search' | 'byOpeid' | 'kindOf'>

export interface StepFacts {
  flow: FlowName
  answers: Answers
  directory: Directory
  /** 'YYYY-MM-DD' */
  today: string
  /** The visitor came to change one answer, and goes straight back once nothing else is open. */
  from: 'check' | 'offers' | null
  /** See `gapPage`. */
  hasNone?: boolean
}

/** An address of the flow leads to a page, or elsewhere when it is ahead of its answers. */
export function stepAt(asked: string | null, facts: StepFacts): { show: StepView } | { goTo: string } {
  const { flow, answers } = facts
  const gap = firstGap(flow, answers)
  const path = pathThrough(flow, answers)
  const slug = questionSlugs.find((slug) => slug === asked)
  if (slug && path.includes(slug) && (gap === undefined || path.indexOf(slug) <= path.indexOf(gap))) {
    return { show: viewQuestion(slug, facts) }
  }
  if (answers.age === 'minor') return { goTo: paths.under18 }
  if (gap === undefined) return asked === 'check' ? { show: viewCheck(facts) } : { goTo: checkOf(flow) }
  return asked === null ? { show: viewQuestion(gap, facts) } : { goTo: gapPage(facts, gap) }
}

/** Where an answered question leads: to the first gap, to the check of all answers, or back to the offers. */
export function addressAfter(asked: string | null, facts: StepFacts): string {
  const { flow, answers, from } = facts
  if (answers.age === 'minor') return paths.under18
  const gap = firstGap(flow, answers)
  if (gap) return asked === null ? pageOf(facts, gap) : gapPage(facts, gap)
  return from === 'offers' ? offersOf(facts) : checkOf(flow)
}

/** The offers for somebody's own answers. Nothing in the address names a person. */
export function offersOf({ answers, directory }: Pick<StepFacts, 'answers' | 'directory'>): string {
  return `${paths.offers}?${new URLSearchParams(bandsOf(answers, directory))}`
}

/** The address of a question's page. */
function pageOf({ flow, from }: Pick<StepFacts, 'flow' | 'from'>, slug: QuestionSlug): string {
  const params = new URLSearchParams({ question: slug })
  if (from) params.set('from', from)
  return `${flowAddress(flow)}?${params}`
}

/**
 * The page of a gap, for somebody who was at another question. Where it is the very first, there are no answers to go on from:
 * they were cleared in another tab, expired, or never kept because the browser takes no cookies. The page then says so.
 */
function gapPage(facts: StepFacts, gap: QuestionSlug): string {
  const address = pageOf(facts, gap)
  return gap === pathThrough(facts.flow, facts.answers)[0] ? `${address}&${noneParam}=1` : address
}

/** Says in an address that there were no answers. */
export const noneParam = 'none'

function checkOf(flow: FlowName): string {
  return `${flowAddress(flow)}?question=check`
}

/** The page of a question with what was answered before, or with what was sent and what is wrong with it. */
export function viewQuestion(
  slug: QuestionSlug,
  facts: StepFacts,
  sent?: { values: QuestionView['values']; problems: readonly Problem[]; keywords?: string },
): QuestionView {
  const { flow, answers, today } = facts
  const path = pathThrough(flow, answers)
  return {
    page: 'question',
    slug,
    number: path.indexOf(slug) + 1,
    count: path.length,
    values: sent?.values ?? valuesOf(questions[slug].asks(answers), answers),
    problems: sent?.problems ?? problemsAtFirst(slug, facts),
    school: slug === 'school' ? viewSchool(facts, sent?.keywords) : undefined,
    asks: questions[slug].asks(answers),
    isParent: answers.borrower === 'parent',
    action: pageOf(facts, slug),
    back: backFrom(slug, facts),
    hasNone: facts.hasNone ?? false,
    hasAnswers: Object.keys(answers).length > Object.keys(flows[flow].given).length,
    today,
  }
}

/** Every answer, to be looked over once more. */
function viewCheck({ flow, answers, directory }: StepFacts): CheckView {
  const slugs = pathThrough(flow, answers)
  const school = answers.school === undefined ? undefined : directory.byOpeid(answers.school)
  return {
    page: 'check',
    rows: slugs.map((slug) => ({
      slug,
      said: sayAnswer(slug, answers, school?.name),
      change: pageOf({ flow, from: 'check' }, slug),
    })),
    action: checkOf(flow),
    back: pageOf({ flow, from: null }, slugs.at(-1) ?? 'age'),
    problems: [],
  }
}

/** Words typed on the page before, for which there is no school: what is wrong with them is said here first. */
function problemsAtFirst(slug: QuestionSlug, { answers, directory }: StepFacts): Problem[] {
  const { schoolSearch } = answers
  if (slug !== 'school' || !schoolSearch || directory.search(schoolSearch).length > 0) return []
  return [{ field: 'school', message: words.problem.schoolNotFound(schoolSearch) }]
}

function viewSchool({ answers, directory }: StepFacts, typed: string | undefined): SchoolView {
  const keywords = typed ?? answers.schoolSearch ?? ''
  const { school } = answers
  return {
    picked: school === undefined ? undefined : directory.byOpeid(school),
    keywords,
    choices: keywords === '' ? [] : directory.search(keywords),
  }
}

/** Where "Back" leads: to the question before, or to where the visitor came from to change this one. */
function backFrom(slug: QuestionSlug, facts: StepFacts): string {
  const { flow, answers, from } = facts
  if (from && isComplete(facts)) return from === 'offers' ? offersOf(facts) : checkOf(flow)
  const path = pathThrough(flow, answers)
  const before = path[path.indexOf(slug) - 1]
  return before ? pageOf(facts, before) : paths.landing
}

/** The answers to a question as its fields hold them; the page is told of no others. */
function valuesOf(names: readonly AskedName[], answers: Answers): QuestionView['values'] {
  const values: QuestionView['values'] = {}
  for (const name of names) {
    const answer = answers[name]
    if (name === 'graduation') {
      const [year, month] = answers.graduation?.split('-') ?? []
      values['graduation-year'] = year
      values['graduation-month'] = month ?? year
    } else if (name === 'amount' || name === 'federalThisYear' || name === 'federalInAll') {
      values[name] = formatAmount(answers[name])
    } else values[name] = answer === undefined ? undefined : String(answer)
  }
  return values
}

function formatAmount(dollars: number | 'unknown' | undefined): string {
  return typeof dollars === 'number' ? dollars.toLocaleString('en-US') : ''
}
