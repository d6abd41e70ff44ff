import type { Source } from '#domain/award-years/source.ts'

const checkedOn = '2026-11-23'
const bureau = { publisher: 'Consumer Financial Protection Bureau', checkedOn } as const
const address = (section: string) =>
  `https://www.consumerfinance.gov/rules-policy/regulations/1026/${section}/`

/** Federal law on credit cards, all of it Regulation Z (12 CFR 1026), and where each part was read. */
export const cardLaw = {
  /**
   * 12 CFR 1026.51: nobody gets a card without means to make the least payments. From this age, money counts that the
   * applicant can reasonably expect to use, such as a partner's; below it, only their own, or a cosigner of at least
   * this age who has the means.
   */
  ownIncome: {
    belowAge: 21,
    source: {
      ...bureau,
      title: '12 CFR 1026.51, ability to pay',
      url: address('51'),
      readIn: 'consumerfinance.gov (version dated February 17, 2021), and a copy at bankersonline.com',
    },
  },
  /** 12 CFR 1026.57(c): no gift for applying on or near a campus, which comment 57(c)-3 takes as this far, or at its events. */
  campusGifts: {
    nearFeet: 1_000,
    source: {
      ...bureau,
      title: '12 CFR 1026.57(c), prohibited inducements to college students',
      url: address('57'),
      readIn: 'a copy at frrsdigital.com; the distance in a Holland & Knight notice dated March 24, 2010',
    },
  },
  /** 12 CFR 1026.60: the table of rates and fees that comes with every application. */
  table: {
    source: {
      ...bureau,
      title: '12 CFR 1026.60, credit and charge card applications and solicitations',
      url: address('60'),
      readIn: 'copies at frrsdigital.com and bankersonline.com',
    },
  },
  /** 12 CFR 1026.5(b)(2)(ii): days between statement and due date, and of a grace period if there is one. */
  statement: {
    minDays: 21,
    source: {
      ...bureau,
      title: '12 CFR 1026.5(b)(2)(ii), timing of periodic statements',
      url: address('5'),
      readIn: 'public records that cite the paragraph; we could not access the paragraph itself',
    },
  },
  /** Comment 54(a)(1)-1: no law requires a grace period. */
  noRightToGrace: {
    source: {
      ...bureau,
      title: 'Comment on 12 CFR 1026.54(a)(1), eligibility for a grace period',
      url: address('54'),
      readIn: 'library.nclc.org, which reprints the comment',
    },
  },
  /** 12 CFR 1026.54: who loses the grace period owes nothing for days before the last cycle, nor on what was paid in time. */
  doubleCycle: {
    source: {
      ...bureau,
      title: '12 CFR 1026.54, limitations on the imposition of finance charges',
      url: address('54'),
      readIn: 'a copy of the regulation dated October 22, 2024, at customsmobile.com',
    },
  },
  /** 12 CFR 1026.53: what is paid above the least payment goes to the balance with the highest APR first. */
  allocation: {
    source: {
      ...bureau,
      title: '12 CFR 1026.53, allocation of payments',
      url: address('53'),
      readIn: 'a copy at frrsdigital.com',
    },
  },
  /** 12 CFR 1026.7(b)(12) and Appendix M1: each statement says how long least payments take, and what these months would. */
  minimumWarning: {
    months: 36,
    source: {
      ...bureau,
      title: '12 CFR 1026, Appendices M1 and M2, repayment disclosures',
      url: address('m1'),
      readIn: 'Appendix M2 at consumerfinance.gov; M1’s assumptions, from a public calculator that cites it',
    },
  },
  /**
   * 12 CFR 1026.52(b)(1)(ii): late fees that need no reckoning of costs, for a first and for a repeated late payment. A
   * court set aside the rule of 2024 that named $8. Before that rule they were $30 and $41; the rule's own text also
   * has $32 and $43, which some read as in force.
   */
  lateFee: {
    firstCents: 3_000,
    repeatedCents: 4_100,
    alsoReadFirstCents: 3_200,
    alsoReadRepeatedCents: 4_300,
    setAsideOn: '2025-04-15',
    setAsideCents: 800,
    source: {
      ...bureau,
      title: '12 CFR 1026.52(b), limitations on penalty fees',
      url: address('52'),
      readIn:
        'natlawreview.com and jdsupra.com on the judgment of April 15, 2025; $30 and $41 at huschblackwell.com; $32 and $43 at thewbkfirm.com and in a public record of September 3, 2026',
    },
  },
  /** 12 CFR 1026.52(a): the fees of the first year, late fees aside, as a share of the credit limit. */
  firstYearFees: {
    maxPercentOfLimit: 25,
    source: {
      ...bureau,
      title: '12 CFR 1026.52(a), limitations during the first year',
      url: address('52'),
      readIn: 'consumerfinance.gov, with its comment',
    },
  },
  /** 12 CFR 1026.55(b)(4): how late a least payment must be before a penalty APR may reach what is owed already. */
  penaltyRate: {
    afterDays: 60,
    source: {
      ...bureau,
      title: '12 CFR 1026.55, limitations on increasing rates and fees',
      url: address('55'),
      readIn: 'library.nclc.org, on the 60-day exception; the section at bankersonline.com',
    },
  },
  /** 12 CFR 1026.55(b)(1): a promotional rate lasts at least this long. */
  promotion: {
    minMonths: 6,
    source: {
      ...bureau,
      title: '12 CFR 1026.55(b)(1), temporary rates',
      url: address('55'),
      readIn: 'the same paragraph of 12 CFR 226.55, at frrsdigital.com',
    },
  },
} as const satisfies Record<string, { source: Source; [figure: string]: unknown }>
