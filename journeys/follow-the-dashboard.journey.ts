import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openSite, type Site } from '#testing/browser.ts'
import { fillDashboard } from './dashboard.ts'
import { answerLoanQuestions } from './loan-answers.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test.each([true, false])(
  'by keyboard, the next step leads on with the answers, and Back shows how far they are now (script: %s)',
  async (javaScriptEnabled) => {
    const { page, context, problems } = await site.visitor({ javaScriptEnabled, width: 360 })
    await answerLoanQuestions(context, { until: 'amount' })
    await page.goto('/dashboard')
    await page.getByText('Student loans · 5 of 14 questions answered').waitFor()
    await page.getByRole('link', { name: /^Next: What you still need/ }).press('Enter')
    await page.waitForURL(/question=amount$/)
    await page.getByRole('textbox').fill('12,345')
    await page.getByRole('textbox').press('Enter')
    await page.waitForURL(/question=cosigner$/)
    await page.goBack()
    await page.goBack()
    await page.waitForURL(/\/dashboard$/)
    await page.getByText('Student loans · 6 of 14 questions answered').waitFor()
    expect(problems).toEqual([])
  },
)

test('without script, who signs up from the dashboard is back on it with what the browser had', async () => {
  const { page, context } = await site.visitor({ javaScriptEnabled: false })
  await fillDashboard(context, { isSignedIn: false })
  await page.goto('/dashboard')
  const due = page.locator('#due ~ ul h3')
  const before = await due.allTextContents()
  expect(before).toHaveLength(4)
  await page.getByRole('main').getByRole('link', { name: 'Create a free account' }).press('Enter')
  const typed = {
    'Email address': 'dashboard@example.com',
    'First name': 'Maya',
    'Last name': 'Ortiz',
    Password: 'Correct-Horse-1',
    'Confirm password': 'Correct-Horse-1',
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('18 or older').check()
  await page.getByRole('button', { name: 'Create account' }).press('Enter')
  await page.waitForURL(/\/dashboard$/)
  expect(await due.allTextContents()).toEqual(before)
  expect(await page.getByText('You’re not signed in').count()).toBe(0)
})

test('the menu of a signed-in visitor leads to the dashboard and on to the applications', async () => {
  const { page, context, problems } = await site.visitor()
  await fillDashboard(context, { isSignedIn: true })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Hi, Sam' }).press('Enter')
  const menu = page.locator('#account-menu')
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    'Dashboard',
    'My plan',
    'Applications',
    'Reminders',
    'Settings',
  ])
  expect(await axeViolations(page)).toEqual([])
  await menu.getByRole('link', { name: 'Dashboard' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'What’s next' }).waitFor()
  const pages = page.getByRole('navigation', { name: 'Dashboard pages' })
  await pages.getByRole('link', { name: 'Applications' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()
  expect(await pages.getByRole('link', { name: 'Applications' }).getAttribute('aria-current')).toBe('page')
  await page.getByRole('link', { name: /^Enter the date you accepted/ }).press('Enter')
  await page.waitForURL(/offers\/application#/)
  expect(problems).toEqual([])
})

test('on a phone, the pages of the dashboard open from one line, without script too', async () => {
  const { page, context } = await site.visitor({ javaScriptEnabled: false, width: 360 })
  await answerLoanQuestions(context, { until: 'school' })
  await page.goto('/dashboard')
  const link = page
    .getByRole('navigation', { name: 'Dashboard pages' })
    .getByRole('link', { name: 'Scholarships' })
  expect(await link.isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'Dashboard pages' }).press('Enter')
  await link.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'My scholarships' }).waitFor()
})
