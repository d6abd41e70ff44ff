import type { SchoolKind } from '#app/features/schools/school-option.ts'
import { schoolControls, schoolLevels } from '#domain/eligibility/profile.ts'
import { type AnswerName, type Answers, readAnswers } from './answers.ts'

/**
 * The answers that may stand in an address, coarse enough to name nobody, by their names there. Age, school, citizenship,
 * federal loans and the exact amount never do: they stay in the draft.
 */
const answerOf = {
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

type AnswerBand = keyof typeof answerOf
export type BandName = AnswerBand | 'control' | 'level'
export type BandEntry = [name: BandName, value: string]

const answerBands = Object.keys(answerOf) as AnswerBand[]

/** In the order in which `writeBands` writes them. */
export const bandNames: readonly BandName[] = [...answerBands, 'control', 'level']

/** Amounts are rounded up to the next of these, so that the address does not hold the exact one. */
const amountStepDollars = 500

/** What of the answers may stand in an address, in one order; what is not known of the school is left out. */
export function writeBands(answers: Answers, school: SchoolKind): BandEntry[] {
  const entries: [BandName, string | number | null | undefined][] = [
    ...answerBands.map((band): [BandName, string | number | undefined] => [band, answers[answerOf[band]]]),
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
  /** Those that are in the address and are no band. */
  unread: BandName[]
}

/** Reads an address, whoever wrote it: each band's last value. @param today 'YYYY-MM-DD' */
export function readBands(params: URLSearchParams, facts: { today: string }): ReadBands {
  const unread: BandName[] = []
  const texts = Object.fromEntries(answerBands.map((band) => [answerOf[band], textOf(params, band)]))
  const answers = readAnswers(texts, facts)
  for (const band of answerBands) {
    const name = answerOf[band]
    if (texts[name] !== undefined && answers[name] === undefined) unread.push(band)
  }
  // A list priced for the exact amount of somebody's address would say it to whoever it is sent to.
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
  const text = textOf(params, band)
  const code = codes.find((code) => code === text)
  if (text !== undefined && code === undefined) unread.push(band)
  return code ?? null
}

/** The last value that is not empty, as a form with an emptied field sends it; undefined when there is none. */
function textOf(params: URLSearchParams, band: BandName): string | undefined {
  return params.getAll(band).findLast((value) => value.trim() !== '')
}

function roundUp(dollars: number): number {
  return Math.ceil(dollars / amountStepDollars) * amountStepDollars
}
