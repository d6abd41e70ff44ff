import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdBack, hydrated, neverIdle, openSite, type Site } from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const script = /\/assets\/.*\.js$/

/** A visitor whose browser is never idle, and the script files that were asked for. */
async function busyVisitor() {
  const { page, context, problems } = await site.visitor()
  await neverIdle(context)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (script.test(request.url())) scripts.push(request.url())
  })
  return { page, problems, scripts }
}

const withReact = ['/', '/student-loans', '/student-loans/signup', '/signup', '/signin']

test.each(withReact)(
  '%s asks for no script file before the first input, and starts with it',
  async (path) => {
    const { page, scripts, problems } = await busyVisitor()
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await page.keyboard.press('Shift')
    await hydrated(page)
    expect(scripts.length).toBeGreaterThan(0)
    expect(problems).toEqual([])
  },
)

test('without any input, the scripts start when the browser is idle after load', async () => {
  const { page, problems } = await site.visitor()
  await page.goto('/')
  await hydrated(page)
  expect(problems).toEqual([])
})

test('a school typed before the scripts are there is kept and searched once they are', async () => {
  const { page, problems } = await busyVisitor()
  const letThrough = await holdBack(page, script)
  await page.goto('/')
  const picker = page.getByRole('combobox')
  await picker.pressSequentially('ucla')
  expect(await isHydrated(page)).toBe(false)
  letThrough()
  await page
    .getByRole('option', { name: /Los Angeles/ })
    .first()
    .waitFor()
  expect(await picker.inputValue()).toBe('ucla')
  expect(problems).toEqual([])
})

test('what is typed into a form before the scripts are there is kept, and the hints know of it', async () => {
  const { page } = await busyVisitor()
  const letThrough = await holdBack(page, script)
  await page.goto('/signup')
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Long-enough-1')
  letThrough()
  await hydrated(page)
  expect(await page.getByLabel('Email address').inputValue()).toBe('ada@example.com')
  await expect.poll(() => validHints(page)).toEqual([true, true, true, true])
})

test('a form sent before the scripts are there is sent by the browser itself', async () => {
  const { page } = await busyVisitor()
  await holdBack(page, script)
  await page.goto('/')
  await page.getByRole('combobox').fill('ohio state')
  await page.getByRole('button', { name: 'See your options' }).click()
  await page.waitForURL('**/student-loans/signup?question=age')
  await page.getByText('Yes', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('The student', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/student-loans/signup?question=school')
  expect(await page.getByRole('radio').count()).toBeGreaterThan(1)
})

test('the first press on a button that needs script is done once React is there: show password', async () => {
  const { page } = await busyVisitor()
  await page.goto('/signin')
  const password = page.locator('#password')
  const letThrough = await holdBack(page, script)
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await password.getAttribute('type')).toBe('password')
  letThrough()
  await page.getByRole('button', { name: 'Hide password' }).waitFor()
  expect(await password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  expect(await password.getAttribute('type')).toBe('password')
})

test('the first press on a button that needs script is done once React is there: dark mode', async () => {
  const { page } = await busyVisitor()
  const letThrough = await holdBack(page, script)
  await page.goto('/')
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  expect(await page.locator('html').getAttribute('data-theme')).toBeNull()
  letThrough()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
})

test('the four password hints turn valid one by one as they are met, and back', async () => {
  const { page } = await site.visitor()
  await page.goto('/signup')
  await hydrated(page)
  expect(await page.getByText('Your password must have at least:').count()).toBe(1)
  expect(await hints(page).allTextContents()).toEqual([
    '8 characters',
    '1 uppercase letter',
    '1 digit',
    '1 special character',
  ])
  const password = page.getByLabel('Password', { exact: true })
  for (const [typed, valid] of [
    ['', [false, false, false, false]],
    ['abcdefgh', [true, false, false, false]],
    ['A', [false, true, false, false]],
    ['7', [false, false, true, false]],
    [' ', [false, false, false, true]],
    ['Abcdefg-7', [true, true, true, true]],
    ['Abcdefg-', [true, true, false, true]],
  ] as const) {
    await password.fill(typed)
    await expect.poll(() => validHints(page), { message: typed }).toEqual(valid)
  }
})

function hints(page: Page) {
  return page.locator('#password-hint li')
}

function validHints(page: Page) {
  return hints(page).evaluateAll((items) => items.map((item) => item.hasAttribute('data-valid')))
}

function isHydrated(page: Page) {
  return page.evaluate(() => document.documentElement.dataset.hydrated === 'true')
}

test('a script fetched ahead that does not come leaves the page as it is, and its link works', async () => {
  const { page } = await site.visitor()
  const ahead = /\/assets\/signin-page.*\.js$/
  await page.route(ahead, (route) => route.abort())
  const missed = page.waitForEvent('requestfailed', (request) => ahead.test(request.url()))
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Ada')
  await hydrated(page)
  await missed
  await page.waitForTimeout(300)
  expect(await page.getByLabel('First name').inputValue()).toBe('Ada')
  await page.unroute(ahead)
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
})
