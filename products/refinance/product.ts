import type { Product } from '#products/product.ts'
import { applicationRecords } from './application/application-records.server.ts'
import { queueApplicationReminders } from './application/reminders.server.ts'
import { keepRefinanceDraft } from './situation/refinance-draft.server.ts'

/** Its offers are in the files of lenders, which student loans load. */
export const refinance: Product = {
  category: 'refinance-student-loans',
  keepDraft: keepRefinanceDraft,
  records: [applicationRecords],
  dailyEmails: [queueApplicationReminders],
}
