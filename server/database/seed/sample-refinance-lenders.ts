import type { RefinanceRules } from '#domain/refinance/refinance-rules.ts'
import {
  fixed,
  lowestRate,
  lowestRateFor,
  repaying,
  type Said,
  type SampleLender,
  sampleLender,
  variable,
} from './sample-offer.ts'

/** A lender without rules of its own. */
const noRules: RefinanceRules = {
  loans: null,
  visaStatuses: null,
  minimumEducation: null,
  graduateDegrees: null,
  schoolYears: null,
  employments: null,
  jobStartsWithinDays: null,
}

/**
 * Invented lenders that refinance loans, for showing and testing the site. None of them is a real company. Their rules
 * differ, so that every answer of the form leads to offers or to a reason.
 */
export const sampleRefinanceLenders: SampleLender[] = [
  sampleLender('brackenfell-bank', 'Brackenfell Bank', {
    every: refinancing(
      {
        product: 'Refinance Loan',
        termsMonths: [60, 84, 120, 180, 240],
        ...lowestRate('either', 770),
        rateSeenDaysAgo: 3,
        rules: { minimumScore: 680, minimumIncomeCents: 3_600_000 },
      },
      {
        loans: [
          'MY_OWN_LOANS_FEDERAL_OR_PRIVATE',
          'MY_LOANS_PRIVATE',
          'MY_LOANS_FEDERAL_AND_PRIVATE',
          'PARENT_PLUS_IM_A_PARENT',
        ],
        visaStatuses: ['CITIZEN', 'PERMANENT_RESIDENT'],
        minimumEducation: 'BACHELORS',
        schoolYears: ['NONE'],
        employments: ['EMPLOYED_FULL_TIME', 'SELF_EMPLOYED', 'STARTING_SOON_JOB_OFFER'],
        jobStartsWithinDays: 90,
      },
    ),
    offers: {
      'refinance-fixed': fixed(4.89, 9.74),
      'refinance-variable': variable(5.35, 10.2, 14),
    },
  }),
  sampleLender('copperlark-lending', 'Copperlark Lending', {
    every: refinancing(
      {
        product: 'Refinance Loan',
        termsMonths: [60, 84, 120],
        ...lowestRate('either', 750),
        maximumCents: 30_000_000,
        rateSeenDaysAgo: 6,
        rules: { minimumScore: 650 },
      },
      {
        loans: ['MY_OWN_LOANS_FEDERAL_OR_PRIVATE', 'MY_LOANS_PRIVATE', 'MY_LOANS_FEDERAL_AND_PRIVATE'],
        visaStatuses: [
          'CITIZEN',
          'PERMANENT_RESIDENT',
          'H1_VISA',
          'E2_VISA',
          'E3_VISA',
          'O1_VISA',
          'L1_VISA',
          'J1_VISA',
        ],
        minimumEducation: 'BACHELORS',
        employments: ['EMPLOYED_FULL_TIME', 'EMPLOYED_PART_TIME', 'SELF_EMPLOYED', 'STARTING_SOON_JOB_OFFER'],
        jobStartsWithinDays: 180,
      },
    ),
    offers: { 'refinance-fixed': fixed(5.15, 10.9) },
  }),
  sampleLender('windlow-credit-union', 'Windlow Credit Union', {
    every: refinancing(
      {
        product: 'Member Refinance',
        termsMonths: [60, 120, 180],
        ...lowestRate('either', 730, { first: 'membership and ' }),
        minimumCents: 300_000,
        maximumCents: 12_500_000,
        lateFeePercent: null,
        lateFeeCents: 1_500,
        hardshipMonths: 6,
        rateSeenDaysAgo: 11,
        rules: {
          states: { only: ['CA', 'ID', 'NV', 'OR', 'WA'] },
          minimumScore: 620,
          minimumIncomeCents: 2_400_000,
        },
      },
      {
        loans: ['MY_LOANS_PRIVATE'],
        visaStatuses: ['CITIZEN', 'PERMANENT_RESIDENT'],
        employments: ['EMPLOYED_FULL_TIME', 'EMPLOYED_PART_TIME', 'SELF_EMPLOYED', 'RETIRED'],
      },
    ),
    offers: { 'member-fixed': fixed(5.4, 9.99) },
  }),
  sampleLender('merrowfield-graduate-finance', 'Merrowfield Graduate Finance', {
    every: refinancing(
      {
        product: 'Clinician Refinance',
        termsMonths: [84, 120, 180, 240],
        ...lowestRate('either', 760),
        minimumCents: 2_500_000,
        maximumCents: 50_000_000,
        hardshipMonths: 18,
        rateSeenDaysAgo: 8,
        rules: { minimumScore: 700, minimumIncomeCents: 5_000_000 },
      },
      {
        loans: ['MY_OWN_LOANS_FEDERAL_OR_PRIVATE', 'MY_LOANS_PRIVATE', 'MY_LOANS_FEDERAL_AND_PRIVATE'],
        visaStatuses: ['CITIZEN', 'PERMANENT_RESIDENT', 'H1_VISA', 'J1_VISA'],
        minimumEducation: 'DOCTORATE',
        graduateDegrees: ['MD', 'DO', 'DDM', 'DDS', 'VMD', 'PHARMA_D'],
        employments: ['EMPLOYED_FULL_TIME', 'SELF_EMPLOYED', 'STARTING_SOON_JOB_OFFER'],
        jobStartsWithinDays: 180,
      },
    ),
    offers: { 'clinician-fixed': fixed(4.69, 8.99) },
  }),
  sampleLender('halvering-mutual', 'Halvering Mutual', {
    every: refinancing(
      {
        product: 'Family Refinance',
        termsMonths: [60, 84, 120, 180],
        ...lowestRate('either', 740),
        maximumCents: 20_000_000,
        rateSeenDaysAgo: 14,
        rules: { minimumScore: 660, minimumIncomeCents: 3_000_000 },
      },
      {
        loans: [
          'MY_OWN_LOANS_FEDERAL_OR_PRIVATE',
          'MY_LOANS_FEDERAL_AND_PRIVATE',
          'PARENT_PLUS_IM_A_PARENT',
          'PARENT_PLUS_IM_A_STUDENT',
        ],
        visaStatuses: ['CITIZEN', 'PERMANENT_RESIDENT'],
        employments: ['EMPLOYED_FULL_TIME', 'EMPLOYED_PART_TIME', 'SELF_EMPLOYED', 'RETIRED'],
      },
    ),
    offers: { 'family-fixed': fixed(5.6, 11.4) },
  }),
  sampleLender('ospreyline-loans', 'Ospreyline Loans', {
    every: refinancing(
      {
        product: 'Cosigned Refinance',
        termsMonths: [120, 240],
        ...lowestRate('cosigner', 780),
        originationFeePercent: 1.5,
        minimumCents: 750_000,
        maximumCents: 15_000_000,
        hardshipMonths: 24,
        rateSeenDaysAgo: 2,
        rules: { minimumScore: 690, minimumIncomeCents: 4_000_000, cosigner: 'required' },
      },
      // It asks nothing about status or work of the borrower, because the cosigner answers for the loan.
      { minimumEducation: 'ASSOCIATES', schoolYears: ['SR', 'II', 'III', 'IV', 'V', 'NONE'] },
    ),
    offers: { 'cosigned-fixed': fixed(4.45, 12.2) },
  }),
  sampleLender('saltpine-finance', 'Saltpine Finance', {
    every: refinancing(
      {
        product: 'Short Refinance',
        termsMonths: [36, 60, 84],
        ...lowestRateFor('a three-year term with your paycheck deposited here'),
        applicationFeeCents: 7_500,
        cosignerReleaseAfterPayments: null,
        cosignerReleaseConditions: '',
        autopayDiscountPercent: 0.5,
        maximumCents: 25_000_000,
        hardshipMonths: 3,
        rateSeenDaysAgo: 5,
        rules: { minimumScore: 720, minimumIncomeCents: 6_000_000, cosigner: 'not_taken' },
      },
      {
        loans: ['MY_LOANS_PRIVATE', 'MY_LOANS_FEDERAL_AND_PRIVATE'],
        visaStatuses: ['CITIZEN', 'PERMANENT_RESIDENT', 'H1_VISA', 'L1_VISA', 'O1_VISA'],
        minimumEducation: 'ASSOCIATES',
        schoolYears: ['NONE'],
        employments: ['EMPLOYED_FULL_TIME'],
      },
    ),
    offers: { 'short-variable': variable(4.95, 10.6, 13.5) },
  }),
  sampleLender('thistlemoor-savings', 'Thistlemoor Savings', {
    every: refinancing(
      {
        product: 'Education Refinance',
        termsMonths: [120, 180],
        // This lender states little, and its rates are too old to rank, so that the pages have such offers to show.
        ...lowestRate('either', 750),
        isHigherWithoutCosigner: null,
        lateFeePercent: null,
        lateFeeCents: null,
        returnedPaymentFeeCents: null,
        cosignerReleaseAfterPayments: null,
        cosignerReleaseConditions: '',
        hardshipMonths: null,
        rateSeenDaysAgo: 44,
        rules: { minimumScore: null },
      },
      {},
    ),
    offers: { 'education-fixed': fixed(5.2, 10.1) },
  }),
]

/** Turns what a lender states into facts of a refinance loan: paid back at once, without rules about studies. */
function refinancing(said: Said, rules: Partial<RefinanceRules>): Said {
  return {
    ...repaying(['immediate']),
    graceMonths: 0,
    minimumCents: 500_000,
    maximumCents: 40_000_000,
    ...said,
    rules: {
      borrowers: null,
      citizenships: null,
      citizenshipsWithCosigner: [],
      degrees: null,
      schoolLevels: null,
      minimumEnrollment: null,
      ...said.rules,
      refinance: { ...noRules, ...rules },
    },
  }
}
