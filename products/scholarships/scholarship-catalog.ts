import type { ScholarshipIndex } from '#domain/scholarships/scholarship-index/scholarship-index.ts'

/**
 * All listed scholarships in memory. A change of topic 'scholarship' by any process makes it read them again;
 * pages that show scholarships are tagged with it.
 */
export interface ScholarshipCatalog {
  /**
   * Returns the same index until something changes or the day ends.
   * @param today 'YYYY-MM-DD', the day that the days of samples are counted from
   */
  on(today: string): Promise<ScholarshipIndex>
}
