import fc from 'fast-check'
import type { LoanRules } from './loan-rules.ts'
import {
  type BorrowerProfile,
  borrowers,
  citizenships,
  creditBands,
  degrees,
  enrollments,
  incomeBands,
  schoolControls,
  schoolLevels,
} from './profile.ts'

/** A borrower as they are, to the point and the cent; a profile is what a site learns of one. */
export interface Person {
  isAdult: boolean
  borrower: (typeof borrowers)[number]
  schoolControl: (typeof schoolControls)[number]
  schoolLevel: (typeof schoolLevels)[number]
  degree: (typeof degrees)[number]
  enrollment: (typeof enrollments)[number]
  state: string
  citizenship: (typeof citizenships)[number]
  /** null without a score. */
  score: number | null
  incomeCents: number
  cosigner: { score: number | null; incomeCents: number; isCitizenOrResident: boolean } | null
}

/** Few states, so that rules and people meet. */
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
  score,
  incomeCents,
  cosigner: fc.option(fc.record({ score, incomeCents, isCitizenOrResident: fc.boolean() })),
})

/** An adult; most lists would be empty otherwise. */
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
] as const satisfies readonly (keyof BorrowerProfile)[]

/** Which answers were not given. Most are. */
export const someUnanswered = fc.oneof(
  fc.constant([]),
  fc.subarray([...fields]),
  fc.subarray([...fields], { maxLength: 3 }),
)

/** What a person says of themselves in bands, but for what they did not answer. */
export function profileOf(
  person: Person,
  unanswered: readonly (typeof fields)[number][] = [],
): BorrowerProfile {
  const { score, incomeCents, cosigner, ...same } = person
  const profile: BorrowerProfile = {
    ...same,
    credit: creditBandOf(score),
    income: incomeBandOf(incomeCents),
    hasCosigner: cosigner !== null,
    cosignerCredit: cosigner ? creditBandOf(cosigner.score) : undefined,
    cosignerIncome: cosigner ? incomeBandOf(cosigner.incomeCents) : undefined,
  }
  for (const field of unanswered) delete profile[field]
  // Whoever did not say that there is a cosigner was not asked about one.
  if (profile.hasCosigner === undefined) {
    delete profile.cosignerCredit
    delete profile.cosignerIncome
  }
  return profile
}

function creditBandOf(score: number | null): BorrowerProfile['credit'] {
  if (score === null) return 'none'
  return keysOf(creditBands).find((band) => {
    const scores = creditBands[band]
    return scores !== null && score >= scores.from && score <= scores.to
  })
}

function incomeBandOf(cents: number): BorrowerProfile['income'] {
  return keysOf(incomeBands).find((band) => {
    const { fromCents, belowCents } = incomeBands[band]
    return cents >= fromCents && (belowCents === null || cents < belowCents)
  })
}

/** Its keys are all of its keys: the bands are constants. */
const keysOf = <Bands extends object>(bands: Bands) => Object.keys(bands) as (keyof Bands)[]

/** Lenders set few rules, or random people would get in nowhere. */
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
})
