import type { AidInputs } from '#domain/aid/aid-inputs.ts'
import { needsNoAssets } from '#domain/aid/asset-exemption.ts'
import { computePellGrant } from '#domain/aid/pell-amount.ts'
import { computeStudentAidIndex } from '#domain/aid/student-aid-index.ts'
import type { NeedAnalysisTables, PellFigures } from '#domain/award-years/need-analysis.ts'
import { replaceDeciding, sumIncome } from './deciding-household.ts'

/** What a family would get with another income, all else being as answered. */
interface IncomePoint {
  /** Adjusted gross income of the household whose income decides, in whole dollars. */
  income: number
  index: number
  /** The Pell Grant of a full-time student for a year, in whole dollars. */
  grant: number
}

/** A place at which the rules change: the first income, in whole dollars, that is treated as `after`. */
interface Kink extends IncomePoint {
  kind: KinkKind
  before: string
  after: string
}

export type KinkKind = keyof typeof states

export interface WhatIf {
  /** In the order of income. */
  points: readonly IncomePoint[]
  kinks: readonly Kink[]
  now: IncomePoint
}

type PellOptions = NonNullable<Parameters<typeof computePellGrant>[2]>

interface Context {
  inputs: AidInputs
  tables: NeedAnalysisTables
  pell: PellFigures
  options: PellOptions
}

/** Percent of the income that is looked at on either side. */
const widest = 50
const step = 5

/** What of the outcome changes at once, as a text to compare; each is told apart from the others. */
const states = {
  assets: ({ inputs }) => String(!needsNoAssets(inputs)),
  maximum: ({ result }) => String(result.maximumPell !== undefined),
  /** The minimum grant ends where the grant does, which is no kink of its own. */
  minimum: ({ reason, grant }) => String(reason === 'minimum' || grant === 0),
  grant: ({ grant }) => String(grant > 0),
  bracket: ({ inputs, result, tables }) => {
    const who = inputs.parents ? 'parents' : 'student'
    const line = result.trace.find((one) => one.line === `${who}.adjustedAvailableIncome`)
    if (!line) return ''
    const { noneBelow, brackets } = tables.contribution
    if (line.amount < noneBelow) return '0'
    return String((brackets.findLast(({ from }) => line.amount > from) ?? brackets[0])?.percent)
  },
} as const satisfies Record<string, (outcome: Outcome) => string>

interface Outcome extends IncomePoint {
  inputs: AidInputs
  tables: NeedAnalysisTables
  result: ReturnType<typeof computeStudentAidIndex>
  reason: ReturnType<typeof computePellGrant>['reason']
}

const kinds: readonly KinkKind[] = ['assets', 'maximum', 'minimum', 'grant', 'bracket']

/**
 * Compares incomes from half to one and a half of the family's, and finds to the dollar where the rules change. Income,
 * earnings and income tax move in proportion. Undefined for a family without income, which has no proportion.
 */
export function compareIncomes(context: Context): WhatIf | undefined {
  const now = sumIncome(context.inputs)
  if (now <= 0) return undefined
  const seen = new Map<number, Outcome>()
  const look = (income: number): Outcome => {
    const known = seen.get(income)
    if (known) return known
    const outcome = computeAt(context, income, now)
    seen.set(income, outcome)
    return outcome
  }
  const grid: number[] = []
  for (let percent = -widest; percent <= widest; percent += step)
    grid.push(Math.round((now * (100 + percent)) / 100))
  const kinks = kinds.flatMap((kind) =>
    grid.slice(1).flatMap((to, at) => findKinks(kind, look, grid[at] ?? to, to)),
  )
  const incomes = new Set([...grid, ...kinks.flatMap(({ income }) => [income - 1, income])])
  return {
    points: [...incomes].toSorted((a, b) => a - b).map((income) => toPoint(look(income))),
    kinks: kinks.toSorted((a, b) => a.income - b.income),
    now: toPoint(look(now)),
  }
}

function findKinks(kind: KinkKind, look: (income: number) => Outcome, from: number, to: number): Kink[] {
  const before = states[kind](look(from))
  const after = states[kind](look(to))
  if (before === after) return []
  if (to - from <= 1) return [{ ...toPoint(look(to)), kind, before, after }]
  const middle = Math.floor((from + to) / 2)
  return [...findKinks(kind, look, from, middle), ...findKinks(kind, look, middle, to)]
}

function computeAt({ inputs, tables, pell, options }: Context, income: number, now: number): Outcome {
  const changed = scaleIncome(inputs, income, now)
  const result = computeStudentAidIndex(changed, tables)
  const { scheduled, reason } = computePellGrant(result, pell, options)
  return { income, index: result.index, grant: scheduled, inputs: changed, tables, result, reason }
}

function toPoint({ income, index, grant }: Outcome): IncomePoint {
  return { income, index, grant }
}

function scaleIncome(inputs: AidInputs, income: number, now: number): AidInputs {
  const [first, second] = (inputs.parents ?? inputs.student).people
  const scale = (amount: number) => Math.round((amount * income) / now)
  const other = second && {
    ...second,
    adjustedGrossIncome: scale(second.adjustedGrossIncome),
    incomeFromWork: scale(second.incomeFromWork),
    incomeTaxPaid: scale(second.incomeTaxPaid),
  }
  const one = {
    ...first,
    // What rounding leaves belongs to the first, so that the sum is the income that is asked for.
    adjustedGrossIncome: income - (other?.adjustedGrossIncome ?? 0),
    incomeFromWork: scale(first.incomeFromWork),
    incomeTaxPaid: scale(first.incomeTaxPaid),
  }
  return replaceDeciding(inputs, other ? [one, other] : [one])
}
