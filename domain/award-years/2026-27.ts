export interface Source {
  publisher: string
  title: string
  url: string
  /** The day the figures were last compared with other publications of them, `YYYY-MM-DD`. */
  checkedOn: string
}

/**
 * Federal figures of the award year July 1, 2026 to June 30, 2027. A yearly limit is for Direct Subsidized and
 * Unsubsidized Loans together, in whole cents.
 */
export const awardYear202627 = {
  name: '2026–27',
  undergraduateYearlyLimits: {
    source: {
      publisher: 'US Department of Education',
      title: '34 CFR 685.203, loan limits',
      url: 'https://www.ecfr.gov/current/title-34/section-685.203',
      checkedOn: '2026-11-21',
    },
    dependent: { firstYearCents: 550_000, secondYearCents: 650_000, laterYearsCents: 750_000 },
    independent: { firstYearCents: 950_000, secondYearCents: 1_050_000, laterYearsCents: 1_250_000 },
  },
  /** For those who borrow as graduate students for the first time on or after July 1, 2026. */
  graduateYearlyLimits: {
    source: {
      publisher: 'US Congress',
      title: 'Public Law 119-21, section 81001',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
      checkedOn: '2026-11-21',
    },
    /** Master's degrees and doctorates. */
    graduateCents: 2_050_000,
    /** Law, medicine and other professional degrees. */
    professionalCents: 5_000_000,
  },
} as const satisfies Record<string, string | { source: Source; [limit: string]: unknown }>
