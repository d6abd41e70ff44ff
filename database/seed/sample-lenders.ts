import type { RateType } from '#database/schema.ts'
import type { RepaymentChoice } from '#domain/loans/cost-of-loan.ts'

interface SampleOffer {
  rateType: RateType
  termYears: 5 | 7 | 10 | 15 | 20
  lowestPercent: number
  highestPercent: number
}

export interface SampleLender {
  id: string
  name: string
  product: string
  offers: SampleOffer[]
  minimumDollars: number
  /** null: up to what the school says it costs. */
  maximumDollars: number | null
  /** Percentage points off for paying automatically; part of the lowest rate. */
  autopayDiscountPercent: number
  /** Who gets the lowest rate: completes the words "Lowest rate needs". */
  floorConditions: string
  repaymentOptions: RepaymentChoice[]
  rateSeenDaysAgo: number
}

const anyTime: RepaymentChoice[] = ['immediate', 'interest_only', 'flat', 'deferred']

/** Invented lenders with invented rates, for showing and testing the site. None of them is a real company. */
export const sampleLenders: SampleLender[] = [
  {
    id: 'quillmere-bank',
    name: 'Quillmere Bank',
    product: 'Campus Loan',
    offers: [fixed(10, 4.29, 14.99), fixed(15, 4.79, 15.49), variable(10, 5.04, 15.79)],
    minimumDollars: 1000,
    maximumDollars: null,
    autopayDiscountPercent: 0.25,
    floorConditions: 'a cosigner with a credit score of 780 or more, and autopay',
    repaymentOptions: anyTime,
    rateSeenDaysAgo: 4,
  },
  {
    id: 'northlight-student-bank',
    name: 'Northlight Student Bank',
    product: 'Student Loan',
    offers: [fixed(10, 4.86, 15.9), variable(10, 5.48, 16.22)],
    minimumDollars: 1000,
    maximumDollars: 200_000,
    autopayDiscountPercent: 0.25,
    floorConditions: 'a credit score of 760 or more, yours or a cosigner’s, and autopay',
    repaymentOptions: anyTime,
    rateSeenDaysAgo: 9,
  },
  {
    id: 'prairie-lantern-trust',
    name: 'Prairie Lantern Education Trust',
    product: 'Degree Loan',
    offers: [fixed(7, 5.31, 12.5), fixed(15, 5.95, 13.75)],
    minimumDollars: 2000,
    maximumDollars: 75_000,
    autopayDiscountPercent: 0,
    floorConditions: 'a cosigner who owns a home and has a credit score of 740 or more',
    repaymentOptions: ['immediate', 'interest_only', 'deferred'],
    rateSeenDaysAgo: 12,
  },
  {
    id: 'tidewren-loans',
    name: 'Tidewren Loans',
    product: 'Student Loan',
    offers: [variable(5, 4.62, 13.4)],
    minimumDollars: 1000,
    maximumDollars: 100_000,
    autopayDiscountPercent: 0.5,
    floorConditions: 'a cosigner with a credit score of 800 or more, and autopay',
    repaymentOptions: ['immediate', 'interest_only', 'flat'],
    rateSeenDaysAgo: 2,
  },
  {
    id: 'copperfinch-credit-union',
    name: 'Copperfinch Credit Union',
    product: 'Member Student Loan',
    offers: [fixed(5, 4.15, 10.75), fixed(10, 4.75, 11.25)],
    minimumDollars: 500,
    maximumDollars: 40_000,
    autopayDiscountPercent: 0.25,
    floorConditions:
      'two years of membership, a credit score of 720 or more, and autopay from an account here',
    repaymentOptions: ['immediate', 'interest_only', 'deferred'],
    rateSeenDaysAgo: 16,
  },
  {
    id: 'foxglove-campus-credit',
    name: 'Foxglove Campus Credit',
    product: 'Undergraduate and Graduate Loan',
    offers: [fixed(10, 6.49, 16.95), fixed(15, 6.99, 17.45), fixed(20, 7.35, 17.85)],
    minimumDollars: 1000,
    maximumDollars: null,
    autopayDiscountPercent: 0.25,
    floorConditions: 'a cosigner with a credit score of 750 or more, and autopay',
    repaymentOptions: anyTime,
    rateSeenDaysAgo: 1,
  },
  {
    id: 'alderquay-finance',
    name: 'Alderquay Finance',
    product: 'No-cosigner Loan',
    offers: [fixed(10, 8.94, 15.25)],
    minimumDollars: 2000,
    maximumDollars: 30_000,
    autopayDiscountPercent: 0.25,
    floorConditions: 'two years of study behind you, a 3.0 grade average, and autopay; no cosigner is taken',
    repaymentOptions: ['interest_only', 'flat', 'deferred'],
    rateSeenDaysAgo: 7,
  },
  {
    id: 'windrow-valley-credit-union',
    name: 'Windrow Valley Credit Union',
    product: 'Student Loan',
    offers: [fixed(10, 5.19, 11.99), variable(15, 5.85, 12.49)],
    minimumDollars: 1000,
    maximumDollars: 60_000,
    autopayDiscountPercent: 0.25,
    floorConditions: 'membership, a cosigner with a credit score of 730 or more, and autopay',
    repaymentOptions: ['immediate', 'interest_only', 'deferred'],
    rateSeenDaysAgo: 20,
  },
  {
    id: 'thistledown-education-loans',
    name: 'Thistledown Education Loans',
    product: 'Learner Loan',
    offers: [fixed(7, 5.6, 14.2), variable(7, 5.1, 14.65)],
    minimumDollars: 1500,
    maximumDollars: 120_000,
    autopayDiscountPercent: 0.25,
    floorConditions: 'a household income of $90,000 or more, a credit score of 760 or more, and autopay',
    repaymentOptions: ['immediate', 'interest_only', 'flat'],
    rateSeenDaysAgo: 5,
  },
  {
    id: 'oxbow-lantern-bank',
    name: 'Oxbow Lantern Bank',
    product: 'College Loan',
    offers: [fixed(5, 4.49, 14.1), fixed(10, 4.99, 14.6), fixed(20, 6.2, 15.7)],
    minimumDollars: 5000,
    maximumDollars: 250_000,
    autopayDiscountPercent: 0.25,
    floorConditions: 'a cosigner with a credit score of 780 or more, and autopay from an account here',
    repaymentOptions: anyTime,
    rateSeenDaysAgo: 11,
  },
  {
    id: 'pebblegate-student-loans',
    name: 'Pebblegate Student Loans',
    product: 'Pay-later Loan',
    offers: [fixed(10, 7.15, 16.4), fixed(15, 7.55, 16.9)],
    minimumDollars: 1000,
    maximumDollars: 80_000,
    autopayDiscountPercent: 0,
    floorConditions: 'a cosigner with a credit score of 720 or more',
    repaymentOptions: ['flat', 'deferred'],
    rateSeenDaysAgo: 14,
  },
  {
    id: 'summerfold-savings-bank',
    name: 'Summerfold Savings Bank',
    product: 'Hometown Student Loan',
    offers: [fixed(15, 5.75, 12.95)],
    minimumDollars: 12_000,
    maximumDollars: 150_000,
    autopayDiscountPercent: 0.25,
    floorConditions: 'a cosigner with a credit score of 740 or more and a savings account here, and autopay',
    repaymentOptions: ['immediate', 'interest_only', 'deferred'],
    rateSeenDaysAgo: 23,
  },
  {
    id: 'kestrelford-credit-union',
    name: 'Kestrelford Credit Union',
    product: 'First Loan',
    offers: [fixed(5, 5.25, 9.99), fixed(7, 5.75, 10.49)],
    minimumDollars: 500,
    maximumDollars: 8000,
    autopayDiscountPercent: 0,
    floorConditions: 'membership and a credit score of 700 or more, yours or a cosigner’s',
    repaymentOptions: ['immediate', 'interest_only'],
    rateSeenDaysAgo: 18,
  },
  {
    id: 'ravenwick-mutual',
    name: 'Ravenwick Mutual',
    product: 'Education Loan',
    offers: [fixed(10, 5.45, 13.2), variable(10, 5.95, 13.6)],
    minimumDollars: 1000,
    maximumDollars: 90_000,
    autopayDiscountPercent: 0.25,
    floorConditions: 'a cosigner with a credit score of 750 or more, and autopay',
    repaymentOptions: anyTime,
    rateSeenDaysAgo: 6,
  },
  {
    id: 'everfern-lending',
    name: 'Everfern Lending',
    product: 'Flat-payment Loan',
    offers: [fixed(10, 5.9, 14.85)],
    minimumDollars: 1000,
    maximumDollars: 100_000,
    autopayDiscountPercent: 0.25,
    floorConditions: 'a credit score of 740 or more, yours or a cosigner’s, and autopay',
    repaymentOptions: ['flat'],
    rateSeenDaysAgo: 3,
  },
  {
    id: 'marrowby-bank',
    name: 'Marrowby Bank',
    product: 'Student Loan',
    offers: [fixed(10, 5.05, 15.35), variable(20, 6.1, 16.6)],
    minimumDollars: 1000,
    maximumDollars: null,
    autopayDiscountPercent: 0.25,
    floorConditions: 'a cosigner with a credit score of 770 or more, and autopay',
    repaymentOptions: anyTime,
    rateSeenDaysAgo: 8,
  },
]

function fixed(
  termYears: SampleOffer['termYears'],
  lowestPercent: number,
  highestPercent: number,
): SampleOffer {
  return { rateType: 'fixed', termYears, lowestPercent, highestPercent }
}

function variable(
  termYears: SampleOffer['termYears'],
  lowestPercent: number,
  highestPercent: number,
): SampleOffer {
  return { rateType: 'variable', termYears, lowestPercent, highestPercent }
}
