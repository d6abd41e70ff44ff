import type { Source } from './source.ts'

const checkedOn = '2026-11-23'

/** Where we read about help other than federal loans. None of these is an amount or a promise. */
export const otherAid = {
  /**
   * Some states give aid to residents without an eligible status, and states have been changing these rules since 2025:
   * so no page names which states do.
   */
  stateAid: {
    publisher: 'Presidents’ Alliance on Higher Education and Immigration',
    title: 'Higher Ed Immigration Portal, Portal to the States',
    url: 'https://www.higheredimmigrationportal.org/states/',
    checkedOn,
    readIn: 'higheredimmigrationportal.org; Education Week, February 26, 2025, on changes that followed',
  },
  /** A school may issue Form I-20 only to a student who shows money for a year, or for the program if shorter. */
  studentVisa: {
    publisher: 'US Department of Homeland Security',
    title: 'Study in the States: proof of financial support needed to issue Form I-20',
    url: 'https://studyinthestates.dhs.gov/2016/12/reminder-proof-financial-support-needed-issue-form-i-20',
    checkedOn,
    readIn: 'studyinthestates.dhs.gov, a page dated December 13, 2016; catalog.sofia.edu agrees',
  },
  /** Typically no interest, but a fee to enroll, and fees when a payment is late. */
  paymentPlan: {
    publisher: 'Consumer Financial Protection Bureau',
    title: 'Tuition payment plans in higher education',
    url: 'https://www.consumerfinance.gov/data-research/research-reports/tuition-payment-plans-in-higher-education/',
    checkedOn,
    readIn: 'consumerfinance.gov, the summary of the September 2023 report',
  },
  /** When a family’s circumstances change, an aid office may adjust what the FAFSA counts with. */
  aidReview: {
    publisher: 'Louisiana State University Shreveport',
    title: 'Unusual circumstance request (professional judgment)',
    url: 'https://www.lsus.edu/costs-and-aid/unusual-circumstance-request',
    checkedOn,
    readIn: 'lsus.edu; students-residents.aamc.org and ut.edu agree',
  },
} as const satisfies Record<string, Source>
