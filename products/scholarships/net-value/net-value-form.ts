import { z } from 'zod'
import { type ParsedMoney, parseMoney } from '#domain/money.ts'
import type { AidKind } from '#domain/scholarships/aid-package.ts'
import { type SchoolKind, schoolKinds } from '#domain/scholarships/displacement-laws.ts'
import type { AwardSituation } from '#domain/scholarships/net-value.ts'
import { reductionOrders } from '#domain/scholarships/reduce-aid.ts'
import { usStates } from '#domain/states.ts'
import { messages } from './net-value-messages.ts'

/** The inputs of the form by the kind of aid that each asks for, in the order of the page. */
export const aidInputs = {
  pell: 'pell',
  governmentGrants: 'government',
  schoolGrants: 'school',
  otherScholarships: 'scholarships',
  workStudy: 'work',
  subsidizedLoans: 'subsidized',
  otherLoans: 'loans',
} as const satisfies Record<AidKind, string>

const MOST_CENTS = 100_000_000
const MOST_LETTERS = 40

/** An amount as people type it; empty is 0, or refused where `missing` says why. */
function amount(field: string, missing?: string) {
  return z
    .string()
    .default('')
    .transform((typed, { issues }) => {
      const money = parseMoney(typed)
      const problem = findProblem(money, field, missing)
      if (problem !== undefined) issues.push({ code: 'custom', message: problem, input: typed })
      return money.ok ? money.cents : 0
    })
}

function findProblem(money: ParsedMoney, field: string, missing: string | undefined): string | undefined {
  const { money: problems } = messages.problems
  if (!money.ok) return money.problem === 'empty' ? missing : problems[money.problem](field)
  if (money.cents > MOST_CENTS) return problems.too_large(field)
  return money.cents === 0 ? missing : undefined
}

/** The Student Aid Index, which may be below 0 and then counts as 0; empty is unknown. */
const index = z
  .string()
  .default('')
  .transform((typed, { issues }) => {
    const money = parseMoney(typed)
    if (money.ok) return money.cents
    if (money.problem === 'empty') return undefined
    if (money.problem === 'negative') return 0
    issues.push({ code: 'custom', message: messages.problems.sai, input: typed })
    return undefined
  })

const { kinds } = messages.aid

const form = z.object({
  award: amount(messages.scholarship.name, messages.problems.award),
  cost: amount(messages.school.cost, messages.problems.cost),
  sai: index,
  pell: amount(kinds.pell),
  government: amount(kinds.governmentGrants),
  school: amount(kinds.schoolGrants),
  scholarships: amount(kinds.otherScholarships),
  work: amount(kinds.workStudy),
  subsidized: amount(kinds.subsidizedLoans),
  loans: amount(kinds.otherLoans),
  order: z.enum(reductionOrders).optional().catch(undefined),
  gap: z.enum(['yes', 'no']).optional().catch(undefined),
  state: z
    .enum(usStates.map(({ abbreviation }) => abbreviation))
    .optional()
    .catch(undefined),
  kind: z.enum(schoolKinds).optional().catch(undefined),
})

const inputs = Object.keys(form.shape)

/** What the visitor typed, by input. */
export type TypedValues = Readonly<Record<string, string>>

export interface Problem {
  id: string
  message: string
}

/** What the form says of the visitor's year, and of the school. */
export interface NetValueAnswers {
  situation: AwardSituation
  state: string | undefined
  schoolKind: SchoolKind | undefined
}

type Reading = { values: TypedValues } & (
  | { ok: true; answers: NetValueAnswers }
  | { ok: false; problems: readonly Problem[] }
)

/** Reads the form. What was typed comes back with the answers or with the problems. */
export function readNetValueForm(data: FormData): Reading {
  const values = Object.fromEntries(
    inputs.map((name) => [name, String(data.get(name) ?? '').slice(0, MOST_LETTERS)]),
  )
  const read = form.safeParse(values)
  if (!read.success) {
    const problems = read.error.issues.map(({ path: [input], message }) => ({ id: String(input), message }))
    return { values, ok: false, problems }
  }
  const { award, cost, sai, order, gap, state, kind } = read.data
  const situation: AwardSituation = {
    awardCents: award,
    costCents: cost,
    saiCents: sai,
    aid: {
      pell: read.data.pell,
      governmentGrants: read.data.government,
      schoolGrants: read.data.school,
      otherScholarships: read.data.scholarships,
      workStudy: read.data.work,
      subsidizedLoans: read.data.subsidized,
      otherLoans: read.data.loans,
    },
    order,
    fillsGapFirst: gap === undefined ? undefined : gap === 'yes',
  }
  return { values, ok: true, answers: { situation, state, schoolKind: kind } }
}
