import type { BrowserContext } from 'playwright-core'
import { addDays, formatDate, todayInNewYork } from '#domain/dates.ts'
import { allRefinanceForms } from '#products/refinance/situation/answers.fixture.ts'
import { refinanceFlows } from '#products/refinance/situation/flows.ts'
import { paths } from '#products/refinance/situation/paths.ts'
import { signIn } from '#testing/browser.ts'
import { answerLoanQuestions } from './loan-answers.ts'
import { saveScholarships, withEssays } from './saved-scholarships.ts'
import { answerStudentQuestions } from './student-answers.ts'

/** An invented refinance loan that a visitor follows. */
const followedOffer = 'brackenfell-bank-refinance-fixed'

/**
 * Gives a visitor something of every product: loan questions half answered, saved scholarships, and a refinance loan
 * that was approved ten days ago. Sends requests with the visitor's cookies and without a page.
 */
export async function fillDashboard(context: BrowserContext, { isSignedIn }: { isSignedIn: boolean }) {
  if (isSignedIn) await signIn(context)
  await answerLoanQuestions(context, { until: 'amount' })
  await answerStudentQuestions(context)
  await saveScholarships(context, [...withEssays, 'sharp-scissors-award'])
  const approvedOn = formatDate(addDays(todayInNewYork(new Date()), -10), 'MM/DD/YYYY')
  const posts: [string, Record<string, string>][] = [
    [`${refinanceFlows[0].path}?question=REFINANCE_GOAL`, allRefinanceForms.REFINANCE_GOAL],
    ['/interstitial?line=refinance-student-loans', { offer: followedOffer }],
    [paths.application, { offer: followedOffer, approvedOn, approvalDelivery: 'delivered', do: 'note' }],
  ]
  for (const [url, form] of posts) {
    const answer = await context.request.post(url, { form, maxRedirects: 0 })
    if (answer.status() >= 400) throw new Error(`${url} responded with ${answer.status()}`)
  }
}
