import type { BrowserContext } from 'playwright-core'
import type { QuestionSlug } from '#app/features/student-loans/situation/questions.ts'

/** The form data that a student with a cosigner sends for each question. */
const forms: Record<QuestionSlug, Record<string, string>> = {
  age: { age: 'adult' },
  borrower: { borrower: 'student' },
  school: { school: '00131500' },
  studies: {
    degree: 'bachelors',
    'graduation-month': '05',
    'graduation-year': 'unknown',
    enrollment: 'full_time',
  },
  amount: { amount: '12,345' },
  repayment: { repayment: 'deferred' },
  credit: { credit: 'none' },
  income: { income: 'none' },
  cosigner: { cosigner: 'yes' },
  'cosigner-finances': { cosignerCredit: '760_850', cosignerIncome: '75k_100k' },
  state: { state: 'CA' },
  citizenship: { citizenship: 'citizen' },
  federal: { studyYear: 'first', dependency: 'dependent', federalThisYear: '0', federalInAll: '0' },
}

/**
 * Answers all questions, or those before `until`, by requests with the visitor's cookies and without a page.
 */
export async function answerLoanQuestions(
  { request }: BrowserContext,
  { until }: { until?: QuestionSlug } = {},
) {
  for (const [slug, form] of Object.entries(forms)) {
    if (slug === until) return
    const answer = await request.post(`/student-loans/signup?question=${slug}`, { form, maxRedirects: 0 })
    if (answer.status() !== 303) throw new Error(`answering ${slug} answered ${answer.status()}`)
  }
}
