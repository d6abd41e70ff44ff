import type { FigureName } from '#domain/school-costs/school-figures.ts'

/**
 * The publications that figures come from, each with the figures it states, in the order in which one is preferred: an
 * IPEDS survey itself before the College Scorecard, which repeats it. A file is stored as one or more of them.
 */
export const costSources = {
  ipeds_charges: {
    label: 'IPEDS student charges (NCES)',
    figures: [
      'tuitionInDistrict',
      'tuitionInState',
      'tuitionOutOfState',
      'books',
      'housingOnCampus',
      'otherOnCampus',
      'housingOffCampus',
      'otherOffCampus',
      'otherWithFamily',
    ],
  },
  ipeds_net_price: {
    label: 'IPEDS net price (NCES)',
    figures: ['netPrice', 'netPriceTo30', 'netPriceTo48', 'netPriceTo75', 'netPriceTo110', 'netPriceOver110'],
  },
  ipeds_shares: { label: 'IPEDS student financial aid (NCES)', figures: ['pellShare', 'loanShare'] },
  ipeds_grants: {
    label: 'IPEDS student financial aid (NCES)',
    figures: ['grantShare', 'averageGrant', 'averageSchoolGrant', 'averageLoan'],
  },
  ipeds_completion: { label: 'IPEDS graduation rates (NCES)', figures: ['completion'] },
  scorecard_costs: {
    label: 'College Scorecard (US Department of Education)',
    figures: [
      'tuitionInState',
      'tuitionOutOfState',
      'books',
      'housingOnCampus',
      'otherOnCampus',
      'housingOffCampus',
      'otherOffCampus',
      'otherWithFamily',
      'pellShare',
      'loanShare',
      'completion',
      'retention',
    ],
  },
  scorecard_net_price: {
    label: 'College Scorecard (US Department of Education)',
    figures: ['netPrice', 'netPriceTo30', 'netPriceTo48', 'netPriceTo75', 'netPriceTo110', 'netPriceOver110'],
  },
  scorecard_debt: {
    label: 'College Scorecard (US Department of Education)',
    figures: ['medianDebt'],
  },
  scorecard_earnings: {
    label: 'College Scorecard (US Department of Education)',
    figures: ['earnings6', 'earnings10'],
  },
} as const satisfies Record<string, { label: string; figures: readonly FigureName[] }>

export type CostSource = keyof typeof costSources

/** What one publication states of one school. */
export interface PublishedCosts {
  source: CostSource
  /** See `SchoolFigure`. */
  period: string
  figures: Partial<Record<FigureName, number>>
}
