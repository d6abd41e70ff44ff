import type { Source } from './source.ts'

const checkedOn = '2026-11-21'

/** The rule that carries out Public Law 119-21 for the loans of July 1, 2026 and later. */
const finalRule = {
  publisher: 'US Department of Education',
  title: '91 FR 23768, 34 CFR 685.200 to 685.203',
  url: 'https://www.federalregister.gov/documents/2026/05/01/2026-08556/reimagining-and-improving-student-education-federal-student-loan-program-final-regulations',
  checkedOn,
  evidence: 'confirmed',
} as const

/**
 * Federal figures of the award year July 1, 2026 to June 30, 2027, in whole cents. A yearly limit is for Direct Subsidized
 * and Unsubsidized Loans together, for a student enrolled full time.
 */
export const awardYear202627 = {
  name: '2026–27',
  undergraduateYearlyLimits: {
    source: {
      publisher: 'US Department of Education',
      title: '34 CFR 685.203, loan limits',
      url: 'https://www.ecfr.gov/current/title-34/section-685.203',
      checkedOn,
      evidence: 'confirmed',
      readIn: 'apus.edu (2026–27, unchanged), nbspo.com, and a published design that quotes 34 CFR 685.203',
    },
    dependent: { firstYearCents: 550_000, secondYearCents: 650_000, laterYearsCents: 750_000 },
    independent: { firstYearCents: 950_000, secondYearCents: 1_050_000, laterYearsCents: 1_250_000 },
    /** The part of each that may be subsidized, dependent or not. */
    subsidized: { firstYearCents: 350_000, secondYearCents: 450_000, laterYearsCents: 550_000 },
  },
  /** Owed at one time: what is repaid can be borrowed again. */
  undergraduateAggregateLimits: {
    source: {
      publisher: 'US Department of Education',
      title: '34 CFR 685.203, aggregate limits',
      url: 'https://www.ecfr.gov/current/title-34/section-685.203',
      checkedOn,
      evidence: 'confirmed',
      readIn: 'nbspo.com (dependent), and a published design that quotes 34 CFR 685.203 (both)',
    },
    dependentCents: 3_100_000,
    independentCents: 5_750_000,
  },
  /** For those who borrow as graduate students for the first time on or after July 1, 2026. */
  graduateYearlyLimits: {
    source: {
      publisher: 'US Congress',
      title: 'Public Law 119-21, section 81001',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
      checkedOn,
      evidence: 'confirmed',
      readIn: 'loyola.edu, lmu.edu, drake.edu, uvu.edu',
    },
    /** Master's degrees and doctorates. */
    graduateCents: 2_050_000,
    /** Law, medicine and other professional degrees. */
    professionalCents: 5_000_000,
  },
  /**
   * Unsubsidized loans for graduate study, owed at one time. Loans for undergraduate study do not count; graduate and
   * professional study share the larger one.
   */
  graduateAggregateLimits: {
    source: { ...finalRule, readIn: 'loyola.edu, lmu.edu, drake.edu, uvu.edu' },
    graduateCents: 10_000_000,
    professionalCents: 20_000_000,
  },
  /**
   * For each dependent student, all parents together; not reduced below full time. In all it counts what was ever borrowed,
   * repaid or not.
   */
  parentPlusLimits: {
    source: { ...finalRule, readIn: 'loyola.edu, lmu.edu, drake.edu' },
    yearlyCents: 2_000_000,
    inAllCents: 6_500_000,
  },
  /** Everything a student ever borrows in federal loans, repaid or not; PLUS loans taken as a parent do not count. */
  lifetimeLimit: {
    source: {
      ...finalRule,
      readIn: 'uvu.edu, and 34 CFR 685.203(j)(2) as quoted in a published research note',
    },
    cents: 25_750_000,
  },
  /**
   * Below full time a student's yearly limit shrinks in proportion, to the nearest whole percent; below half time there are
   * no federal loans.
   */
  enrollment: {
    source: { ...finalRule, readIn: '20 USC 1087e(a)(7) as quoted in a published research note' },
    leastPercent: 50,
  },
  /**
   * Who was enrolled on that day, with a Direct Loan already made for the program, keeps the limits of before, and may still
   * take a Graduate PLUS Loan, for three academic years or the rest of the program, whichever is shorter.
   */
  interimException: {
    source: {
      ...finalRule,
      readIn: '34 CFR 685.102 and 685.200(b)(2) as quoted in a published research note',
    },
    enrolledOn: '2026-06-30',
    atMostAcademicYears: 3,
  },
  pell: {
    source: {
      publisher: 'US Department of Education',
      title: 'Dear Colleague Letter GEN-26-01',
      url: 'https://fsapartners.ed.gov/knowledge-center/library/dear-colleague-letters',
      checkedOn,
      evidence: 'confirmed',
      readIn: 'collegeaidservices.net, 2026-01-30',
    },
    maximumCents: 739_500,
    minimumCents: 74_000,
    /** A Student Aid Index of this or more gets none: twice the maximum, in dollars. */
    noneFromStudentAidIndex: 14_790,
  },
} as const satisfies Record<string, string | { source: Source; [figure: string]: unknown }>
