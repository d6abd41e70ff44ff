import type { SchoolKind } from '#app/features/schools/school-option.ts'
import { schoolControls, schoolLevels } from '#domain/eligibility/profile.ts'
import { getKeys } from '#domain/keys.ts'
import type { AnswerName, Answers } from './answers.ts'
import { readAnswers } from './questions.ts'

/**
 * The answers allowed in an address, keyed by parameter name. They are coarse enough to identify no one. Age,
 * school, citizenship, federal loans, and the exact amount are never in an address; they stay in the draft.
 */
const answerByBand = {
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

type AnswerBand = keyof typeof answerByBand
export type BandName = AnswerBand | 'control' | 'level'
export type BandEntry = [name: BandName, value: string]

const answerBands = getKeys(answerByBand)

/** The order in which `writeBands` writes them. */
export const bandNames: readonly BandName[] = [...answerBands, 'control', 'level']

/** Amounts are rounded up to a multiple of this, so that the address does not contain the exact amount. */
const amountStepDollars = 500

/**
 * Returns the answers allowed in an address, in a fixed order; unknown facts about the school are left out.
 */
export function writeBands(answers: Answers, school: SchoolKind): BandEntry[] {
  const entries: [BandName, string | number | null | undefined][] = [
    ...answerBands.map((band): [BandName, string | number | undefined] => [
      band,
      answers[answerByBand[band]],
    ]),
    ['control', school.control],
    ['level', school.level],
  ]
  return entries.flatMap(([name, value]): BandEntry[] => {
    if (value === undefined || value === null) return []
    return [[name, String(typeof value === 'number' ? roundUp(value) : value)]]
  })
}

export interface ReadBands {
  answers: Answers
  school: SchoolKind
  /** Parameters in the address whose values are not valid bands. */
  unread: BandName[]
}

/**
 * Reads the bands from an address, which anyone may have written; the last value of each parameter counts.
 * @param today 'YYYY-MM-DD'
 */
export function readBands(params: URLSearchParams, facts: { today: string }): ReadBands {
  const unread: BandName[] = []
  const texts = Object.fromEntries(answerBands.map((band) => [answerByBand[band], getBandText(params, band)]))
  const answers = readAnswers(texts, facts)
  for (const band of answerBands) {
    const name = answerByBand[band]
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
  band: BandName,
  codes: readonly Code[],
  unread: BandName[],
): Code | null {
  const text = getBandText(params, band)
  const code = codes.find((code) => code === text)
  if (text !== undefined && code === undefined) unread.push(band)
  return code ?? null
}

/**
 * Returns the last non-empty value, because a form also submits fields that were cleared; undefined if there
 * is none.
 */
function getBandText(params: URLSearchParams, band: BandName): string | undefined {
  return params.getAll(band).findLast((value) => value.trim() !== '')
}

function roundUp(dollars: number): number {
  return Math.ceil(dollars / amountStepDollars) * amountStepDollars
}
