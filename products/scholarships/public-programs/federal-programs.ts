import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { fafsaDates } from '#domain/award-years/fafsa-dates.ts'
import type { PublicProgram } from '#domain/scholarships/public-program.ts'

const { pell } = awardYear202627
const awardYear = '2026-27'
const readOn = '2026-11-28'
const agency = 'US Department of Education'
const form = 'https://studentaid.gov/h/apply-for-aid/fafsa'

const firstStudy = ['high_school', 'community_college', 'undergraduate', 'trade'] as const
const deadline = {
  kind: 'received',
  on: fafsaDates['2026–27'].until,
  note: 'For 2026–27. The 2027–28 form is open until June 30, 2028; colleges and states ask for it earlier.',
} as const

/** What all federal aid asks for. */
const federalWho = {
  levels: firstStudy,
  enrollment: 'less_than_half',
  leastGpa: null,
  mostSai: null,
  citizenships: ['citizen', 'permanent_resident', 'eligible_noncitizen'],
  residentsOnly: false,
  schools: 'Colleges and career schools that take part in federal student aid',
} as const

const federalGrant = {
  agency,
  kind: 'grant',
  basis: ['need'],
  unknown: [],
  deadline,
  apply: 'fafsa',
  applyUrl: form,
  stacking: 'adds',
  status: 'open',
  statusNote: null,
} as const

const pellSource = {
  publisher: pell.source.publisher,
  url: pell.source.url,
  readOn: pell.source.checkedOn,
  stated: `GEN-26-01, award year ${awardYear202627.name}`,
}

/** The rule of May 19, 2026, on Workforce Pell and on aid that already covers all costs. */
const workforceRule = {
  publisher: `${agency}, 91 FR 29254`,
  url: 'https://thefederalregister.org/documents/2026-10013/accountability-in-higher-education-and-access-through-demand-driven-workforce-pell-pell-grant-exclusion-relating-to-othe',
  readOn,
  stated:
    'Published May 19, 2026; in effect from July 20, 2026, or from July 1 at colleges that chose to start then',
  secondHand: true,
} as const

/**
 * The federal grants. Yearly figures come from `domain/award-years`; what was read where is in docs/fact-checks.md.
 */
export const federalPrograms: readonly PublicProgram[] = [
  {
    ...federalGrant,
    id: 'us-pell-grant',
    name: 'Federal Pell Grant',
    about:
      'The main federal grant for a first degree or certificate, based on family income and size. You don’t repay it.',
    amount: {
      awardYear,
      lowCents: pell.minimumCents,
      highCents: pell.maximumCents,
      note: 'For a full-time year; less for fewer classes.',
    },
    who: {
      ...federalWho,
      // An index of this value or more gets none.
      mostSai: pell.noneFromStudentAidIndex - 1,
      other: [
        'No bachelor’s degree yet',
        'No more than 12 semesters of Pell Grants in all',
        'Nonfederal grants don’t already cover the full cost of attendance',
      ],
    },
    source: pellSource,
  },
  {
    ...federalGrant,
    id: 'us-fseog',
    name: 'Federal Supplemental Educational Opportunity Grant (FSEOG)',
    about: 'Extra money from the college’s share of a federal fund, for the students with the most need.',
    amount: {
      awardYear: null,
      lowCents: 10_000,
      highCents: 400_000,
      note: 'Your college decides how much. Up to $4,400 for study abroad.',
    },
    who: {
      ...federalWho,
      enrollment: null,
      schools: 'Participating colleges; ask the aid office',
      other: ['Exceptional need: Pell Grant students with the lowest Student Aid Index come first'],
    },
    unknown: ['enrollment'],
    deadline: {
      kind: 'funds',
      on: null,
      note: 'Each college has its own deadline and limited funds.',
    },
    statusNote: 'Congress kept its funding level for 2026–27 (NAICU, January 23, 2026).',
    source: {
      publisher: `${agency}, 34 CFR 676.20`,
      url: 'https://www.customsmobile.com/regulations/title34_chapterVI_part676_section676.20',
      readOn,
      stated: 'Regulations as of May 29, 2024',
      secondHand: true,
    },
  },
  {
    ...federalGrant,
    id: 'us-workforce-pell',
    name: 'Workforce Pell Grant',
    about: 'A Pell Grant for approved job training of at least 8 but less than 15 weeks, new in July 2026.',
    amount: {
      awardYear,
      lowCents: null,
      highCents: null,
      note: 'Part of a year’s Pell Grant, based on program length; the source we read states no amount.',
    },
    who: {
      ...federalWho,
      enrollment: null,
      schools: 'Programs of 150 to 599 clock hours that the state’s governor and the Department approved',
      other: [
        'Financial need, as with other Pell Grants',
        'No other Pell Grant for the same period',
        'A bachelor’s degree may not rule you out: ask the school, because summaries of the rule differ',
      ],
    },
    unknown: ['amount', 'mostSai', 'enrollment'],
    source: workforceRule,
  },
  {
    ...federalGrant,
    id: 'us-teach-grant',
    name: 'TEACH Grant',
    about: 'For future teachers who agree to teach a high-need subject at a low-income school.',
    kind: 'service',
    basis: ['merit', 'service'],
    amount: {
      awardYear: '2025-26',
      lowCents: null,
      highCents: 377_200,
      note: 'If first disbursed between October 1, 2025, and September 30, 2026: $4,000 less 5.7 percent. We found no figure for later payments.',
    },
    who: {
      ...federalWho,
      levels: ['high_school', 'community_college', 'undergraduate', 'graduate'],
      schools: 'Teaching programs at participating colleges',
      other: [
        'A GPA of at least 3.25, or a score above the 75th percentile on part of an admissions test',
        'Teach full time for four years within eight years of leaving the program; otherwise it becomes a loan, with interest from the day it was disbursed',
        'Counseling and a signed agreement each year',
      ],
    },
    apply: 'fafsa_and_form',
    applyUrl: 'https://studentaid.gov/teach-grant-program',
    source: {
      publisher: 'JHSG, on Federal Student Aid announcement GENERAL-25-20',
      url: 'https://www.jhsgllc.com/compliance-corner/fy-26-sequester-required-changes-to-title-iv-programs-what-institutions-need-to-know',
      readOn,
      stated: 'Fiscal year 2026, announced May 5, 2025',
      secondHand: true,
    },
  },
  {
    ...federalGrant,
    id: 'us-pell-line-of-duty',
    name: 'Pell Grant if a parent died in the line of duty',
    about:
      'The maximum Pell Grant, regardless of the Student Aid Index, after a parent or guardian died in the line of duty.',
    basis: ['group'],
    amount: {
      awardYear,
      lowCents: pell.maximumCents,
      highCents: pell.maximumCents,
      note: 'For a full-time year; less for fewer classes.',
    },
    who: {
      ...federalWho,
      other: [
        'A parent or guardian died in the line of duty: on active duty in the US armed forces on or after September 11, 2001, or as a public safety officer',
        'Younger than 33 on the January 1 before the award year',
      ],
    },
    source: {
      publisher: 'Hampton University, Office of Financial Aid',
      url: 'https://home.hamptonu.edu/financialaid/iran-and-afghanistan-service-grant',
      readOn,
      stated: 'Starting with award year 2024–25',
    },
  },
  {
    ...federalGrant,
    id: 'us-iraq-afghanistan-service-grant',
    name: 'Iraq and Afghanistan Service Grant',
    about: 'For students whose parent died after military service in Iraq or Afghanistan. No longer awarded.',
    basis: ['group'],
    amount: { awardYear: '2023-24', lowCents: null, highCents: null, note: null },
    who: { ...federalWho, other: [] },
    unknown: ['amount'],
    deadline: { kind: 'unknown', on: null, note: null },
    status: 'closed',
    statusNote:
      'Ended after 2023–24. Since 2024–25, the Pell Grant’s rule for a parent who died in the line of duty has taken its place; those who had it in 2023–24 may still get the maximum Pell Grant.',
    source: {
      publisher: `${agency}, Federal Student Aid`,
      url: 'https://fsapartners.ed.gov/knowledge-center/library/electronic-announcements/2024-03-15/pact-act-impacts-iraq-and-afghanistan-service-grants-iasg-eligibility-and-processing-2023-24-award-year-updated-pell-grant-eligibility-dependents-certain-deceased-servicemembers-and-public',
      readOn,
      stated: 'March 15, 2024',
    },
  },
]
