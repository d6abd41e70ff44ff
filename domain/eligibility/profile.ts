import type { RefinanceAnswers } from '#domain/refinance/refinance-rules.ts'

/** The codes of a borrower's answers. Each list is in the order in which the form shows it. */
export const borrowers = ['student', 'parent', 'other'] as const
export const degrees = [
  'certificate',
  'associates',
  'bachelors',
  'masters',
  'doctorate',
  'professional',
] as const
export const enrollments = ['full_time', 'half_time', 'less_than_half'] as const
export const schoolControls = ['public', 'nonprofit', 'for_profit'] as const
export const schoolLevels = ['four_year', 'two_year', 'less_than_two_year'] as const
/**
 * `eligible_noncitizen` is a refugee, someone granted asylum, or another noncitizen who can have federal loans;
 * `none` is none of the others, whatever the reason, because nobody is asked for it.
 */
export const citizenships = [
  'citizen',
  'permanent_resident',
  'eligible_noncitizen',
  'daca',
  'visa',
  'none',
] as const

/** Credit score bands, both ends inclusive; `none` is a borrower without a score. */
export const creditBands = {
  '760_850': { from: 760, to: 850 },
  '700_759': { from: 700, to: 759 },
  '640_699': { from: 640, to: 699 },
  '580_639': { from: 580, to: 639 },
  '300_579': { from: 300, to: 579 },
  none: null,
} as const satisfies Record<string, { from: number; to: number } | null>

/**
 * Bands of yearly income before tax, in whole cents: from `from` (inclusive) up to but not including `below`;
 * `null` means no upper end.
 */
export const incomeBands = {
  none: { fromCents: 0, belowCents: 1 },
  under_25k: { fromCents: 1, belowCents: 2_500_000 },
  '25k_50k': { fromCents: 2_500_000, belowCents: 5_000_000 },
  '50k_75k': { fromCents: 5_000_000, belowCents: 7_500_000 },
  '75k_100k': { fromCents: 7_500_000, belowCents: 10_000_000 },
  from_100k: { fromCents: 10_000_000, belowCents: null },
} as const satisfies Record<string, { fromCents: number; belowCents: number | null }>

export type Borrower = (typeof borrowers)[number]
export type Degree = (typeof degrees)[number]
export type Enrollment = (typeof enrollments)[number]
export type SchoolControl = (typeof schoolControls)[number]
export type SchoolLevel = (typeof schoolLevels)[number]
export type Citizenship = (typeof citizenships)[number]
export type CreditBand = keyof typeof creditBands
export type IncomeBand = keyof typeof incomeBands
/** The state of residence of whoever lives outside the US. */
export const outsideTheUs = 'outside'

export interface ExactIncome {
  cents: number
}

/**
 * What we know about a borrower. A field is absent when its question is unanswered or answered "I don't
 * know".
 */
export interface BorrowerProfile extends RefinanceAnswers {
  /** Whether the borrower is 18 or older. */
  isAdult?: boolean | undefined
  /** Whether an adult borrower is a student younger than 24, who may not have come of age in every state. */
  isUnder24?: boolean | undefined
  borrower?: Borrower | undefined
  schoolControl?: SchoolControl | undefined
  schoolLevel?: SchoolLevel | undefined
  degree?: Degree | undefined
  enrollment?: Enrollment | undefined
  credit?: CreditBand | undefined
  /** A band, or the exact figure where a product line asks for it. */
  income?: IncomeBand | ExactIncome | undefined
  hasCosigner?: boolean | undefined
  /** The cosigner's own score band; only set when there is a cosigner. */
  cosignerCredit?: CreditBand | undefined
  cosignerIncome?: IncomeBand | ExactIncome | undefined
  /** Whether the cosigner is a US citizen or permanent resident, as far as a question has said so. */
  isCosignerResident?: boolean | undefined
  /** The two-letter postal code of the state of residence, or `outsideTheUs`. */
  state?: string | undefined
  citizenship?: Citizenship | undefined
}

/** Those whom lenders take without asking for the cosigner's citizenship. */
const residents = new Set<Citizenship>(['citizen', 'permanent_resident'])

export function isNoncitizen({ citizenship }: Pick<BorrowerProfile, 'citizenship'>): boolean {
  return citizenship !== undefined && !residents.has(citizenship)
}
