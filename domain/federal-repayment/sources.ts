// cspell:ignore beaconcollege capphysicians laroche lincolne speedwayscene
import type { Source } from '#domain/award-years/source.ts'

const checkedOn = '2026-11-24'
const dayBefore = '2026-11-23'
const department = { publisher: 'US Department of Education', checkedOn } as const
const congress = { publisher: 'US Congress', checkedOn } as const

const copyOfTheCode = 'a copy of the US Code in a public repository'
const copyOfTheRules = 'a copy of the eCFR in a public repository'

/** The law of federal repayment as of July 1, 2026, and where we read it. */
export const repaymentSources = {
  statute: {
    ...congress,
    checkedOn: dayBefore,
    title: '20 USC 1087e(d) and (q), repayment plans and the Repayment Assistance Plan',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087e',
    readIn:
      'govregs.com (subsection (d)); the aid offices of the University of Puget Sound (pugetsound.edu) and California Baptist University (insidecbu.calbaptist.edu)',
  },
  ibr: {
    ...congress,
    title: '20 USC 1098e, income-based repayment',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1098e',
    readIn: `a copy of uscode.house.gov as of August 14, 2025 (subsection (a), read the day before); ${copyOfTheCode} (subsection (b))`,
  },
  regulation: {
    ...department,
    title: '91 FR 23768, final rule on federal student loans (34 CFR 685.208, 685.209, 685.219)',
    url: 'https://www.govinfo.gov/content/pkg/FR-2026-05-01/html/2026-08556.htm',
    readIn:
      'its first page at govinfo.gov; the paragraphs in a public record that quotes them (August 15, 2026); the aid offices of James Madison University (jmu.edu) and Beacon College (beaconcollege.edu)',
  },
  consolidationTerms: {
    ...department,
    checkedOn: dayBefore,
    title: '34 CFR 685.208, repayment periods of consolidation loans in the Standard and Graduated plans',
    url: 'https://www.ecfr.gov/current/title-34/section-685.208',
    readIn: 'the Department’s text for applicants, in a public copy of the consolidation form',
  },
  icrFactors: {
    ...department,
    checkedOn: dayBefore,
    title: 'Federal Register document 2026-11540, ICR income percentage factors effective July 1, 2026',
    url: 'https://www.govinfo.gov/content/pkg/FR-2026-06-09/pdf/2026-11540.pdf',
    readIn: 'a public copy of both columns, with the notice’s examples (August 27, 2026)',
  },
  save: {
    ...department,
    title: 'Statement of March 27, 2026, for borrowers in SAVE',
    url: 'https://studentaid.gov/announcements-events/big-updates',
    readIn:
      'CBS News, which quotes it, in a mirror; a public record of studentaid.gov (that SAVE has ended); speedwayscene.com (the plan borrowers are moved to)',
  },
  autopay: {
    ...department,
    checkedOn: dayBefore,
    title: 'Announcement of June 18, 2026: interest rate cut by one percentage point for autopay',
    url: 'https://www.ed.gov/about/news/press-release/us-department-of-education-announces-student-loan-interest-rate-reduction',
    readIn: 'Nebraska Examiner, in copies at lincolne.news and wirenorth.com',
  },
  tax: {
    ...congress,
    checkedOn: dayBefore,
    title: '26 USC 108(f), student loans that are forgiven',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section108',
    readIn:
      'a public record of the 2024 edition and of IRS Topic 431; two public guides on the change by P.L. 119-21, section 70119',
  },
  parentPlus: {
    ...department,
    checkedOn: dayBefore,
    title: 'Questions and answers on income-driven plans',
    url: 'https://studentaid.gov/articles/faqs-idr-plan/',
    readIn:
      'a public record of the page (August 27, 2026); design notes of The Institute of Student Loan Advisors for its calculator',
  },
  parentBridge: {
    ...department,
    title: 'Form 1845-0102, request for an income-driven plan: from ICR to IBR',
    url: 'https://studentaid.gov/idr/',
    readIn: 'the Department’s notice of changes to the form (December 2025), at omb.report',
  },
  rapForParents: {
    ...department,
    title: '34 CFR 685.209(b)(6)(ii), consolidation loans that RAP leaves out',
    url: 'https://www.ecfr.gov/current/title-34/section-685.209',
    readIn:
      'not the rule itself; two public records that quote it (August 7 and 15, 2026), checked against the Department’s questions and answers',
  },
  enrollment: {
    ...department,
    title: '90 FR 3695, last date to enroll in PAYE and ICR',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-01-15/html/2025-00724.htm',
    readIn:
      'its first page at govinfo.gov; on the later rule, La Roche University (laroche.edu) and a public record of 34 CFR 685.209(c) in the eCFR of August 31, 2026',
  },
  publicService: {
    ...congress,
    title: '20 USC 1087e(m), with 34 CFR 685.219, public service: payments and employers',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087e',
    readIn: `${copyOfTheCode} (subsection (m)); ${copyOfTheRules} (full-time work); the Consumer Financial Protection Bureau on employers, as quoted by the Pace Law School library (library.blogs.law.pace.edu)`,
  },
  tieredService: {
    ...department,
    title: 'Public Service Loan Forgiveness, on the Tiered Standard plan',
    url: 'https://studentaid.gov/manage-loans/forgiveness-cancellation/public-service',
    readIn:
      'two public records of the page and of the rule, which say that it does not count; jmu.edu and beaconcollege.edu, which say that its 10-year tier does',
  },
  weightedCount: {
    ...department,
    title: '34 CFR 685.209(k) and 685.219, months that count after a consolidation',
    url: 'https://www.ecfr.gov/current/title-34/section-685.219',
    readIn: 'tateesq.com (June 23, 2024), which works through an example; Savi, at bysavi.zendesk.com',
  },
  pauses: {
    ...congress,
    title: 'P.L. 119-21, section 82002, deferment and forbearance (20 USC 1087e)',
    url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
    readIn: `edvisors.com; capphysicians.com; for what doesn’t change, 20 USC 1087e(f), in ${copyOfTheCode}`,
  },
} as const satisfies Record<string, Source>
