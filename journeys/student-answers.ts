import type { BrowserContext } from 'playwright-core'
import { anyoneFlow } from '#products/scholarships/questions/flows.ts'
import type { QuestionSlug } from '#products/scholarships/questions/questions.ts'
import { allStudentForms } from '#products/scholarships/questions/student-answers.fixture.ts'

/**
 * Answers all questions about a student, or those before `until`, by requests with the visitor's cookies and
 * without a page.
 */
export async function answerStudentQuestions(
  { request }: BrowserContext,
  { until }: { until?: QuestionSlug } = {},
) {
  for (const slug of anyoneFlow.order) {
    if (slug === until) return
    const answer = await request.post(`${anyoneFlow.path}?question=${slug}`, {
      data: allStudentForms[slug],
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      maxRedirects: 0,
    })
    if (answer.status() !== 303) throw new Error(`answering ${slug} responded with ${answer.status()}`)
  }
}
