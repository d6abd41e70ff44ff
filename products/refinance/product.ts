import { applicationRecords } from '#app/features/refinance/application/application-records.server.ts'
import { queueApplicationReminders } from '#app/features/refinance/application/reminders.server.ts'
import { keepRefinanceDraft } from '#app/features/refinance/situation/refinance-draft.server.ts'
import type { Product } from '#products/product.ts'

/** Its offers are in the files of lenders, which student loans load. */
export const refinance: Product = {
  category: 'refinance-student-loans',
  keepDraft: keepRefinanceDraft,
  records: [applicationRecords],
  dailyEmails: [queueApplicationReminders],
}
