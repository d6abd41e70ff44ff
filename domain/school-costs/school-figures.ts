/** Every figure of a school that we show, with its unit. Federal files publish whole dollars and whole percentages. */
export const schoolFigures = {
  tuitionInDistrict: 'dollars',
  tuitionInState: 'dollars',
  tuitionOutOfState: 'dollars',
  books: 'dollars',
  housingOnCampus: 'dollars',
  otherOnCampus: 'dollars',
  housingOffCampus: 'dollars',
  otherOffCampus: 'dollars',
  otherWithFamily: 'dollars',
  netPrice: 'dollars',
  netPriceTo30: 'dollars',
  netPriceTo48: 'dollars',
  netPriceTo75: 'dollars',
  netPriceTo110: 'dollars',
  netPriceOver110: 'dollars',
  pellShare: 'percent',
  loanShare: 'percent',
  grantShare: 'percent',
  averageGrant: 'dollars',
  averageSchoolGrant: 'dollars',
  averageLoan: 'dollars',
  completion: 'percent',
  retention: 'percent',
  medianDebt: 'dollars',
  earnings6: 'dollars',
  earnings10: 'dollars',
} as const satisfies Record<string, 'dollars' | 'percent'>

export type FigureName = keyof typeof schoolFigures

/** One published figure. */
export interface SchoolFigure {
  /** Whole dollars, or a percentage: `schoolFigures` says which. */
  value: number
  /** What it describes, as published: `2023-24`, `2023`, `release 2025-05-19`; '' where the file did not say. */
  period: string
  /** Who published it, such as "IPEDS student charges (NCES)". */
  source: string
}

/** What is published of one school. A figure that is not published is absent, never 0. */
export type SchoolCosts = Readonly<Partial<Record<FigureName, SchoolFigure>>>
