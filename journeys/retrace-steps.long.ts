import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from '#testing/browser.ts'
import { answerQuestions, type InputMethod, keyboard, mouse, retrace, withoutScript } from './retrace.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ now: () => new Date('2026-11-27T15:00:00Z') })
})
afterAll(() => site[Symbol.asyncDispose]())

/** What everybody types, by the name of the field. */
const typed = {
  keywords: 'purdue',
  major: 'nursing',
  gpa: '3.7',
  hours: '4',
  amount: '42,000',
  income: '61,000',
  investments: '2,000',
  federalThisYear: '5,500',
  federalInAll: '20,000',
  'loans-1-balance': '12,000',
  'loans-1-rate': '9.5',
  'loans-1-months': '96',
  'loans-1-payment': '182',
  servicePayments: '30',
  countedPayments: '40',
  familySize: '2',
  dependents: '1',
}

/** Where the questions of a visitor begin, what they choose, and where the answers lead. */
interface Visitor {
  name: string
  start: string
  answers?: Readonly<Record<string, string>>
  end: string
}

const visitors: readonly Visitor[] = [
  {
    name: 'a student who wants scholarships',
    start: '/scholarships/signup',
    end: '/scholarships/marketplace',
  },
  {
    name: 'a student who needs a loan',
    start: '/student-loans/signup',
    answers: { who: 'student', degree: 'bachelors-second', cosigner: 'no' },
    end: '/student-loans/offers',
  },
  {
    name: 'a graduate student from abroad',
    start: '/student-loans/signup',
    answers: { who: 'student', degree: 'mba', cosigner: 'no', citizenship: 'visa', state: 'outside' },
    end: '/student-loans/offers',
  },
  {
    name: 'a parent',
    start: '/student-loans/signup',
    answers: { who: 'parent', degree: 'bachelors-third' },
    end: '/student-loans/offers',
  },
  {
    name: 'a graduate who refinances',
    start: '/refinance-student-loans/signup',
    answers: { TYPE_OF_LOAN: 'both' },
    end: '/refinance-student-loans/offers',
  },
]

/** Answers all questions of a visitor, and goes on to what they are asked for. */
async function goToResults(
  page: Page,
  { start, answers, end }: Visitor,
  walk: { hands: InputMethod; at?: (page: Page) => Promise<unknown> },
) {
  await page.goto('/')
  await page.goto(start)
  await answerQuestions(page, { ...walk, answers: { ...typed, ...answers } })
  const isAtCheck = (await page.locator('form[data-saves]').count()) > 0
  if (isAtCheck) {
    const submit = page.locator('form[data-saves] button[type=submit]').first()
    await Promise.all([page.waitForURL((url) => url.pathname === end), walk.hands.press(submit)])
  }
  expect(new URL(page.url()).pathname).toBe(end)
}

describe.each(visitors)('$name', (visitor) => {
  test('each question, right and wrong, survives reload, back, forward, and a second tab', async () => {
    const { page, problems } = await site.visitor()
    await goToResults(page, visitor, { hands: mouse, at: retrace })
    await retrace(page)
    expect(problems).toEqual([])
  })

  test('by keyboard alone on a narrow phone', async () => {
    const { page, problems } = await site.visitor({ width: 320 })
    await goToResults(page, visitor, { hands: keyboard(page), at: expectNoSidewaysScroll })
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
  })

  test('without script', async () => {
    const { page } = await site.visitor({ javaScriptEnabled: false })
    await goToResults(page, visitor, { hands: withoutScript })
  })
})

test('offers, two of them compared, and the page before a lender survive it too', async () => {
  for (const path of [
    '/student-loans/offers?amount=10000',
    '/refinance-student-loans/offers',
    '/credit-cards/marketplace',
  ]) {
    const { page, problems } = await site.visitor()
    await page.goto('/')
    await page.goto(path)
    await retrace(page)
    for (const at of [0, 1]) await page.getByRole('article').nth(at).getByRole('checkbox').first().check()
    await page
      .getByRole('button', { name: /^Compare( \d)?$/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: /side by side/ }).waitFor()
    await retrace(page)
    await page
      .getByRole('button', { name: /^(Go to|Continue|See) / })
      .first()
      .click()
    await page.waitForURL(/interstitial/)
    await retrace(page)
    expect(problems).toEqual([])
  }
})

/** Pages with a form that is answered on the same page, or that leads on. */
const forms = [
  '/about/contact',
  '/signin',
  '/signup',
  '/recovery',
  '/unsubscribe/link',
  '/student-loans/under-18',
  '/scholarships/net-value',
  '/refinance-student-loans/federal-plans',
  '/promo/newsletter',
  '/interstitial?line=credit-cards&offer=wexmoor-campus-cash',
]

test.each(forms)('what is wrong in the form of %s can be reloaded, left, and come back to', async (path) => {
  const { page } = await site.visitor({ javaScriptEnabled: false })
  await page.goto('/')
  await page.goto(path)
  const form = page.locator('main form[method=post]:has(:is(input, select, textarea):visible)').first()
  const fields = form.locator('input:is([type=text], [type=email]):visible')
  for (const field of await fields.all()) await field.fill('nonsense')
  await form.locator('button[type=submit]:not([name]):visible').first().click()
  expect(await page.title()).toMatch(/^Error: /)
  await retrace(page)
})

async function expectNoSidewaysScroll(page: Page) {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide, page.url()).toBeLessThanOrEqual(0)
}

test('saved scholarships and their plan survive it too', async () => {
  const { page, problems } = await site.visitor()
  await page.goto('/')
  await page.goto('/scholarships/marketplace')
  for (const at of [0, 1]) {
    await page.getByRole('button', { name: /^Save/ }).nth(at).click()
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .waitFor()
  }
  await retrace(page)
  await page.getByRole('banner').getByRole('link', { name: 'My plan' }).click()
  await page.waitForURL(/scholarships\/plan/)
  await retrace(page)
  await page.getByRole('button', { name: 'Started' }).first().click()
  await page
    .getByRole('status')
    .filter({ hasText: /^Status saved for/ })
    .waitFor()
  await retrace(page)
  expect(problems).toEqual([])
})
