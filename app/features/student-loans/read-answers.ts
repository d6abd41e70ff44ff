import { monthsUntil } from '#domain/dates.ts'
import { parseMoney } from '#domain/money.ts'
import { type AnswerName, type Answers, degrees, repayments } from './answers.ts'
import { words } from './words.ts'

export interface Reading {
  answers: Answers
  /** What is wrong with the values that are there but cannot be used, in words for the visitor. */
  problems: Partial<Record<AnswerName, string | undefined>>
}

/** One answer as it was read; undefined when its question was not answered yet. */
type Read<Value> = { value: Value } | { problem: string } | undefined

const leastDollars = 100
const mostDollars = 500_000
const mostYearsAhead = 10

/**
 * Reads the answers of a query string. A parameter that is absent is a question not answered yet; one that is there and
 * empty was left blank, which is a problem. Whether the school exists is for the directory to say.
 * @param today 'YYYY-MM-DD'
 */
export function readAnswers(params: URLSearchParams, { today }: { today: string }): Reading {
  const school = readSchool(params)
  const amount = readAmount(params)
  const degree = readCode(params, 'degree', degrees, words.problem.degreeMissing)
  const graduation = readGraduation(params, today)
  const repayment = readCode(params, 'repayment', repayments, words.problem.repaymentMissing)
  return {
    answers: {
      school: settled(school),
      amountDollars: settled(amount),
      degree: settled(degree),
      graduation: settled(graduation),
      repayment: settled(repayment),
    },
    problems: {
      school: problemOf(school),
      amount: problemOf(amount),
      degree: problemOf(degree),
      graduation: problemOf(graduation),
      repayment: problemOf(repayment),
    },
  }
}

/**
 * A parameter's last value that is not empty: a group of radios has an empty hidden field before it, so that "none chosen"
 * can be told from "not asked". '' when only empty ones are there, undefined when the parameter is absent.
 */
export function readParam(params: URLSearchParams, name: string): string | undefined {
  const values = params.getAll(name).map((value) => value.trim())
  return values.findLast((value) => value !== '') ?? values[0]
}

function readSchool(params: URLSearchParams): Read<string> {
  const school = readParam(params, 'school')
  if (school === undefined) return undefined
  if (school === 'undecided' || /^\d{8}$/.test(school)) return { value: school }
  return { problem: school === '' ? words.problem.schoolMissing : words.problem.schoolUnknown }
}

function readAmount(params: URLSearchParams): Read<number> {
  const typed = readParam(params, 'amount')
  if (typed === undefined) return undefined
  const money = parseMoney(typed)
  if (!money.ok) return { problem: words.problem.amount[money.problem] }
  const dollars = Math.round(money.cents / 100)
  if (dollars < leastDollars) return { problem: words.problem.amountTooSmall(leastDollars * 100) }
  if (dollars > mostDollars) return { problem: words.problem.amountTooLarge(mostDollars * 100) }
  return { value: dollars }
}

/** Takes `graduation=2028-05`, or month and year as the two lists of the form send them. */
function readGraduation(params: URLSearchParams, today: string): Read<string> {
  const month = readParam(params, 'graduation-month')
  const year = readParam(params, 'graduation-year')
  if (month === undefined && year === undefined) {
    const graduation = readParam(params, 'graduation')
    return graduation === undefined ? undefined : readMonth(graduation, today)
  }
  if (year === 'unknown') return { value: 'unknown' }
  if (!year) return { problem: words.problem.graduationYearMissing }
  if (!month) return { problem: words.problem.graduationMonthMissing }
  // Most degrees end in May.
  return readMonth(`${year}-${month === 'unknown' ? '05' : month}`, today)
}

function readMonth(text: string, today: string): Read<string> {
  if (text === 'unknown') return { value: text }
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) return { problem: words.problem.graduationYearMissing }
  if (monthsUntil(today, text) > mostYearsAhead * 12)
    return { problem: words.problem.graduationTooLate(mostYearsAhead) }
  return { value: text }
}

function readCode<Code extends string>(
  params: URLSearchParams,
  name: string,
  codes: readonly Code[],
  problem: string,
): Read<Code> {
  const value = readParam(params, name)
  if (value === undefined) return undefined
  const code = codes.find((code) => code === value)
  return code === undefined ? { problem } : { value: code }
}

function settled<Value>(read: Read<Value>): Value | undefined {
  return read && 'value' in read ? read.value : undefined
}

function problemOf(read: Read<unknown>): string | undefined {
  return read && 'problem' in read ? read.problem : undefined
}
