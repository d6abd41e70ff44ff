import type { SchoolKind } from '#app/features/schools/school-option.ts'
import { schoolControls, schoolLevels } from '#domain/eligibility/profile.ts'
import { getKeys } from '#domain/keys.ts'
import type { AnswerName, Answers } from './answers.ts'
import { readAnswers } from './questions.ts'

/**
 * The answers allowed in an address, keyed by parameter name. They are coarse enough to identify no one. Age,
 * school, citizenship, federal loans, and the exact amount are never in an address; they stay in the draft.
 */
const shareableAnswerOf = {
  borrower: 'borrower',
  degree: 'degree',
  grad: 'graduation',
  enrollment: 'enrollment',
  amount: 'amount',
  repayment: 'repayment',
  credit: 'credit',
  income: 'income',
  cosigner: 'cosigner',
  'cosigner-credit': 'cosignerCredit',
  'cosigner-income': 'cosignerIncome',
  state: 'state',
} as const satisfies Record<string, AnswerName>

type ShareableAnswerName = keyof typeof shareableAnswerOf
export type ShareableName = ShareableAnswerName | 'control' | 'level'
export type ShareableEntry = [name: ShareableName, value: string]

const shareableAnswerNames = getKeys(shareableAnswerOf)

/** The order in which `writeShareableAnswers` writes them. */
export const shareableNames: readonly ShareableName[] = [...shareableAnswerNames, 'control', 'level']

/** Amounts are rounded up to a multiple of this, so that the address does not contain the exact amount. */
const amountStepDollars = 500

/**
 * Returns the answers allowed in an address, in a fixed order; unknown facts about the school are left out.
 */
export function writeShareableAnswers(answers: Answers, school: SchoolKind): ShareableEntry[] {
  const entries: [ShareableName, string | number | null | undefined][] = [
    ...shareableAnswerNames.map((band): [ShareableName, string | number | undefined] => [
      band,
      band === 'borrower' ? toSharedBorrower(answers) : answers[shareableAnswerOf[band]],
    ]),
    ['control', school.control],
    ['level', school.level],
  ]
  return entries.flatMap(([name, value]): ShareableEntry[] => {
    if (value === undefined || value === null) return []
    return [[name, String(typeof value === 'number' ? roundUp(value) : value)]]
  })
}

/** Whoever gets the link hears of a student, not of somebody's child. */
function toSharedBorrower({ borrower }: Answers): Answers['borrower'] {
  return borrower === 'child' ? 'student' : borrower
}

/** Returns the same answers for another amount. */
export function withAmount(shareableAnswers: readonly ShareableEntry[], dollars: number): ShareableEntry[] {
  const amount: ShareableEntry = ['amount', String(dollars)]
  return shareableAnswers.some(([name]) => name === 'amount')
    ? shareableAnswers.map((entry) => (entry[0] === 'amount' ? amount : entry))
    : [...shareableAnswers, amount]
}

/** Returns the largest amount that an address can have within a limit. */
export function roundDownToShareable(cents: number): number {
  const stepCents = amountStepDollars * 100
  return Math.floor(cents / stepCents) * stepCents
}

export interface ReadShareableAnswers {
  answers: Answers
  school: SchoolKind
  /** Parameters in the address whose values are not valid shareable answers. */
  unread: ShareableName[]
}

/**
 * Reads the shareable answers from an address, which anyone may have written; the last value of each parameter counts.
 * @param today 'YYYY-MM-DD'
 */
export function readShareableAnswers(
  params: URLSearchParams,
  facts: { today: string },
): ReadShareableAnswers {
  const unread: ShareableName[] = []
  const texts = Object.fromEntries(
    shareableAnswerNames.map((band) => [shareableAnswerOf[band], getShareableText(params, band)]),
  )
  const answers = readAnswers(texts, facts)
  for (const band of shareableAnswerNames) {
    const name = shareableAnswerOf[band]
    if (texts[name] !== undefined && answers[name] === undefined) unread.push(band)
  }
  // Without rounding, a list priced for the exact amount would reveal it to everyone the link is shared with.
  if (typeof answers.amount === 'number') answers.amount = roundUp(answers.amount)
  const control = readCode(params, 'control', schoolControls, unread)
  const level = readCode(params, 'level', schoolLevels, unread)
  return { answers, school: { control, level }, unread }
}

function readCode<Code extends string>(
  params: URLSearchParams,
  band: ShareableName,
  codes: readonly Code[],
  unread: ShareableName[],
): Code | null {
  const text = getShareableText(params, band)
  const code = codes.find((code) => code === text)
  if (text !== undefined && code === undefined) unread.push(band)
  return code ?? null
}

/**
 * Returns the last non-empty value, because a form also submits fields that were cleared; undefined if there
 * is none.
 */
function getShareableText(params: URLSearchParams, band: ShareableName): string | undefined {
  return params.getAll(band).findLast((value) => value.trim() !== '')
}

function roundUp(dollars: number): number {
  return Math.ceil(dollars / amountStepDollars) * amountStepDollars
}
