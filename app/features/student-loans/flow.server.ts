import type { SchoolDirectory } from '#app/features/schools/school-directory.ts'
import { type AnswerName, type Answers, answerEntries, isWrittenSo, writeAnswers } from './answers.ts'
import { paths } from './paths.ts'
import { type Question, questionBefore, questions, questionToShow } from './questions.ts'
import { type Reading, readAnswers, readParam } from './read-answers.ts'
import { readSchoolAnswer, type SchoolAnswer } from './school-answer.server.ts'

/** What a question page shows. */
export interface QuestionView {
  slug: Question['slug']
  number: number
  answers: Answers
  school: SchoolAnswer
  /** Of this question only. */
  problems: Reading['problems']
  /** Values as typed, so that one with a problem is not lost. */
  typed: { amount: string; month: string; year: string }
  /** Answers to the other questions, which the form passes on. */
  carried: [AnswerName, string][]
  /** Where "Back" leads. */
  back: string
  /** `YYYY-MM-DD`. */
  today: string
}

export type FlowStep = { goTo: string } | { show: QuestionView }

/**
 * What an address of the flow leads to: the question to show; the same question under its tidy address, once what was
 * typed could be read; or the offers, when everything is answered.
 */
export function stepOfFlow(
  params: URLSearchParams,
  { today, directory }: { today: string; directory: Pick<SchoolDirectory, 'search' | 'byOpeid'> },
): FlowStep {
  const reading = readAnswers(params, { today })
  const school = readSchoolAnswer(params, directory)
  const answers: Answers = { ...reading.answers, school: settledSchool(school) }
  const problems = { ...reading.problems, school: school.kind === 'problem' ? school.message : undefined }
  const asked = params.get('question') ?? undefined
  const question = questionToShow(answers, asked)
  if (!question) return { goTo: paths.offers + writeAnswers(answers) }

  const isUsable = school.kind !== 'to choose' && Object.values(problems).every((problem) => !problem)
  if (isUsable && !isWrittenSo(params, answers)) {
    const revisited: Record<string, string> = question.slug === asked ? { question: asked } : {}
    return { goTo: paths.questions + writeAnswers(answers, revisited) }
  }
  return {
    show: {
      slug: question.slug,
      number: questions.indexOf(question) + 1,
      answers,
      school,
      problems: Object.fromEntries(question.asks.map((name) => [name, problems[name]])),
      typed: {
        amount: readParam(params, 'amount') ?? '',
        month: readParam(params, 'graduation-month') ?? '',
        year: readParam(params, 'graduation-year') ?? '',
      },
      carried: answerEntries(answers).filter(([name]) => !question.asks.includes(name)),
      back: backFrom(question, answers),
      today,
    },
  }
}

function settledSchool(school: SchoolAnswer): string | undefined {
  if (school.kind === 'chosen') return school.school.opeid
  return school.kind === 'undecided' ? 'undecided' : undefined
}

/** Whoever came to change one answer goes back to the offers. */
function backFrom(question: Question, answers: Answers): string {
  if (!questionToShow(answers)) return paths.offers + writeAnswers(answers)
  const before = questionBefore(question)
  return before ? paths.questions + writeAnswers(answers, { question: before.slug }) : paths.landing
}
