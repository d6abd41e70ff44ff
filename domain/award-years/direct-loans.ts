import type { Source } from './source.ts'

const studentAid = {
  publisher: 'US Department of Education',
  title: 'Direct Loan interest rates and fees',
  url: 'https://studentaid.gov/understand-aid/types/loans/interest-rates',
  checkedOn: '2026-11-22',
} as const

function readIn(publication: string) {
  return { ...studentAid, readIn: publication } as const
}

interface Rates {
  /** Direct Subsidized and Unsubsidized Loans for undergraduates, in percent. */
  undergraduatePercent: number
  /** Direct Unsubsidized Loans for graduate and professional students. */
  graduatePercent: number
  plusPercent: number
  source: Source
}

/**
 * The rate is fixed for the life of a loan first disbursed between July 1 of the first year and June 30 of
 * the second.
 */
export const directLoanRates = {
  '2013–14': makeRates(3.86, 5.41, 6.41, readIn('rit.edu; lexology.com, on rates for 2017–18')),
  '2014–15': makeRates(4.66, 6.21, 7.21, readIn('marshall.edu; lexology.com, on rates for 2017–18')),
  '2015–16': makeRates(4.29, 5.84, 6.84, readIn('fsapartners.ed.gov, announcement of May 15, 2015')),
  '2016–17': makeRates(3.76, 5.31, 6.31, readIn('unr.edu')),
  '2017–18': makeRates(4.45, 6, 7, readIn('fsapartners.ed.gov, announcement of May 30, 2017; lexology.com')),
  '2018–19': makeRates(5.05, 6.6, 7.6, readIn('higheredexecutives.com')),
  '2019–20': makeRates(4.53, 6.08, 7.08, readIn('unr.edu')),
  '2020–21': makeRates(2.75, 4.3, 5.3, readIn('kentlaw.iit.edu (graduate and PLUS); ashland.edu')),
  '2021–22': makeRates(3.73, 5.28, 6.28, readIn('uca.edu')),
  '2022–23': makeRates(4.99, 6.54, 7.54, readIn('hamptonu.edu')),
  '2023–24': makeRates(5.5, 7.05, 8.05, readIn('hamptonu.edu')),
  '2024–25': makeRates(6.53, 8.08, 9.08, readIn('salliemae.com')),
  '2025–26': makeRates(6.39, 7.94, 8.94, readIn('unmc.edu, iastate.edu')),
  '2026–27': makeRates(6.52, 8.07, 9.07, {
    publisher: 'US Department of Education',
    title: '91 FR 57581, interest rates of fixed-rate federal student loans',
    url: 'https://www.federalregister.gov/documents/2026/09/10/2026-18493/annual-notice-of-interest-rates-for-fixed-rate-federal-student-loans-made-under-the-william-d-ford',
    checkedOn: '2026-11-22',
    readIn:
      'a public summary dated October 1, 2026, that quotes the notice (graduate and PLUS); the undergraduate rate is its 4.47% plus the 2.05 points of 20 USC 1087e(b)(8)',
  }),
} as const satisfies Record<string, Rates>

/** Percentage points that graduate and PLUS rates are above the undergraduate rate: 20 USC 1087e(b)(8). */
export const rateSteps = { graduatePoints: 1.55, plusPoints: 2.55 } as const

/**
 * Origination fees, deducted from each disbursement in percent of the loan. They apply to loans first
 * disbursed from one day until the day before another.
 */
export const directLoanFees = [
  {
    from: '2019-10-01',
    before: '2020-10-01',
    directPercent: 1.059,
    plusPercent: 4.236,
    source: readIn('iastate.edu, unr.edu'),
  },
  {
    from: '2020-10-01',
    before: '2027-10-01',
    directPercent: 1.057,
    plusPercent: 4.228,
    source: readIn('unmc.edu, iastate.edu (to October 1, 2026); fordham.edu (to October 1, 2027)'),
  },
] as const satisfies readonly {
  from: string
  before: string
  directPercent: number
  plusPercent: number
  source: Source
}[]

function makeRates(
  undergraduatePercent: number,
  graduatePercent: number,
  plusPercent: number,
  source: Source,
): Rates {
  return { undergraduatePercent, graduatePercent, plusPercent, source }
}
