import type { Source } from './source.ts'

const checkedOn = '2026-11-21'

/** The rule that implements Public Law 119-21 for loans made on or after July 1, 2026. */
const finalRule = {
  publisher: 'US Department of Education',
  title: '91 FR 23768, 34 CFR 685.200 to 685.203',
  url: 'https://www.federalregister.gov/documents/2026/05/01/2026-08556/reimagining-and-improving-student-education-federal-student-loan-program-final-regulations',
  checkedOn,
} as const

/**
 * Federal figures of the award year July 1, 2026 to June 30, 2027, in whole cents. A yearly limit covers
 * Direct Subsidized and Unsubsidized Loans together for a full-time student.
 */
export const awardYear202627 = {
  name: '2026–27',
  /**
   * Who may have federal loans: citizens, nationals, permanent residents, and noncitizens who are here for
   * other than a temporary purpose, such as refugees, people granted asylum and holders of a T visa. A parent
   * who takes a PLUS loan has to meet the same rule.
   */
  citizenship: {
    source: {
      publisher: 'US Department of Education',
      title: '34 CFR 668.33, citizenship and residency requirements',
      url: 'https://www.ecfr.gov/current/title-34/section-668.33',
      checkedOn: '2026-11-23',
      readIn:
        '20 USC 1091(a)(5) in a public copy of the US Code; letter GEN-23-04 at fsapartners.ed.gov; library.nclc.org, towson.edu, dallascollege.edu. The narrower list in the May 2025 House bill is not in any summary of Public Law 119-21 that we read (acenet.edu, ncan.org)',
    },
  },
  undergraduateYearlyLimits: {
    source: {
      publisher: 'US Department of Education',
      title: '34 CFR 685.203, loan limits',
      url: 'https://www.ecfr.gov/current/title-34/section-685.203',
      checkedOn,
      readIn: 'apus.edu (2026–27, unchanged), nbspo.com, and a published design that quotes 34 CFR 685.203',
    },
    dependent: { firstYearCents: 550_000, secondYearCents: 650_000, laterYearsCents: 750_000 },
    independent: { firstYearCents: 950_000, secondYearCents: 1_050_000, laterYearsCents: 1_250_000 },
    /** The part of each yearly limit that may be subsidized, for dependent and independent students. */
    subsidized: { firstYearCents: 350_000, secondYearCents: 450_000, laterYearsCents: 550_000 },
  },
  /**
   * A program that full-time students finish in one year stays at the first year's limit, and one of two
   * years at the second year's, however long a student takes. A student whose program requires an earlier
   * degree for admission has the limit of the third year.
   */
  programLength: {
    source: {
      publisher: 'US Department of Education',
      title: 'Federal Student Aid Handbook 2025-2026, volume 8, chapter 4',
      url: 'https://fsapartners.ed.gov/knowledge-center/fsa-handbook/2025-2026/vol8',
      checkedOn: '2026-11-22',
      readIn: 'a public copy of the handbook’s volume 8',
    },
    /** The last years whose limits the programs for a degree can reach; a certificate takes one or two. */
    lastYears: { certificate: ['first', 'second'], associates: ['second'] },
  },
  /** The most a student may owe at one time; repaid amounts can be borrowed again. */
  undergraduateAggregateLimits: {
    source: {
      publisher: 'US Department of Education',
      title: '34 CFR 685.203, aggregate limits',
      url: 'https://www.ecfr.gov/current/title-34/section-685.203',
      checkedOn,
      readIn: 'nbspo.com (dependent), and a published design that quotes 34 CFR 685.203 (both)',
    },
    dependentCents: 3_100_000,
    independentCents: 5_750_000,
  },
  /** For everyone outside the interim exception, even for those who borrowed for graduate study before. */
  graduateYearlyLimits: {
    source: {
      publisher: 'US Congress',
      title: 'Public Law 119-21, section 81001',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
      checkedOn,
      readIn: 'loyola.edu, lmu.edu, drake.edu, uvu.edu',
    },
    graduateCents: 2_050_000,
    /** In the programs of `professionalPrograms`. */
    professionalCents: 5_000_000,
  },
  /**
   * What graduate and professional students keep inside the interim exception, and without it had until June 30,
   * 2026. The total counts undergraduate loans, and no Graduate PLUS loans. Some health programs had more.
   */
  earlierGraduateLimits: {
    source: {
      ...finalRule,
      title: '34 CFR 685.203(b)(2)(iii), (c)(2)(v), and (e)(3)',
      url: 'https://www.ecfr.gov/current/title-34/section-685.203',
      checkedOn: '2026-11-24',
      readIn:
        'two public summaries that quote the eCFR and the final rule (July 12 and October 1, 2026); both give $224,000 for health professions, from the Department’s April 24, 2026, announcement',
    },
    yearlyCents: 2_050_000,
    aggregateCents: 13_850_000,
  },
  /**
   * Unsubsidized loans for graduate study, owed at one time. Undergraduate loans and Graduate PLUS loans do not
   * count; graduate and professional study share the larger limit.
   */
  graduateAggregateLimits: {
    source: {
      ...finalRule,
      readIn:
        'loyola.edu, lmu.edu, drake.edu, uvu.edu; a public summary dated July 12, 2026, that quotes 20 USC 1087e(a)(4)(B)',
    },
    graduateCents: 10_000_000,
    professionalCents: 20_000_000,
  },
  /**
   * For each dependent student, all parents together; the limits do not shrink below full time. The total
   * limit counts everything ever borrowed, repaid or not.
   */
  parentPlusLimits: {
    source: { ...finalRule, readIn: 'loyola.edu, lmu.edu, drake.edu' },
    yearlyCents: 2_000_000,
    aggregateCents: 6_500_000,
  },
  /** All federal loans a student ever borrows, repaid or not; PLUS loans taken as a parent do not count. */
  lifetimeLimit: {
    source: {
      ...finalRule,
      title: '34 CFR 685.203(j)(2), lifetime limit',
      url: 'https://www.ecfr.gov/current/title-34/section-685.203',
      checkedOn: '2026-11-22',
      readIn: 'uvu.edu, and a public summary dated October 1, 2026, that quotes the eCFR',
    },
    cents: 25_750_000,
  },
  /**
   * Below full time, the yearly limit shrinks in proportion, rounded to the nearest whole percent; below half
   * time there are no federal loans.
   */
  enrollment: {
    source: { ...finalRule, readIn: '20 USC 1087e(a)(7) as quoted in a published research note' },
    minPercent: 50,
  },
  /**
   * The limits of July 1, 2026 bind everyone except a student who was enrolled in the program on this day and
   * had a Direct Loan of any type made for it by then; for parents, a loan to the student or to the parent for that
   * program counts. Neither the yearly and total limits of graduate study and of parents nor the lifetime limit binds
   * such a student: 20 USC 1087e(a)(8). They may take Graduate PLUS loans, and their parents PLUS loans, up to the cost
   * of attendance minus other aid, for three academic years or the rest of the program, whichever is shorter;
   * withdrawing from the program ends that, and another major within the same degree does not.
   */
  interimException: {
    source: {
      ...finalRule,
      title: '34 CFR 685.102(b), 685.200(b)(2)(ii) and (b)(3), 685.203(f), (g), and (j)',
      url: 'https://www.ecfr.gov/current/title-34/section-685.200',
      checkedOn: '2026-11-24',
      readIn:
        'two public summaries, dated July 12 and October 1, 2026, that quote 20 USC 1087e(a)(8), the final rule, and the eCFR',
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
      readIn: 'collegeaidservices.net, January 30, 2026',
    },
    maximumCents: 739_500,
    minimumCents: 74_000,
    /** A Student Aid Index of this value or more gets no grant: twice the maximum grant, in dollars. */
    noneFromStudentAidIndex: 14_790,
  },
} as const satisfies Record<string, string | { source: Source; [figure: string]: unknown }>
