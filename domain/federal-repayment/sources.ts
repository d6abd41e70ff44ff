// cspell:ignore lincolne nextfin
import type { Source } from '#domain/award-years/source.ts'

const checkedOn = '2026-11-23'
const department = { publisher: 'US Department of Education', checkedOn } as const
const congress = { publisher: 'US Congress', checkedOn } as const

/** The Department's rule and two public readings of it, paragraph by paragraph. */
const readings =
  'its first page at govinfo.gov; the paragraphs in a public record that quotes them (August 15, 2026) and in two public calculation contracts (August 7 and 27, 2026)'

/** The law of federal repayment as of July 1, 2026, and where we read it. */
export const repaymentSources = {
  statute: {
    ...congress,
    title: '20 USC 1087e(d) and (q), repayment plans and the Repayment Assistance Plan',
    url: 'https://www.law.cornell.edu/uscode/text/20/1087e',
    readIn: 'govregs.com (subsection (d)); discuss.repealobbba.org, the text of P.L. 119-21, section 82001',
  },
  ibr: {
    ...congress,
    title: '20 USC 1098e, income-based repayment',
    url: 'https://www.law.cornell.edu/uscode/text/20/1098e',
    readIn: 'a copy of uscode.house.gov as of August 14, 2025; policyrisk.com, a summary of the section',
  },
  regulation: {
    ...department,
    title: '91 FR 23768, final rule on federal student loans (34 CFR 685.208, 685.209, 685.219)',
    url: 'https://www.govinfo.gov/content/pkg/FR-2026-05-01/html/2026-08556.htm',
    readIn: readings,
  },
  consolidationTerms: {
    ...department,
    title: '34 CFR 685.208, periods of consolidation loans in the Standard and Graduated plans',
    url: 'https://www.ecfr.gov/current/title-34/section-685.208',
    readIn: 'the Department’s text for applicants, in a public copy of the consolidation form',
  },
  poverty: {
    publisher: 'US Department of Health and Human Services',
    checkedOn,
    title: '91 FR 1797, poverty guidelines of 2026',
    url: 'https://www.govinfo.gov/content/pkg/FR-2026-01-15/html/2026-00755.htm',
    readIn:
      'its first page at govinfo.gov; the amounts in two public records that read the department’s table',
  },
  icrFactors: {
    ...department,
    title: 'Federal Register document 2026-11540, ICR income percentage factors from July 1, 2026',
    url: 'https://www.govinfo.gov/content/pkg/FR-2026-06-09/pdf/2026-11540.pdf',
    readIn: 'a public copy of both columns, with the notice’s examples (August 27, 2026)',
  },
  save: {
    ...department,
    title: 'Statement of March 27, 2026, for borrowers in SAVE',
    url: 'https://studentaid.gov/announcements-events/big-updates',
    readIn:
      'themoneyoverview.com; boursel.com; a mirror of CBS News; that SAVE has ended: a public record of studentaid.gov',
  },
  autopay: {
    ...department,
    title: 'Announcement of June 18, 2026: one point less interest with automatic payments',
    url: 'https://www.ed.gov/about/news/press-release/us-department-of-education-announces-student-loan-interest-rate-reduction',
    readIn: 'lincolne.news (Nebraska Examiner); wirenorth.com; nextfin.ai',
  },
  tax: {
    ...congress,
    title: '26 USC 108(f), student loans that are forgiven',
    url: 'https://www.law.cornell.edu/uscode/text/26/108',
    readIn:
      'a public record of the 2024 edition and of IRS Topic 431; two public guides on the change by P.L. 119-21, section 70119',
  },
  parentPlus: {
    ...department,
    title: 'Questions and answers on income-driven plans',
    url: 'https://studentaid.gov/articles/faqs-idr-plan/',
    readIn:
      'a public record of the page (August 27, 2026); seconded by design notes of The Institute of Student Loan Advisors for its calculator, and by tateesq.com (July 1, 2026)',
  },
} as const satisfies Record<string, Source>
