import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questions } from '#products/student-loans/situation/questions.ts'
import { axeViolations, holdBack, openSite, type Site, waitForHydration } from '#testing/browser.ts'
import { answerLoanQuestions } from './loan-answers.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const searches = /\/api\/schools\?/

/** Opens a page with a school picker, by default the home page. */
async function openPicker({ path = '/', width = 1280 } = {}) {
  const { page, context, problems } = await site.visitor({ width })
  await page.addInitScript(() => {
    const received: unknown[] = []
    Object.assign(window, { received })
    addEventListener('analytics', (event) => received.push((event as CustomEvent).detail))
  })
  await page.goto(path)
  await waitForHydration(page)
  const picker = page.getByRole('combobox')
  await picker.focus()
  return { page, context, problems, picker, options: page.getByRole('option') }
}

/** Answers searches with schools made up from the keywords, so that a test knows which options to expect. */
async function answerWith(page: Page, count: number) {
  await page.route(searches, (route) => {
    const keywords = new URL(route.request().url()).searchParams.get('keywords') ?? ''
    return route.fulfill({ json: schools(keywords, count) })
  })
}

function schools(keywords: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `${keywords} ${index + 1}`,
    opeid: `${index + 1}00`.padStart(8, '0'),
    abbreviation: '',
    city: 'Town',
    state: 'OH',
    unitid: `10000${index}`,
  }))
}

test('typing opens the list, which says Loading… and then shows the schools in the server’s order', async () => {
  const { page, picker, options, problems } = await openPicker()
  expect(await picker.getAttribute('aria-expanded')).toBe('false')
  const letThrough = await holdBack(page, searches)
  const asked = page.waitForRequest(searches)
  await picker.pressSequentially('ohio')
  expect(new URL((await asked).url()).searchParams.get('keywords')).toBe('ohio')
  await page.getByText('Loading…').first().waitFor()
  expect(await picker.getAttribute('aria-busy')).toBe('true')
  expect(await axeViolations(page)).toEqual([])

  const answered = page.waitForResponse(searches)
  letThrough()
  const found: { name: string }[] = await (await answered).json()
  await options.first().waitFor()
  expect(await options.locator('span:first-child').allTextContents()).toEqual(found.map(({ name }) => name))
  expect(await picker.getAttribute('aria-busy')).toBeNull()
  expect(await picker.getAttribute('aria-expanded')).toBe('true')
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: `${found.length} schools found` })
      .count(),
  ).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('when nothing is found, the list says so, and a form that knows no other answer offers none', async () => {
  const { page, picker, options } = await openPicker({ path: '/signup' })
  await picker.pressSequentially('zzqqxx')
  await page.getByText('No options').first().waitFor()
  expect(await options.count()).toBe(0)
  expect(await picker.getAttribute('aria-expanded')).toBe('false')
})

const goingOn = 'No options Continue without one'

test('by keyboard: when nothing is found, its one option goes on to the next question', async () => {
  const { page, context } = await site.visitor({ width: 320 })
  await answerLoanQuestions(context, { until: 'school' })
  await page.goto('/student-loans/signup?question=school')
  await waitForHydration(page)
  const picker = page.getByRole('combobox')
  await picker.fill('zzqqxx')
  const option = page.getByRole('option', { name: goingOn })
  await option.waitFor()
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: 'To continue without one, press the down arrow' })
      .count(),
  ).toBe(1)
  await picker.press('ArrowDown')
  expect(await picker.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
  expect(await axeViolations(page)).toEqual([])
  await picker.press('Enter')
  await page.waitForURL('**/student-loans/signup?question=degree')
  await page.goto('/student-loans/signup?question=school')
  expect(await page.getByRole('combobox').inputValue()).toBe('')
})

test.each(['/', '/student-loans'])('%s: pressing it starts the questions without a school', async (path) => {
  const { page, context, picker } = await openPicker({ path })
  await picker.pressSequentially('zzqqxx')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('option', { name: goingOn }).click()
  expect(new URLSearchParams((await sent).postData() ?? '').get('school')).toBe('undecided')
  await page.waitForURL('**/student-loans/signup?question=who')
  await answerLoanQuestions(context, { until: 'school' })
  await page.goto('/student-loans/signup')
  await page.waitForURL('**/student-loans/signup')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(questions.degree.question)
})

test('the help for a school that is not found goes on without one, by keyboard', async () => {
  const { page } = await openPicker({ path: '/' })
  await page.getByRole('button', { name: 'Can’t find yours?' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Continue without one' }).press('Enter')
  await page.waitForURL('**/student-loans/signup?question=who')
})

test('a failed search shows an error in the form and keeps the focus; the next search clears the error', async () => {
  const { page, picker, options } = await openPicker()
  await page.route(searches, (route) => route.abort())
  await picker.pressSequentially('ohio')
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toContain('We couldn’t search schools right now.')
  expect(await page.getByText('Loading…').count()).toBe(0)
  expect(await picker.getAttribute('aria-busy')).toBeNull()
  expect(await isFocused(page)).toBe(true)
  expect(await axeViolations(page)).toEqual([])

  await page.unroute(searches)
  await picker.pressSequentially(' state')
  await options.first().waitFor()
  expect(await alert.count()).toBe(0)
})

test('the form shows the server’s error message', async () => {
  const { page, picker } = await openPicker()
  await page.route(searches, (route) =>
    route.fulfill({ status: 429, json: { error: 'TOO_MANY_REQUESTS', message: 'Please wait a minute.' } }),
  )
  await picker.pressSequentially('ohio')
  await page.getByRole('alert').filter({ hasText: 'Please wait a minute.' }).waitFor()
})

test('leaving the field closes and empties the list', async () => {
  const { page, picker, options } = await openPicker()
  await picker.pressSequentially('ohio')
  await options.first().waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await options.first().waitFor({ state: 'detached' })
  const letThrough = await holdBack(page, searches)
  await picker.press('ArrowDown')
  await page.getByText('Loading…').first().waitFor()
  expect(await options.count()).toBe(0)
  letThrough()
  await options.first().waitFor()
})

test('Escape closes the list and keeps the typed text', async () => {
  const { picker, options } = await openPicker()
  await picker.pressSequentially('ohio')
  await options.first().waitFor()
  await picker.press('Escape')
  await options.first().waitFor({ state: 'detached' })
  expect(await picker.inputValue()).toBe('ohio')
  expect(await picker.getAttribute('aria-expanded')).toBe('false')
})

test('an outdated response is ignored, however late it arrives', async () => {
  const { page, picker, options } = await openPicker()
  const late = Promise.withResolvers<void>()
  await page.route(searches, async (route) => {
    const keywords = new URL(route.request().url()).searchParams.get('keywords') ?? ''
    if (keywords === 'old') await late.promise
    await route.fulfill({ json: schools(keywords, 2) }).catch(() => {}) // The page canceled the request.
  })
  const asked = page.waitForRequest(/keywords=old/)
  await picker.fill('old')
  await asked
  await picker.fill('new')
  await options.first().waitFor()
  late.resolve()
  await page.waitForLoadState('networkidle')
  expect(await options.allTextContents()).toEqual(['new 1Town, OH', 'new 2Town, OH'])
})

test('the arrows, Home and End move through the options and keep the active one visible', async () => {
  const { page, picker, options } = await openPicker()
  await answerWith(page, 20)
  await picker.fill('ohio')
  await options.first().waitFor()
  expect(await picker.getAttribute('aria-activedescendant')).toBeNull()
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 19],
    ['ArrowDown', 0],
    ['End', 19],
    ['Home', 0],
  ] as const) {
    await picker.press(key)
    const active = options.nth(index)
    expect(await picker.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'))
    expect(await isInsideList(page, index)).toBe(true)
  }
  expect(await isFocused(page)).toBe(true)
})

test('the list is at most 40 % of the window’s height, and inside the window at 320 px', async () => {
  const { page, picker, options } = await openPicker({ width: 320 })
  await answerWith(page, 20)
  await picker.fill('ohio')
  await options.first().waitFor()
  const box = await page.getByRole('listbox').boundingBox()
  expect(box?.height).toBe(0.4 * 900)
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
})

const fields = [
  { path: '/', field: 'school' },
  { path: '/signup', field: 'schoolAttendedOpeid' },
]

test.each(fields)(
  '$path: a picked school sets $field and is recorded and reported; clearing undoes that',
  async ({ path, field }) => {
    const { page, context, picker, options } = await openPicker({ path })
    await context.addCookies([{ name: 'mine', value: '1', url: site.url }])
    const value = () => page.locator(`input[type=hidden][name=${field}]`).inputValue()
    expect(await value()).toBe('')
    await picker.pressSequentially('UCLA')
    // On a busy machine the results of its first letters arrive before.
    await expect.poll(() => options.allTextContents().then(([first]) => first)).toContain('Los Angeles')
    const recorded = page.waitForRequest(/select-school/)
    await picker.press('ArrowDown')
    await picker.press('Enter')

    await expectRecorded(await recorded, '/api/session/select-school/00131500')
    expect(page.url()).toBe(`${site.url}${path}`)
    expect(await value()).toBe('00131500')
    const name = 'University of California-Los Angeles'
    expect(await picker.inputValue()).toBe(name)
    expect(await options.count()).toBe(0)
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: `${name} selected.` })
        .count(),
    ).toBe(1)
    const school = { name, opeid: '00131500' }
    expect(await page.evaluate(() => window.dataLayer)).toContainEqual({ event: 'schoolselected', ...school })
    expect(await recordEvents(page)).toContainEqual({ event: 'SchoolSelected', ...school })

    const cleared = page.waitForRequest(/select-school/)
    await page.getByRole('button', { name: 'Clear school' }).click()
    await expectRecorded(await cleared, '/api/session/select-school/')
    expect(await value()).toBe('')
    expect(await picker.inputValue()).toBe('')
    expect(await isFocused(page)).toBe(true)
  },
)

/** Expects a successful request that carries the visitor's cookies and bypasses every cache. */
async function expectRecorded(request: Request, path: string) {
  expect(request.method()).toBe('POST')
  expect(new URL(request.url()).pathname).toBe(path)
  expect(await request.allHeaders()).toMatchObject({
    cookie: expect.stringContaining('mine=1'),
    'cache-control': 'no-cache',
  })
  expect((await request.response())?.status()).toBe(204)
}

test('clearing the text clears the school; partly edited text is replaced by the picked name', async () => {
  const { page, picker, options } = await openPicker()
  const value = () => page.locator('input[type=hidden][name=school]').inputValue()
  await answerWith(page, 3)
  await picker.fill('ohio')
  await options.nth(1).click()
  expect(await value()).toBe('00000200')
  await picker.press('Backspace')
  await page.getByRole('heading', { level: 1 }).click()
  expect(await picker.inputValue()).toBe('ohio 2')
  const cleared = page.waitForRequest(/select-school\/$/)
  await picker.fill('')
  await cleared
  expect(await value()).toBe('')
})

test('picking a school removes the error beside the field', async () => {
  const { page, context } = await site.visitor()
  await answerLoanQuestions(context, { until: 'school' })
  await page.goto('/student-loans/signup?question=school')
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Continue' }).click()])
  await waitForHydration(page)
  const picker = page.getByRole('combobox')
  expect(await picker.getAttribute('aria-invalid')).toBe('true')
  await picker.fill('UCLA')
  await page.getByRole('option').first().click()
  expect(await picker.getAttribute('aria-invalid')).toBeNull()
})

test('Enter without an active option submits the form', async () => {
  const { page, picker, options } = await openPicker()
  await picker.fill('ohio state')
  await options.first().waitFor()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await picker.press('Enter')
  expect((await sent).postData()).toBe('keywords=ohio+state&school=')
})

test('the picked school is still there on the next page', async () => {
  const { page, picker, options } = await openPicker()
  await picker.fill('UCLA')
  await options.first().click()
  await page.getByRole('link', { name: 'Sign up' }).first().click()
  await page.waitForURL('**/signup?return=home')
  expect(await page.getByRole('combobox').inputValue()).toBe('University of California-Los Angeles')
})

function isFocused(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('role') === 'combobox')
}

function recordEvents(page: Page) {
  return page.evaluate(() => (window as unknown as { received: unknown[] }).received)
}

function isInsideList(page: Page, index: number) {
  return page.evaluate((nth) => {
    // The search field in the navbar has a hidden list of its own.
    const found = document.querySelector('[role=listbox]:not([hidden])')
    const list = found?.getBoundingClientRect()
    const option = found?.querySelectorAll('[role=option]')[nth]?.getBoundingClientRect()
    return Boolean(list && option && option.top >= list.top - 1 && option.bottom <= list.bottom + 1)
  }, index)
}
