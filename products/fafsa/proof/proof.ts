import { z } from 'zod'
import type { AidInputs } from '#domain/aid/aid-inputs.ts'

// What our rules made of the Department's test records, as recorded by `npm run aid:proof`. Answers of
// zero and "no" are left out of the files. The people are invented, and have no names here.

const amount = z.int().default(0)
const fact = z.boolean().default(false)

const taxAnswers = z.object({
  filed: fact,
  filedAbroad: fact,
  filingStatus: z.enum(['single', 'joint', 'separate', 'head of household', 'surviving spouse']).optional(),
  adjustedGrossIncome: amount,
  incomeFromWork: amount,
  incomeTaxPaid: amount,
  deductiblePayments: amount,
  taxExemptInterest: amount,
  untaxedIraDistributions: amount,
  iraRollover: amount,
  untaxedPensions: amount,
  pensionRollover: amount,
  foreignIncomeExclusion: amount,
  educationCredits: amount,
  taxableGrants: amount,
  workStudyEarnings: amount,
  scheduleC: amount,
  filedOtherSchedule: fact,
})

const household = z.object({
  isCouple: fact,
  people: z.union([z.tuple([taxAnswers]).readonly(), z.tuple([taxAnswers, taxAnswers]).readonly()]),
  familySize: z.int(),
  state: z.string(),
  receivedEarnedIncomeCredit: fact,
  receivedFederalBenefit: fact,
  assets: z
    .object({
      childSupportReceived: amount,
      cash: amount,
      investments: amount,
      businessOrFarm: amount,
      familyBusinessOrFarm: amount,
    })
    .optional(),
})

const inputs = z.object({
  awardYear: z.enum(['2025–26', '2026–27', '2027–28']),
  student: household,
  parents: household.optional(),
}) satisfies z.ZodType<AidInputs>

const formula = z.enum(['A', 'B', 'C'])

const proofCase = z.object({
  case: z.string(),
  formula,
  /** What the Department computed. */
  expected: z.int(),
  /** What our rules compute. */
  computed: z.int(),
  matched: z.boolean(),
  expectsMaximumPell: z.boolean(),
  hasMaximumPell: z.boolean(),
  inputs,
  /** The lines of the computation in their order, with their amounts. */
  trace: z.array(z.tuple([z.string(), z.int()])),
})

const proofSchema = z.object({
  /** Records in the files; those without an index were rejected or are incomplete. */
  records: z.int(),
  withIndex: z.int(),
  matched: z.int(),
  maximumPellMatched: z.int(),
  byFormula: z.record(formula, z.object({ cases: z.int(), matched: z.int() })),
  cases: z.array(proofCase),
})

export type Proof = z.infer<typeof proofSchema>
export type ProofCase = z.infer<typeof proofCase>

const files = {
  '2025-26': () => import('./2025-26.json', { with: { type: 'json' } }),
  '2026-27': () => import('./2026-27.json', { with: { type: 'json' } }),
} as const

export const proofYears = ['2025-26', '2026-27'] as const
export type ProofYear = (typeof proofYears)[number]

/** Reads what was recorded of an award year. */
export async function readProof(year: ProofYear): Promise<Proof> {
  const { default: recorded } = await files[year]()
  return proofSchema.parse(recorded)
}

/** Finds a record by its id, such as `2026-27-0001`. */
export async function findCase(id: string): Promise<ProofCase | undefined> {
  const year = proofYears.find((one) => id.startsWith(`${one}-`))
  if (!year) return undefined
  const { cases } = await readProof(year)
  return cases.find((one) => one.case === id)
}
