import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import type { FacetCounts, ScholarshipQuery } from '#domain/scholarships/scholarship-query.ts'

/**
 * All listed scholarships in memory. A change of topic 'scholarship' by any process makes it read them again;
 * pages that show scholarships are tagged with it.
 */
export interface ScholarshipCatalog {
  /**
   * Returns the same index until something changes or the day ends.
   * @param today 'YYYY-MM-DD', the day that the relative dates of samples are based on
   */
  on(today: string): Promise<ScholarshipIndex>
}

export interface ScholarshipIndex {
  readonly size: number
  /** Returns one page in a stable order, and how many there are in all. */
  find(query: ScholarshipQuery): { scholarships: Scholarship[]; total: number }
  /** Counts what `find` finds with the same question, whatever its page. */
  countFacets(query: Pick<ScholarshipQuery, 'filter' | 'words' | 'ids'>): FacetCounts
  byId(id: string): Scholarship | undefined
}
