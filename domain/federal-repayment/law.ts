import { repaymentSources as sources } from './sources.ts'

/** The day from which a new Direct Loan, or a new consolidation, leaves only RAP and Tiered Standard. */
export const newLaw = { day: '2026-07-01', source: sources.statute } as const

/**
 * The day from which, by an older rule, nobody new enters PAYE or ICR. The May 2026 rule, as read, keeps both to the
 * end below; whether both hold together could not be read.
 */
export const incomeContingentEntry = {
  month: '2027-07',
  day: '2027-07-01',
  source: sources.enrollment,
} as const

/** The month in which PAYE and ICR have ended: 34 CFR 685.209(c)(7). */
export const incomeContingentEnd = {
  month: '2028-07',
  day: '2028-07-01',
  source: sources.regulation,
} as const

/** The Repayment Assistance Plan: 34 CFR 685.209(b)(2), (f)(5), (g)(3), (h)(4) and (k)(7). */
export const rap = {
  minMonthlyCents: 1000,
  /** Up to and including this income the year costs `lowYearlyCents`. */
  lowIncomeCents: 1_000_000,
  lowYearlyCents: 12_000,
  /** Each further band is this wide, includes its upper end, and adds one percent of the whole income. */
  bandCents: 1_000_000,
  maxPercent: 10,
  perDependentCents: 5000,
  matchCents: 5000,
  payments: 360,
  source: sources.regulation,
} as const

/** The plans that measure income above the poverty guideline: 34 CFR 685.209(b)(4), (f)(2) to (4) and (k). */
export const discretionaryPlans = {
  ibr_new: { percent: 10, guidelinePercent: 150, payments: 240, source: sources.ibr },
  ibr_old: { percent: 15, guidelinePercent: 150, payments: 300, source: sources.ibr },
  paye: { percent: 10, guidelinePercent: 150, payments: 240, source: sources.regulation },
  icr: { percent: 20, guidelinePercent: 100, payments: 300, source: sources.regulation },
} as const

/** In IBR and PAYE, less than the first is not asked for, and less than the second is raised to it. */
export const smallPayments = { nothingBelowCents: 500, leastCents: 1000, source: sources.regulation } as const

/** Months in which IBR and PAYE charge no unpaid interest on subsidized loans: 20 USC 1098e(b)(3). */
export const subsidyMonths = { months: 36, source: sources.ibr } as const

/** ICR's other arm: fixed payments over 12 years, times a factor. */
export const icrMonths = { months: 144, source: sources.regulation } as const

/** Years of the Tiered Standard plan by all Direct Loans: 34 CFR 685.208(b)(8) and (c)(1). A bound is in the upper band. */
export const tieredBands = {
  bands: [
    { belowCents: 2_500_000, months: 120 },
    { belowCents: 5_000_000, months: 180 },
    { belowCents: 10_000_000, months: 240 },
    { belowCents: Number.POSITIVE_INFINITY, months: 300 },
  ],
  source: sources.regulation,
} as const

/** Years of consolidation loans made before July 1, 2026 in the Standard and Graduated plans, by all that is owed. */
export const consolidationBands = {
  bands: [
    { belowCents: 750_000, months: 120 },
    { belowCents: 1_000_000, months: 144 },
    { belowCents: 2_000_000, months: 180 },
    { belowCents: 4_000_000, months: 240 },
    { belowCents: 6_000_000, months: 300 },
    { belowCents: Number.POSITIVE_INFINITY, months: 360 },
  ],
  source: sources.consolidationTerms,
} as const

/** 34 CFR 685.208(b): the plans of loans made before July 1, 2026. */
export const fixedPlans = {
  standardMonths: 120,
  extendedMonths: 300,
  /** Extended repayment needs more than this. */
  extendedAboveCents: 3_000_000,
  minMonthlyCents: 5000,
  /** No payment of a graduated plan is more than this many times another. */
  graduatedTimes: 3,
  source: sources.regulation,
} as const

/** A payment in ICR, IBR, or PAYE in this time leaves IBR open to a consolidation that repaid Parent PLUS loans. */
export const parentBridge = { from: '2025-07-04', until: '2028-06-30', source: sources.ibr } as const

/**
 * Public Service Loan Forgiveness: 20 USC 1087e(m) and 34 CFR 685.219. Income-driven payments count, and any other that
 * is not less than the 10-year Standard amount; by the Department's words none in Tiered Standard.
 */
export const publicService = { payments: 120, weeklyHours: 30, source: sources.publicService } as const

/** What loans made from this day on still have of deferment and forbearance. */
export const pauseLimits = {
  loansFrom: '2027-07-01',
  forbearanceMonths: 9,
  withinMonths: 24,
  source: sources.pauses,
} as const

/** Days from the date of one's own notice to choose a plan after SAVE. */
export const saveNotice = { days: 90, source: sources.save } as const

/** The cut for automatic payments; whoever was not enrolled by the last day has the usual quarter point. */
export const autopayCut = {
  points: 1,
  standardPoints: 0.25,
  enrolledBy: '2026-09-30',
  until: '2028-06-30',
  disbursedFrom: '2012-07-01',
  source: sources.autopay,
} as const

/** What is forgiven after 2025 is income, but for public service, death and lasting disability. */
export const forgivenessTax = { taxedFrom: '2026-01-01', source: sources.tax } as const
