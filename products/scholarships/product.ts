import { keepStudentDraft } from '#app/features/scholarships/questions/student-draft.server.ts'
import {
  queueDeadlineReminders,
  queueScholarshipAlerts,
} from '#app/features/scholarships/reminders/reminders.server.ts'
import { scholarshipList } from '#app/features/scholarships/scholarship-list.server.ts'
import { scholarshipSource } from '#app/features/search/scholarship-source.ts'
import type { Product } from '#products/product.ts'
import { scholarshipLoader } from '#sources/scholarships/scholarship-loader.ts'

export const scholarships: Product = {
  category: 'scholarships',
  keepDraft: keepStudentDraft,
  catalogLoader: scholarshipLoader,
  apiList: scholarshipList,
  searchSource: scholarshipSource,
  dailyEmails: [queueDeadlineReminders],
  mondayEmails: [queueScholarshipAlerts],
}
