import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionText } from '#kit/questions/messages.ts'
import { questionsText } from '#products/student-loans/questions/questions-messages.ts'
import type { FlowName } from '#products/student-loans/situation/flows.ts'
import { type QuestionSlug, questions } from '#products/student-loans/situation/questions.ts'
import { axeViolations, openSite, type Site, waitForHydration } from '#testing/browser.ts'
import { answerLoanQuestions } from './loan-answers.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const go = (page: Page) => page.getByRole('button', { name: questionText.continue, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const choose = (label: string) => (page: Page) => page.getByRole('radio', { name: label }).first().check()

/** How a student whose parent cosigns answers each question. */
const answering: Record<QuestionSlug, (page: Page) => Promise<unknown>> = {
  who: choose('I’m the student, 18 to 23'),
  school: async (page) => {
    await page.getByRole('combobox').fill('UCLA')
    const isScripted = await page.evaluate(() => 'pageStore' in window).catch(() => false)
    if (isScripted) return page.getByRole('option').first().click()
    // Without script, the typed text leads to a list of schools on the next page.
    await go(page).click()
    await page.getByRole('radio', { name: 'University of California-Los Angeles' }).check()
  },
  degree: choose('Bachelor’s degree, second year'),
  graduation: async (page) => {
    await page.getByLabel(questionText.month, { exact: true }).selectOption('May')
    await page.getByLabel(questionText.year, { exact: true }).selectOption({ index: 3 })
  },
  enrollment: choose('Full time'),
  amount: (page) => page.getByLabel('Amount in dollars').fill('$12,345'),
  credit: choose('No score yet'),
  income: choose('Less than $25,000'),
  cosigner: choose('Yes, with excellent credit'),
  'cosigner-income': choose('$75,000'),
  state: (page) => page.getByLabel(questionText.state.label).selectOption('California'),
  citizenship: choose('US citizen'),
  dependency: choose('Dependent'),
  exception: choose('No'),
  program: choose('Nursing'),
  federal: (page) => page.getByLabel('All federal loans so far, including this year’s').fill('0'),
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
      if (title === questionText.check.title) break
      const slug = findSlug(title)
      // No two pages have the same title, and each shows its question number.
      expect(titles.has(title)).toBe(false)
      titles.add(title)
      await page.getByText(`Question ${number} of `).waitFor()
      await answering[slug](page)
      await Promise.all([page.waitForEvent('load'), go(page).first().click()])
    }
    expect(titles.size).toBe(14)
    expect(new URL(page.url()).search).toBe('?question=check')
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: questionsText.check.see }).click(),
    ])
    const address = new URL(page.url())
    expect(address.pathname).toBe('/student-loans/offers')
    expect(address.searchParams.get('amount')).toBe('6000')
    for (const name of ['age', 'school', 'citizenship', 'opeid'])
      expect(address.searchParams.has(name)).toBe(false)
    expect(await heading(page).textContent()).toContain('$5,845')
    expect(problems).toEqual([])
  },
)

test('by keyboard alone: arrow keys choose, Enter continues, and an answer changed on the check page returns there', async () => {
  const { page, context } = await site.visitor()
  await page.goto('/student-loans/signup')
  await page.getByRole('radio', { name: 'I’m the student, 18 to 23' }).focus()
  await page.keyboard.press('Space')
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  expect(await heading(page).textContent()).toBe(questions.school.question)

  await answerLoanQuestions(context)
  await page.goto('/student-loans/signup')
  const change = page.getByRole('link', { name: 'Change Credit score' })
  await change.focus()
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await page.getByRole('radio', { name: 'No score yet' }).focus()
  await page.keyboard.press('ArrowUp')
  expect(await page.getByRole('radio', { name: 'Poor' }).isChecked()).toBe(true)
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  expect(await heading(page).textContent()).toBe(questionText.check.title)
  expect(await page.getByText('Poor (300 to 579)', { exact: true }).count()).toBe(1)
})

test('Back, on the page and in the browser, keeps every answer', async () => {
  const { page, context } = await site.visitor({ width: 360 })
  await answerLoanQuestions(context, { until: 'credit' })
  await page.goto('/student-loans/signup')
  await page.getByRole('link', { name: questionText.back }).click()
  await page.getByRole('radio', { name: 'Yes, with excellent credit' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Yes, with excellent credit' }).isChecked()).toBe(true)
  await page.getByRole('link', { name: questionText.back }).click()
  await page.waitForURL('**question=amount')
  expect(await page.getByLabel('Amount in dollars').inputValue()).toBe('12,345')
  await page.goBack()
  expect(await heading(page).textContent()).toBe(questions.cosigner.question)
})

test('a mistake shows the same page with its value and focuses the error summary; once corrected, the form continues', async () => {
  const { page, context } = await site.visitor()
  await answerLoanQuestions(context, { until: 'amount' })
  await page.goto('/student-loans/signup')
  await page.getByLabel('Amount in dollars').fill('ten or so')
  await Promise.all([page.waitForEvent('load'), go(page).click()])
  await waitForHydration(page)
  expect(await page.title()).toMatch(/^Error: /)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('alert').getByRole('link').press('Enter')
  const field = page.getByLabel('Amount in dollars')
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field.inputValue()).toBe('ten or so')
  await field.fill('10k')
  await Promise.all([page.waitForEvent('load'), field.press('Enter')])
  expect(await heading(page).textContent()).toBe(questions.cosigner.question)
})

test.each([true, false])(
  'someone under 18 sees federal aid, scholarships, how loans work, the month of 18, and loans as an example only (script: %s)',
  async (javaScriptEnabled) => {
    const { page } = await site.visitor({ javaScriptEnabled, width: 375 })
    await page.goto('/student-loans/signup-a')
    await page.getByRole('radio', { name: 'I’m the student, under 18' }).check()
    await Promise.all([page.waitForEvent('load'), go(page).click()])
    expect(new URL(page.url()).pathname).toBe('/student-loans/under-18')
    for (const name of ['Federal aid', 'Scholarships', 'How loans work', 'When you turn 18'])
      expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(1)
    await page.goto('/student-loans/offers')
    expect(new URL(page.url()).pathname).toBe('/student-loans/under-18')

    await page.getByLabel('Month of birth').selectOption('March')
    await page.getByLabel('Year of birth').selectOption({ index: 3 })
    const answered = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await answered
    await page.getByText(/^You turn 18 in March \d{4}\.$/).waitFor()
    // The month is in no address, only the number of the reply.
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['reply'])
    // The checker needs script in the page.
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])

    await page.getByRole('link', { name: 'See an example list' }).click()
    await page.waitForURL(/\/student-loans\/offers\?/)
    expect(await page.getByRole('article').count()).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'What you can do before 18' }).click()
    await page.waitForURL('**/student-loans/under-18')

    await page.getByRole('link', { name: 'Change my answer' }).click()
    await page.getByRole('radio', { name: 'I’m a parent, and I’m borrowing' }).check()
    await Promise.all([page.waitForEvent('load'), go(page).click()])
    expect(new URL(page.url()).pathname).toBe('/student-loans/signup')
  },
)

function findSlug(title: string): QuestionSlug {
  if (title === 'How old are you?') return 'who'
  for (const [slug, { question }] of Object.entries(questions)) {
    if (question === title) return slug as QuestionSlug
  }
  throw new Error(`no question is called "${title}"`)
}
