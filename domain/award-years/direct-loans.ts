import type { Source } from './source.ts'

const checkedOn = '2026-11-21'
const studentAid = {
  publisher: 'US Department of Education',
  title: 'Interest rates and fees of Direct Loans',
  url: 'https://studentaid.gov/understand-aid/types/loans/interest-rates',
  checkedOn,
} as const
const recalled = {
  ...studentAid,
  evidence: 'recalled',
  readIn: 'the three rates differ as the law says',
} as const

function readIn(publication: string) {
  return { ...studentAid, evidence: 'confirmed', readIn: publication } as const
}

interface KnownRates {
  isKnown: true
  /** Direct Subsidized and Unsubsidized Loans of undergraduates, in percent. */
  undergraduatePercent: number
  /** Direct Unsubsidized Loans of graduate and professional students. */
  graduatePercent: number
  plusPercent: number
  source: Source
}

interface UnknownRates {
  isKnown: false
  source: Source
}

/** Fixed for the life of a loan first paid out from July 1 of the first year to June 30 of the second. */
export const directLoanRates = {
  '2013–14': known(3.86, 5.41, 6.41, readIn('rit.edu')),
  '2014–15': known(4.66, 6.21, 7.21, readIn('marshall.edu, blogs.oregonstate.edu')),
  '2015–16': known(4.29, 5.84, 6.84, recalled),
  '2016–17': known(3.76, 5.31, 6.31, readIn('talk.collegeconfidential.com; the PLUS rate by the law')),
  '2017–18': known(4.45, 6, 7, recalled),
  '2018–19': known(5.05, 6.6, 7.6, readIn('higheredexecutives.com')),
  '2019–20': known(4.53, 6.08, 7.08, readIn('unr.edu')),
  '2020–21': known(2.75, 4.3, 5.3, recalled),
  '2021–22': known(3.73, 5.28, 6.28, readIn('hivsti.com, a copy of the announcement')),
  '2022–23': known(4.99, 6.54, 7.54, recalled),
  '2023–24': known(5.5, 7.05, 8.05, readIn('sdsmt.edu; the PLUS rate by the law')),
  '2024–25': known(6.53, 8.08, 9.08, recalled),
  '2025–26': known(6.39, 7.94, 8.94, readIn('unmc.edu, iastate.edu')),
  '2026–27': {
    isKnown: false,
    source: {
      ...studentAid,
      evidence: 'recalled',
      readIn: 'no publication of these rates has been read yet',
    },
  },
} as const satisfies Record<string, KnownRates | UnknownRates>

/** Percentage points by which graduate and PLUS rates are above the undergraduate rate: 20 USC 1087e(b)(8). */
export const rateSteps = { graduatePoints: 1.55, plusPoints: 2.55 } as const

/** Taken off each payout, in percent of the loan, for loans first paid out from one day until before another. */
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
    source: readIn('unmc.edu, iastate.edu (to 2026-10-01); fordham.edu (to 2027-10-01)'),
  },
] as const satisfies readonly {
  from: string
  before: string
  directPercent: number
  plusPercent: number
  source: Source
}[]

function known(
  undergraduatePercent: number,
  graduatePercent: number,
  plusPercent: number,
  source: Source,
): KnownRates {
  return { isKnown: true, undergraduatePercent, graduatePercent, plusPercent, source }
}
