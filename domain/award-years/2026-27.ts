export interface Source {
  publisher: string
  title: string
  url: string
  /** The day the figures were last compared with other publications of them, `YYYY-MM-DD`. */
  checkedOn: string
}

/**
 * Federal figures of the award year July 1, 2026 to June 30, 2027.
 * A year's limit is for Direct Subsidized and Unsubsidized Loans together, in whole cents.
 */
export const awardYear202627 = {
  name: '2026–27',
  directLoanYearlyLimits: {
    source: {
      publisher: 'US Department of Education',
      title: '34 CFR 685.203, loan limits',
      url: 'https://www.ecfr.gov/current/title-34/section-685.203',
      checkedOn: '2026-11-21',
    },
    dependentUndergraduate: { firstYearCents: 550_000, secondYearCents: 650_000, laterYearsCents: 750_000 },
    independentUndergraduate: {
      firstYearCents: 950_000,
      secondYearCents: 1_050_000,
      laterYearsCents: 1_250_000,
    },
    /** Master's and doctoral students; students of a professional degree (law, medicine …) may borrow more. */
    graduateCents: 2_050_000,
    professionalCents: 5_000_000,
  },
} as const satisfies { name: string; directLoanYearlyLimits: { source: Source; [limit: string]: unknown } }
