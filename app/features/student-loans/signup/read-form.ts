import {
  type AnswerName,
  type Answers,
  type AskedName,
  isMonthAhead,
  leastAmountDollars,
  mostAmountDollars,
  mostYearsAhead,
  readAnswers,
} from '#app/features/student-loans/answers.ts'
import { parseMoney } from '#domain/money.ts'
import { type QuestionSlug, questions } from './questions.ts'
import { words } from './signup-words.ts'

/** A field of a question's form, by its name. */
export type FieldName = Exclude<AskedName, 'graduation'> | 'graduation-month' | 'graduation-year'

export interface Problem {
  /** Without one the problem is the whole form's. */
  field?: FieldName
  message: string
}

export interface FormReading {
  /** What could be read, problems or not: the half-answered page keeps the half that is there. */
  answers: Answers
  problems: Problem[]
}

/** One field's text as an answer's text; undefined, with what is wrong, when it is none. */
type Reading = { text: string } | { problem: Problem }

/**
 * Reads the form of a question's page. The school is not read here: only the directory knows it.
 * @param before the answers so far, which decide what the page asks for
 * @param today 'YYYY-MM-DD'
 */
export function readForm(
  slug: QuestionSlug,
  form: URLSearchParams,
  { before, today }: { before: Answers; today: string },
): FormReading {
  const texts: Record<string, string> = {}
  const problems: Problem[] = []
  for (const name of questions[slug].asks(before)) {
    const reading = readField(name, form, today)
    if ('text' in reading) texts[name] = reading.text
    else problems.push(reading.problem)
  }
  const answers = readAnswers(texts, { today })
  const { federalThisYear, federalInAll } = answers
  if (
    typeof federalThisYear === 'number' &&
    typeof federalInAll === 'number' &&
    federalThisYear > federalInAll
  ) {
    problems.push({ field: 'federalThisYear', message: words.problem.moreThanInAll })
  }
  return { answers, problems }
}

/** A field's last value that is not empty: the button "I don't know" stands behind the field it answers. */
export function fieldText(form: URLSearchParams, name: string): string {
  return (
    form
      .getAll(name)
      .findLast((value) => value.trim() !== '')
      ?.trim() ?? ''
  )
}

function readField(name: AskedName, form: URLSearchParams, today: string): Reading {
  switch (name) {
    case 'amount':
      return readMoney(name, form, leastAmountDollars)
    case 'federalThisYear':
    case 'federalInAll':
      return fieldText(form, name) === '' ? { text: 'unknown' } : readMoney(name, form, 0)
    case 'graduation':
      return readGraduation(form, today)
    case 'studyYear':
    case 'dependency':
      return { text: isAnswer(name, fieldText(form, name), today) ? fieldText(form, name) : 'unknown' }
    case 'school':
      return { problem: { field: name, message: words.problem.schoolMissing } }
    default:
      return readChoice(name, form, today)
  }
}

function readChoice(name: keyof typeof words.problem.missing, form: URLSearchParams, today: string): Reading {
  const text = fieldText(form, name)
  return isAnswer(name, text, today)
    ? { text }
    : { problem: { field: name, message: words.problem.missing[name] } }
}

function isAnswer(name: AnswerName, text: string, today: string): boolean {
  return readAnswers({ [name]: text }, { today })[name] !== undefined
}

/** Takes what people type, `$10,000` or `10k`, to the next whole dollar. */
function readMoney(
  name: 'amount' | 'federalThisYear' | 'federalInAll',
  form: URLSearchParams,
  least: number,
): Reading {
  const typed = fieldText(form, name)
  if (typed === 'unknown') return { text: typed }
  const problem = (message: string) => ({ problem: { field: name, message } })
  const money = parseMoney(typed)
  if (!money.ok) return problem(words.problem.money[money.problem])
  const dollars = Math.round(money.cents / 100)
  if (dollars < least) return problem(words.problem.tooSmall(least))
  if (dollars > mostAmountDollars) return problem(words.problem.tooLarge(mostAmountDollars))
  return { text: String(dollars) }
}

function readGraduation(form: URLSearchParams, today: string): Reading {
  const month = fieldText(form, 'graduation-month')
  const year = fieldText(form, 'graduation-year')
  if (year === 'unknown') return { text: year }
  if (year === '') return { problem: { field: 'graduation-year', message: words.problem.yearMissing } }
  if (month === '') return { problem: { field: 'graduation-month', message: words.problem.monthMissing } }
  // Most degrees end in May.
  const text = `${year}-${month === 'unknown' ? '05' : month}`
  if (isMonthAhead(text, today)) return { text }
  return { problem: { field: 'graduation-year', message: words.problem.tooLate(mostYearsAhead) } }
}
