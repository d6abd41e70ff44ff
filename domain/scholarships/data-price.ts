import type { AskedData, Scholarship } from './scholarship.ts'

/** How much an applicant gives away, for a label and for filters. */
export type DataPrice = 'low' | 'medium' | 'high'

/** What can be misused, or what an application can do without. */
const risky: readonly AskedData[] = ['ssn', 'photo', 'social_media', 'family_income']

/**
 * Rates what an application costs in personal data. High: it asks for a Social Security number, or the
 * provider sells data. Medium: two risky items, the provider shares data, or does not say what it does.
 */
export function rateDataPrice({ asksFor, dataUse }: Pick<Scholarship, 'asksFor' | 'dataUse'>): DataPrice {
  if (dataUse === 'sells' || asksFor.includes('ssn')) return 'high'
  const count = asksFor.filter((item) => risky.includes(item)).length
  // What is not asked for cannot be passed on.
  return count >= 2 || (asksFor.length > 0 && dataUse !== 'keeps') ? 'medium' : 'low'
}
