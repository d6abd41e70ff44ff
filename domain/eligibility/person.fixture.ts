import fc from 'fast-check'
import { getKeys } from '#domain/keys.ts'
import {
  educations,
  employments,
  graduateDegrees,
  isGraduateEducation,
  refinancedLoans,
  schoolYears,
  visaStatuses,
} from '#domain/refinance/codes.ts'
import type { LoanRules } from './loan-rules.ts'
import {
  type BorrowerProfile,
  borrowers,
  citizenships,
  creditBands,
  degrees,
  enrollments,
  type IncomeBand,
  incomeBands,
  schoolControls,
  schoolLevels,
} from './profile.ts'

/**
 * A borrower with exact facts: the credit score to the point and the income to the cent. A profile holds what
 * the site learns about one.
 */
export interface Person {
  isAdult: boolean
  borrower: (typeof borrowers)[number]
  schoolControl: (typeof schoolControls)[number]
  schoolLevel: (typeof schoolLevels)[number]
  degree: (typeof degrees)[number]
  enrollment: (typeof enrollments)[number]
  state: string
  citizenship: (typeof citizenships)[number]
  refinancedLoans: (typeof refinancedLoans)[number]
  visaStatus: (typeof visaStatuses)[number]
  education: (typeof educations)[number]
  /** Only meaningful with a graduate education. */
  graduateDegree: (typeof graduateDegrees)[number]
  schoolYear: (typeof schoolYears)[number]
  employment: (typeof employments)[number]
  /** Only meaningful with a job offer. */
  jobStartsInDays: number
  /** `null` when the borrower has no score. */
  score: number | null
  incomeCents: number
  cosigner: {
    score: number | null
    incomeCents: number
    isCitizenOrResident: boolean
    /** Whether a lender that does not publish a rule takes a minor with this cosigner. */
    isEnoughForMinor: boolean
  } | null
}

/** The list is short so that random rules and random people often share a state. */
const someStates = ['CA', 'NY', 'TX', 'PR'] as const
const score = fc.option(fc.integer({ min: 300, max: 850 }), { freq: 8 })
const incomeCents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000_000 }))

export const somePerson: fc.Arbitrary<Person> = fc.record({
  isAdult: fc.boolean(),
  borrower: fc.constantFrom(...borrowers),
  schoolControl: fc.constantFrom(...schoolControls),
  schoolLevel: fc.constantFrom(...schoolLevels),
  degree: fc.constantFrom(...degrees),
  enrollment: fc.constantFrom(...enrollments),
  state: fc.constantFrom(...someStates),
  citizenship: fc.constantFrom(...citizenships),
  refinancedLoans: fc.constantFrom(...refinancedLoans),
  visaStatus: fc.constantFrom(...visaStatuses),
  education: fc.constantFrom(...educations),
  graduateDegree: fc.constantFrom(...graduateDegrees),
  schoolYear: fc.constantFrom(...schoolYears),
  employment: fc.constantFrom(...employments),
  jobStartsInDays: fc.integer({ min: -30, max: 200 }),
  score,
  incomeCents,
  cosigner: fc.option(
    fc.record({ score, incomeCents, isCitizenOrResident: fc.boolean(), isEnoughForMinor: fc.boolean() }),
  ),
})

/** An adult, because most lists would be empty for a minor. */
export const someAdult: fc.Arbitrary<Person> = somePerson.map((person) => ({ ...person, isAdult: true }))

const fields = [
  'isAdult',
  'borrower',
  'schoolControl',
  'schoolLevel',
  'degree',
  'enrollment',
  'credit',
  'income',
  'hasCosigner',
  'cosignerCredit',
  'cosignerIncome',
  'state',
  'citizenship',
  'refinancedLoans',
  'visaStatus',
  'education',
  'graduateDegree',
  'schoolYear',
  'employment',
  'jobStartsInDays',
] as const satisfies readonly (keyof BorrowerProfile)[]

/** The questions left unanswered; usually most questions are answered. */
export const someUnanswered = fc.oneof(
  fc.constant([]),
  fc.subarray([...fields]),
  fc.subarray([...fields], { maxLength: 3 }),
)

/** Converts a person to the bands of a profile, leaving out the unanswered questions. */
export function toProfile(
  person: Person,
  unanswered: readonly (typeof fields)[number][] = [],
): BorrowerProfile {
  const { score, incomeCents, cosigner, ...same } = person
  const profile: BorrowerProfile = {
    ...same,
    credit: toCreditBand(score),
    income: toIncomeBand(incomeCents),
    hasCosigner: cosigner !== null,
    cosignerCredit: cosigner ? toCreditBand(cosigner.score) : undefined,
    cosignerIncome: cosigner ? toIncomeBand(cosigner.incomeCents) : undefined,
  }
  for (const field of unanswered) delete profile[field]
  // A borrower who did not say whether there is a cosigner is not asked about one.
  if (profile.hasCosigner === undefined) {
    delete profile.cosignerCredit
    delete profile.cosignerIncome
  }
  // The same holds for the kind of a graduate degree, and for the start of a job that was offered.
  if (!profile.education || !isGraduateEducation(profile.education)) delete profile.graduateDegree
  if (profile.employment !== 'STARTING_SOON_JOB_OFFER') delete profile.jobStartsInDays
  return profile
}

function toCreditBand(score: number | null): BorrowerProfile['credit'] {
  if (score === null) return 'none'
  return getKeys(creditBands).find((band) => {
    const scores = creditBands[band]
    return scores !== null && score >= scores.from && score <= scores.to
  })
}

function toIncomeBand(cents: number): IncomeBand | undefined {
  return getKeys(incomeBands).find((band) => {
    const { fromCents, belowCents } = incomeBands[band]
    return cents >= fromCents && (belowCents === null || cents < belowCents)
  })
}

/** Lenders set few rules; otherwise random people would almost never qualify. */
const seldom = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })
const some = <Code>(codes: readonly Code[]) => seldom(fc.subarray([...codes], { minLength: 1 }))

export const someRules: fc.Arbitrary<LoanRules> = fc.record({
  borrowers: some(borrowers),
  states: seldom(
    fc.oneof(
      fc.record({ only: fc.subarray([...someStates], { minLength: 1 }) }),
      fc.record({ except: fc.subarray([...someStates], { minLength: 1 }) }),
    ),
  ),
  citizenships: some(citizenships),
  citizenshipsWithCosigner: fc.subarray([...citizenships]),
  degrees: some(degrees),
  schoolControls: some(schoolControls),
  schoolLevels: some(schoolLevels),
  minimumEnrollment: seldom(fc.constantFrom(...enrollments)),
  minimumScore: seldom(
    fc.oneof(fc.constant(0), fc.constantFrom(580, 640, 680, 700, 760), fc.integer({ min: 300, max: 850 })),
  ),
  minimumIncomeCents: seldom(
    fc.oneof(
      fc.constant(0),
      fc.constantFrom(2_500_000, 3_600_000, 7_500_000),
      fc.integer({ min: 1, max: 15_000_000 }),
    ),
  ),
  cosigner: fc.constantFrom('optional', 'optional', 'required', 'not_taken'),
  minorWithCosigner: seldom(fc.boolean()),
  refinance: fc.option(
    fc.record({
      loans: some(refinancedLoans),
      visaStatuses: some(visaStatuses),
      minimumEducation: seldom(fc.constantFrom(...educations)),
      graduateDegrees: some(graduateDegrees),
      schoolYears: some(schoolYears),
      employments: some(employments),
      jobStartsWithinDays: seldom(fc.constantFrom(30, 90, 180)),
    }),
    // Most loans of these tests pay for studies.
    { freq: 1, nil: null },
  ),
})
