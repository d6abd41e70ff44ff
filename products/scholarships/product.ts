import type { Product } from '#products/product.ts'
import { scholarshipLoader } from './catalog/scholarship-loader.ts'
import { keepStudentDraft } from './questions/student-draft.server.ts'
import { queueDeadlineReminders, queueScholarshipAlerts } from './reminders/reminders.server.ts'
import { scholarshipList } from './scholarship-list.server.ts'
import { scholarshipSource } from './search-source.ts'

export const scholarships: Product = {
  category: 'scholarships',
  keepDraft: keepStudentDraft,
  catalogLoader: scholarshipLoader,
  apiList: scholarshipList,
  searchSource: scholarshipSource,
  dailyEmails: [queueDeadlineReminders],
  mondayEmails: [queueScholarshipAlerts],
}
