import type { BrowserContext } from 'playwright-core'
import type { QuestionSlug } from '#products/student-loans/situation/questions.ts'

/** The form data that a student with a cosigner sends for each question; the own income is then not asked for. */
const forms: Record<Exclude<QuestionSlug, 'income'>, Record<string, string>> = {
  who: { who: 'student' },
  school: { school: '00131500' },
  degree: { degree: 'bachelors-second' },
  graduation: { 'graduation-month': '05', 'graduation-year': 'unknown' },
  enrollment: { enrollment: 'full_time' },
  amount: { amount: '12,345' },
  cosigner: { cosigner: 'yes-760_850' },
  credit: { credit: 'none' },
  'cosigner-income': { cosignerIncome: '75k_100k' },
  state: { state: 'CA' },
  citizenship: { citizenship: 'citizen' },
  dependency: { dependency: 'dependent' },
  exception: { exception: 'no' },
  program: { program: 'nursing' },
  federal: { federalThisYear: '0', federalInAll: '0' },
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
    if (answer.status() !== 303) throw new Error(`answering ${slug} responded with ${answer.status()}`)
  }
}
