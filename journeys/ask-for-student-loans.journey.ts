import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flowNames } from '#app/features/student-loans/signup/flows.ts'
import type { QuestionSlug } from '#app/features/student-loans/signup/questions.ts'
import { words } from '#app/features/student-loans/signup/signup-words.ts'
import { axeViolations, hydrated, openSite, type Site } from '#testing/browser.ts'
import { answerLoanQuestions } from './loan-answers.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const go = (page: Page) => page.getByRole('button', { name: words.continue, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const choose = (label: string) => (page: Page) => page.getByRole('radio', { name: label }).check()
const part = (page: Page, name: string) => page.getByRole('group', { name })

/** How somebody answers each question: a student whose parent cosigns. */
const answering: Record<QuestionSlug, (page: Page) => Promise<unknown>> = {
  age: choose('Yes'),
  borrower: choose('The student'),
  school: async (page) => {
    await page.getByRole('combobox').fill('UCLA')
    const isScripted = await page.evaluate(() => 'pageStore' in window).catch(() => false)
    if (isScripted) return page.getByRole('option').first().click()
    // Without script the words lead to a list on the next page.
    await go(page).click()
    await page.getByRole('radio', { name: 'University of California-Los Angeles' }).check()
  },
  studies: async (page) => {
    await part(page, words.studies.degree).getByRole('radio', { name: 'Bachelor’s degree' }).check()
    await page.getByLabel(words.studies.month).selectOption('May')
    await page.getByLabel(words.studies.year).selectOption({ index: 3 })
    await part(page, words.studies.enrollment).getByRole('radio', { name: 'Full time' }).check()
  },
  amount: (page) => page.getByLabel(words.amount.label).fill('$12,345'),
  repayment: choose('Nothing until after school'),
  credit: choose('No score yet'),
  income: choose('Less than $25,000'),
  cosigner: choose('Yes'),
  'cosigner-finances': async (page) => {
    await part(page, words.cosignerFinances.credit).getByRole('radio', { name: 'Excellent' }).check()
    await part(page, words.cosignerFinances.income).getByRole('radio', { name: '$75,000' }).check()
  },
  state: (page) => page.getByLabel(words.state.label).selectOption('California'),
  citizenship: choose('US citizen'),
  federal: async (page) => {
    await part(page, words.federal.studyYear).getByRole('radio', { name: 'First' }).check()
    await page.getByLabel(words.federal.inAll).fill('0')
  },
}

const visits = flowNames.flatMap((flow) => [
  { flow, javaScriptEnabled: true, script: 'with' },
  { flow, javaScriptEnabled: false, script: 'without' },
])

test.each(visits)(
  '/student-loans/$flow, $script script: every question, the check, the offers',
  async ({ flow, javaScriptEnabled }) => {
    const { page, problems } = await site.visitor({
      javaScriptEnabled,
      width: javaScriptEnabled ? 1280 : 320,
    })
    const start = `/student-loans/${flow}`
    await page.goto(start)
    const titles = new Set<string>()
    for (let number = 1; ; number += 1) {
      if (javaScriptEnabled) await hydrated(page)
      const title = (await heading(page).textContent()) ?? ''
      if (title === words.check.title) break
      const slug = slugOf(title)
      // The same words never stand over two pages, and each says where it is in the row.
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
      page.getByRole('button', { name: words.check.see }).click(),
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

test('by keyboard alone: a choice with the arrows, Enter, an answer changed from the check, and straight back', async () => {
  const { page, context } = await site.visitor()
  await page.goto('/student-loans/signup')
  await page.getByRole('radio', { name: 'Yes' }).focus()
  await page.keyboard.press('Space')
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  expect(await heading(page).textContent()).toBe(words.questions.borrower.question)

  await answerLoanQuestions(context)
  await page.goto('/student-loans/signup')
  const change = page.getByRole('link', { name: 'Change Credit score' })
  await change.focus()
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await page.getByRole('radio', { name: 'No score yet' }).focus()
  await page.keyboard.press('ArrowUp')
  expect(await page.getByRole('radio', { name: 'Poor' }).isChecked()).toBe(true)
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  expect(await heading(page).textContent()).toBe(words.check.title)
  expect(await page.getByText('Poor (300 to 579)', { exact: true }).count()).toBe(1)
})

test('back leads through the questions with every answer still there, and the browser’s own back too', async () => {
  const { page, context } = await site.visitor({ width: 360 })
  await answerLoanQuestions(context, { until: 'credit' })
  await page.goto('/student-loans/signup')
  await page.getByRole('link', { name: words.back }).click()
  await page.getByRole('radio', { name: 'Nothing until after school' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Nothing until after school' }).isChecked()).toBe(true)
  await page.getByRole('link', { name: words.back }).click()
  await page.waitForURL('**question=amount')
  expect(await page.getByLabel(words.amount.label).inputValue()).toBe('12,345')
  await page.goBack()
  expect(await heading(page).textContent()).toBe(words.questions.repayment.question)
})

test('a mistake: the same page, the focus on the list of problems, the value kept; mended, it goes on', async () => {
  const { page, context } = await site.visitor()
  await answerLoanQuestions(context, { until: 'amount' })
  await page.goto('/student-loans/signup')
  await page.getByLabel(words.amount.label).fill('ten or so')
  await Promise.all([page.waitForEvent('load'), go(page).click()])
  await hydrated(page)
  expect(await page.title()).toMatch(/^Error: /)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('alert').getByRole('link').press('Enter')
  const field = page.getByLabel(words.amount.label)
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field.inputValue()).toBe('ten or so')
  await field.fill('10k')
  await Promise.all([page.waitForEvent('load'), field.press('Enter')])
  expect(await heading(page).textContent()).toBe(words.questions.repayment.question)
})

test.each([true, false])(
  'someone under 18 is led to federal aid, scholarships and how loans work, and never to offers (script: %s)',
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

test('on a shared computer everything is cleared with one press, and the address opens nothing', async () => {
  const { page, context } = await site.visitor()
  await answerLoanQuestions(context)
  await page.goto('/student-loans/signup')
  await page.getByRole('button', { name: words.clear }).click()
  await page.waitForURL('**/student-loans')
  expect(await context.cookies()).toEqual([])
  await page.goto('/student-loans/signup?question=check')
  expect(await heading(page).textContent()).toBe(words.questions.age.question)
})

test('the start form of the landing page brings its amount to the offers', async () => {
  const { page, context } = await site.visitor()
  await page.goto('/student-loans')
  await page.getByLabel('Amount you need').fill('$7,250')
  await page.getByRole('button', { name: 'See the loans' }).click()
  await page.waitForURL('**/student-loans/signup?question=age')
  await answerLoanQuestions(context, { until: 'amount' })
  await page.goto('/student-loans/signup?question=amount')
  expect(await page.getByLabel(words.amount.label).inputValue()).toBe('7,250')
})

function slugOf(title: string): QuestionSlug {
  for (const [slug, { question }] of Object.entries(words.questions)) {
    if (question === title) return slug as QuestionSlug
  }
  throw new Error(`no question is called "${title}"`)
}
