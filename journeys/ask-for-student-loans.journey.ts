import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages as general } from '#app/features/questions/messages.ts'
import { messages } from '#app/features/student-loans/questions/questions-messages.ts'
import type { FlowName } from '#app/features/student-loans/situation/flows.ts'
import type { QuestionSlug } from '#app/features/student-loans/situation/questions.ts'
import { axeViolations, openSite, type Site, waitForHydration } from '#testing/browser.ts'
import { answerLoanQuestions } from './loan-answers.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const go = (page: Page) => page.getByRole('button', { name: general.continue, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const choose = (label: string) => (page: Page) => page.getByRole('radio', { name: label }).check()
const part = (page: Page, name: string) => page.getByRole('group', { name })

/** How a student whose parent cosigns answers each question. */
const answering: Record<QuestionSlug, (page: Page) => Promise<unknown>> = {
  age: choose('Yes'),
  borrower: choose('The student'),
  school: async (page) => {
    await page.getByRole('combobox').fill('UCLA')
    const isScripted = await page.evaluate(() => 'pageStore' in window).catch(() => false)
    if (isScripted) return page.getByRole('option').first().click()
    // Without script, the typed text leads to a list of schools on the next page.
    await go(page).click()
    await page.getByRole('radio', { name: 'University of California-Los Angeles' }).check()
  },
  studies: async (page) => {
    await part(page, messages.studies.degree).getByRole('radio', { name: 'Bachelor’s degree' }).check()
    await page.getByLabel(messages.studies.month).selectOption('May')
    await page.getByLabel(messages.studies.year).selectOption({ index: 3 })
    await part(page, messages.studies.enrollment).getByRole('radio', { name: 'Full time' }).check()
  },
  amount: (page) => page.getByLabel(messages.amount.label).fill('$12,345'),
  repayment: choose('Nothing until after school'),
  credit: choose('No score yet'),
  income: choose('Less than $25,000'),
  cosigner: choose('Yes'),
  'cosigner-finances': async (page) => {
    await part(page, messages.cosignerFinances.credit).getByRole('radio', { name: 'Excellent' }).check()
    await part(page, messages.cosignerFinances.income).getByRole('radio', { name: '$75,000' }).check()
  },
  state: (page) => page.getByLabel(general.state.label).selectOption('California'),
  citizenship: choose('US citizen'),
  federal: async (page) => {
    await part(page, messages.federal.studyYear).getByRole('radio', { name: 'First' }).check()
    await page.getByLabel(messages.federal.inAll).fill('0')
  },
}

/** Each of the two designs once. questions.behavior.test.ts covers all flows without a browser. */
const visits = [
  { flow: 'signup', javaScriptEnabled: true, script: 'with' },
  { flow: 'signup-a/student', javaScriptEnabled: false, script: 'without' },
] as const satisfies { flow: FlowName; javaScriptEnabled: boolean; script: string }[]

test.each(visits)(
  '/student-loans/$flow, $script script: every question, the check page, the offers',
  async ({ flow, javaScriptEnabled }) => {
    const { page, problems } = await site.visitor({
      javaScriptEnabled,
      width: javaScriptEnabled ? 1280 : 320,
    })
    const start = `/student-loans/${flow}`
    await page.goto(start)
    const titles = new Set<string>()
    for (let number = 1; ; number += 1) {
      if (javaScriptEnabled) await waitForHydration(page)
      const title = (await heading(page).textContent()) ?? ''
      if (title === general.check.title) break
      const slug = findSlug(title)
      // No two pages have the same title, and each shows its question number.
      expect(titles.has(title)).toBe(false)
      titles.add(title)
      await page.getByText(`Question ${number} of `).waitFor()
      await answering[slug](page)
      await Promise.all([page.waitForEvent('load'), go(page).first().click()])
    }
    expect(titles.size).toBe(flow.endsWith('/student') ? 12 : 13)
    expect(new URL(page.url()).search).toBe('?question=check')
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: messages.check.see }).click(),
    ])
    const address = new URL(page.url())
    expect(address.pathname).toBe('/student-loans/offers')
    expect(address.searchParams.get('amount')).toBe('12500')
    for (const name of ['age', 'school', 'citizenship', 'opeid'])
      expect(address.searchParams.has(name)).toBe(false)
    expect(await heading(page).textContent()).toContain('$12,345')
    expect(problems).toEqual([])
  },
)

test('by keyboard alone: arrow keys choose, Enter continues, and an answer changed on the check page returns there', async () => {
  const { page, context } = await site.visitor()
  await page.goto('/student-loans/signup')
  await page.getByRole('radio', { name: 'Yes' }).focus()
  await page.keyboard.press('Space')
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  expect(await heading(page).textContent()).toBe(messages.questions.borrower.question)

  await answerLoanQuestions(context)
  await page.goto('/student-loans/signup')
  const change = page.getByRole('link', { name: 'Change Credit score' })
  await change.focus()
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await page.getByRole('radio', { name: 'No score yet' }).focus()
  await page.keyboard.press('ArrowUp')
  expect(await page.getByRole('radio', { name: 'Poor' }).isChecked()).toBe(true)
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  expect(await heading(page).textContent()).toBe(general.check.title)
  expect(await page.getByText('Poor (300 to 579)', { exact: true }).count()).toBe(1)
})

test('Back, on the page and in the browser, keeps every answer', async () => {
  const { page, context } = await site.visitor({ width: 360 })
  await answerLoanQuestions(context, { until: 'credit' })
  await page.goto('/student-loans/signup')
  await page.getByRole('link', { name: general.back }).click()
  await page.getByRole('radio', { name: 'Nothing until after school' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Nothing until after school' }).isChecked()).toBe(true)
  await page.getByRole('link', { name: general.back }).click()
  await page.waitForURL('**question=amount')
  expect(await page.getByLabel(messages.amount.label).inputValue()).toBe('12,345')
  await page.goBack()
  expect(await heading(page).textContent()).toBe(messages.questions.repayment.question)
})

test('a mistake shows the same page with its value and focuses the error summary; once corrected, the form continues', async () => {
  const { page, context } = await site.visitor()
  await answerLoanQuestions(context, { until: 'amount' })
  await page.goto('/student-loans/signup')
  await page.getByLabel(messages.amount.label).fill('ten or so')
  await Promise.all([page.waitForEvent('load'), go(page).click()])
  await waitForHydration(page)
  expect(await page.title()).toMatch(/^Error: /)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('alert').getByRole('link').press('Enter')
  const field = page.getByLabel(messages.amount.label)
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field.inputValue()).toBe('ten or so')
  await field.fill('10k')
  await Promise.all([page.waitForEvent('load'), field.press('Enter')])
  expect(await heading(page).textContent()).toBe(messages.questions.repayment.question)
})

test.each([true, false])(
  'someone under 18 sees federal aid, scholarships and how loans work, but never offers (script: %s)',
  async (javaScriptEnabled) => {
    const { page } = await site.visitor({ javaScriptEnabled, width: 375 })
    await page.goto('/student-loans/signup-a')
    await page.getByRole('radio', { name: 'No' }).check()
    await Promise.all([page.waitForEvent('load'), go(page).click()])
    expect(new URL(page.url()).pathname).toBe('/student-loans/under-18')
    for (const name of ['Federal aid', 'Scholarships', 'How loans work'])
      expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(1)
    await page.goto('/student-loans/offers?amount=10000')
    expect(new URL(page.url()).pathname).toBe('/student-loans/under-18')

    await page.getByRole('link', { name: 'Change my answer' }).click()
    await page.getByRole('radio', { name: 'Yes' }).check()
    await Promise.all([page.waitForEvent('load'), go(page).click()])
    expect(new URL(page.url()).pathname).toBe('/student-loans/signup')
  },
)

test('one press clears all answers on a shared computer, and the check page then starts over', async () => {
  const { page, context } = await site.visitor()
  await answerLoanQuestions(context)
  await page.goto('/student-loans/signup')
  await page.getByRole('button', { name: general.clear }).click()
  await page.waitForURL('**/student-loans')
  expect(await context.cookies()).toEqual([])
  await page.goto('/student-loans/signup?question=check')
  expect(await heading(page).textContent()).toBe(messages.questions.age.question)
})

test('the amount from the landing page’s form reaches the offers', async () => {
  const { page, context } = await site.visitor()
  await page.goto('/student-loans')
  await page.getByLabel('Amount you need').fill('$7,250')
  await page.getByRole('button', { name: 'See the loans' }).click()
  await page.waitForURL('**/student-loans/signup?question=age')
  await answerLoanQuestions(context, { until: 'amount' })
  await page.goto('/student-loans/signup?question=amount')
  expect(await page.getByLabel(messages.amount.label).inputValue()).toBe('7,250')
})

function findSlug(title: string): QuestionSlug {
  for (const [slug, { question }] of Object.entries(messages.questions)) {
    if (question === title) return slug as QuestionSlug
  }
  throw new Error(`no question is called "${title}"`)
}
