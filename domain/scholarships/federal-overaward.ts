import type { Source } from '#domain/award-years/source.ts'

const checkedOn = '2026-11-23'
const department = { publisher: 'US Department of Education', checkedOn } as const

/**
 * Federal rules on aid that exceeds what a student may have. A scholarship known to the school counts as aid
 * (20 USC 1087vv(j)); work-study, FSEOG, and subsidized loans may not exceed need together with all other aid
 * (34 CFR 673.5); unsubsidized loans may not exceed the cost minus other aid (20 USC 1078-8(c)). Private and
 * school money alone may exceed both, and a Pell Grant beside it stays.
 */
export const federalOveraward = {
  /** Over need by at most this much, a school need not take back work-study or FSEOG. Loans have no such room. */
  tolerance: {
    cents: 30_000,
    source: {
      ...department,
      title: '34 CFR 673.5(d), treatment of overawards',
      url: 'https://www.ecfr.gov/current/title-34/section-673.5',
      readIn: 'the section as amended by 71 FR 45696, at chanrobles.com; finaid.org on overaward regulations',
    },
  },
  scholarshipsCount: {
    source: {
      publisher: 'US Congress',
      title: '20 USC 1087vv(j), other financial assistance',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1087vv',
      checkedOn,
      readIn: 'a public copy of title 20 of the US Code',
    },
  },
  /** Grants from other sources that reach the whole cost of attendance end a Pell Grant for that time. */
  pellEnds: {
    source: {
      publisher: 'US Congress',
      title: 'Public Law 119-21, Pell Grants alongside grants from other sources',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
      checkedOn,
      readIn:
        'ncan.org, which quotes the Senate’s text; Cosumnes River College, federal updates (2026-11-22)',
    },
  },
  pellStays: {
    source: {
      ...department,
      title: 'Federal Student Aid Handbook, overawards and packaging',
      url: 'https://fsapartners.ed.gov/knowledge-center/fsa-handbook',
      readIn: 'studentaidrefdesk.org on overawards; finaid.org on outside scholarships',
      checkedOn: '2026-11-27',
    },
  },
} as const satisfies Record<string, { source: Source; [figure: string]: unknown }>
