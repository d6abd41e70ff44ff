import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionText } from '#kit/questions/messages.ts'
import { defaultRetention } from '#kit/questions/retention.ts'
import { landingText } from '#products/scholarships/landing/landing-messages.ts'
import { type QuestionSlug, questions } from '#products/scholarships/questions/questions.ts'
import { questionsText } from '#products/scholarships/questions/questions-messages.ts'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { axeViolations, openSite, type Site, waitForHydration } from '#testing/browser.ts'
import { answerStudentQuestions } from './student-answers.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const signup = '/scholarships/signup'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const go = (page: Page) => page.getByRole('button', { name: questionText.continue, exact: true }).first()
const choose = (label: string) => (page: Page) => page.getByRole('radio', { name: label }).check()
const press = (page: Page, act: () => Promise<unknown>) => Promise.all([page.waitForEvent('load'), act()])

/** How a student answers each question. */
const answering: Record<QuestionSlug, (page: Page) => Promise<unknown>> = {
  applicant: choose('Me, the student'),
  level: choose('Community college'),
  graduation: (page) => page.getByLabel('Year', { exact: true }).selectOption({ index: 4 }),
  major: (page) => page.getByLabel('Field', { exact: true }).fill('nursing'),
  state: (page) => page.getByLabel(questionText.state.label).selectOption('Nevada'),
  gpa: (page) => page.getByLabel('GPA', { exact: true }).fill('3.5 / 4.0'),
  school: async (page) => {
    await page.getByRole('combobox').fill('UCLA')
    const isScripted = await page.evaluate(() => 'pageStore' in window).catch(() => false)
    if (isScripted) return page.getByRole('option').first().click()
    // Without script, the typed text leads to a list of schools on the next page.
    await go(page).click()
    await page.getByRole('radio', { name: 'University of California-Los Angeles' }).check()
    await go(page).click()
    await page.getByRole('checkbox', { name: 'University of California-Los Angeles' }).waitFor()
  },
  enrollment: choose('Half time or more'),
  memberships: async (page) => {
    await page.getByLabel('Scouting').check()
    await page.getByLabel('Farming').check()
  },
  need: choose('I’m not sure'),
  hours: (page) => page.getByLabel('Hours a week').fill('3'),
}

test.each([
  { javaScriptEnabled: true, width: 1280, flow: signup, count: 11 },
  { javaScriptEnabled: false, width: 320, flow: `${signup}/student`, count: 10 },
])(
  '$flow, script $javaScriptEnabled, $width px: every question, the check page, the list',
  async ({ javaScriptEnabled, width, flow, count }) => {
    const { page, problems } = await site.visitor({ javaScriptEnabled, width })
    await page.goto(flow)
    for (let number = 1; number <= count; number += 1) {
      if (javaScriptEnabled) await waitForHydration(page)
      await page.getByText(questionText.progress(number, count)).waitFor()
      await expectNoSidewaysScroll(page)
      await answering[findSlug((await heading(page).textContent()) ?? '')](page)
      await press(page, () => go(page).click())
    }
    expect(await heading(page).textContent()).toBe(questionText.check.title)
    for (const said of [
      '3.50 (4.0 scale)',
      'Nevada',
      'Farming, Scouting',
      'Health Professions and Related Programs',
    ])
      expect(await page.getByText(said, { exact: true }).count(), said).toBe(1)
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
    await press(page, () => page.getByRole('button', { name: questionsText.check.see }).click())
    expect(new URL(page.url()).pathname).toBe('/scholarships/marketplace')
    expect(new URL(page.url()).search).toBe('')
    expect(problems).toEqual([])
  },
)

test('by keyboard alone: groups are checked with Space, a question is skipped, and a changed answer returns to the check page', async () => {
  const { page, context } = await site.visitor()
  await answerStudentQuestions(context, { until: 'memberships' })
  await page.goto(signup)
  await page.getByLabel('Military or veteran').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await press(page, () => page.keyboard.press('Enter'))
  expect(await heading(page).textContent()).toBe(questions.need.question)
  await page.getByRole('button', { name: 'Skip this question' }).focus()
  await press(page, () => page.keyboard.press('Enter'))
  await page.getByLabel('Hours a week').focus()
  await page.keyboard.type('2')
  await press(page, () => page.keyboard.press('Enter'))
  expect(await heading(page).textContent()).toBe(questionText.check.title)
  expect(await page.getByText('Military or veteran, Labor union', { exact: true }).count()).toBe(1)
  await page.getByRole('link', { name: 'Change Financial need' }).focus()
  await press(page, () => page.keyboard.press('Enter'))
  await page.getByRole('radio', { name: 'No', exact: true }).focus()
  await page.keyboard.press('Space')
  await press(page, () => page.keyboard.press('Enter'))
  expect(await heading(page).textContent()).toBe(questionText.check.title)
  expect(await page.getByText('No', { exact: true }).count()).toBe(1)
})

test('a GPA on another scale is explained at its field, and corrected goes on', async () => {
  const { page, context } = await site.visitor({ width: 320 })
  await answerStudentQuestions(context, { until: 'gpa' })
  await page.goto(signup)
  await page.getByLabel('GPA', { exact: true }).fill('92')
  await press(page, () => go(page).click())
  expect(await page.title()).toMatch(/^Error: /)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  await page.getByText(questionsText.gpa.scaleTitle).click()
  expect(await page.getByText(questionsText.gpa.scales[1]).isVisible()).toBe(true)
  await expectNoSidewaysScroll(page)
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('GPA', { exact: true }).fill('3,6')
  await press(page, () => page.getByLabel('GPA', { exact: true }).press('Enter'))
  expect(await heading(page).textContent()).toBe(questions.school.question)
})

test.each([true, false])(
  'the home page leads to scholarships, and the form there begins the questions (script: %s)',
  async (javaScriptEnabled) => {
    const { page } = await site.visitor({ javaScriptEnabled, width: 375 })
    await page.goto('/')
    await press(page, () =>
      page.getByRole('main').getByRole('link', { name: 'Scholarships', exact: true }).click(),
    )
    expect(await heading(page).textContent()).toBe(landingText.title)
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
    await page.getByLabel(landingText.levelLabel).selectOption('high_school')
    await page.getByLabel(landingText.stateLabel).selectOption('Texas')
    await press(page, () => page.getByRole('button', { name: landingText.start }).click())
    expect(await heading(page).textContent()).toBe(questions.applicant.question)
    await page.getByRole('radio', { name: 'My child' }).check()
    await press(page, () => go(page).click())
    expect(await heading(page).textContent()).toBe('When does the student graduate?')
  },
)

test('answers wait on another device after signing in, and leave this browser at sign-out', async () => {
  const { page, context } = await site.visitor()
  await answerStudentQuestions(context)
  await page.goto('/scholarships/signin')
  expect(await page.getByText('Your answers move with you.').count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  await signIn(page)
  await page.waitForURL('**/scholarships/marketplace')

  const phone = await site.visitor({ width: 375 })
  await phone.page.goto('/signin')
  await signIn(phone.page)
  await phone.page.getByRole('heading', { level: 1, name: 'What’s next' }).waitFor()
  await phone.page.goto(signup)
  expect(await heading(phone.page).textContent()).toBe(questionText.check.title)
  expect(await phone.page.getByText(questionText.savedInAccount(defaultRetention.inWords)).count()).toBe(1)

  await page.goto(signup)
  await page.getByRole('link', { name: 'Exit' }).click()
  await page.getByRole('button', { name: 'Hi, Sam' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/$/)
  await page.goto(signup)
  expect(await heading(page).textContent()).toBe(questions.applicant.question)
})

/** Signs in by the form of the page. */
async function signIn(page: Page) {
  await page.getByLabel('Email address').fill(sampleAccount.emailAddress)
  await page.getByLabel('Password', { exact: true }).fill(sampleAccount.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}

function findSlug(title: string): QuestionSlug {
  for (const [slug, { question }] of Object.entries(questions)) {
    if (question === title) return slug as QuestionSlug
  }
  throw new Error(`no question is called "${title}"`)
}
