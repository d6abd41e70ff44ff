import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'

/** What a product line says of its page of own offers. */
export interface OwnOffersLine {
  category: 'student-loans' | 'refinance-student-loans'
  /** The title of the page. */
  title: string
  /** Whether its loans pay off others, so that nobody waits for school to end. */
  isRefinance: boolean
  paths: { offers: string; yours: string }
  breadcrumbs: readonly Breadcrumb[]
  /** Where federal loans stand against these offers. */
  federal: { text: string; link: string; to: string }
}
