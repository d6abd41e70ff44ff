import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { axeViolations, holdBack, openSite, type Site, signIn, waitForHydration } from '#testing/browser.ts'

const start = new Date('2026-11-21T15:00:00Z')
let now = start
let site: Site
beforeAll(async () => {
  site = await openSite({ now: () => now, settings: { LOGINS_PER_ACCOUNT: '1000' } })
})
beforeEach(() => {
  now = start
})
afterAll(() => site[Symbol.asyncDispose]())

/** Opens a visitor's page and collects its API calls for the user. */
async function visitor(options: Parameters<Site['visitor']>[0] = {}) {
  const visit = await site.visitor(options)
  const userCalls: string[] = []
  visit.context.on('request', (request) => {
    if (request.url().endsWith('/api/account/user')) userCalls.push(request.url())
  })
  return { ...visit, userCalls }
}

const greeting = (page: Page) => page.getByText('Hi, Sam').first()
const signInLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true })

/** By keyboard, as far as the button in the menu below the name. */
async function signOut(page: Page) {
  const name = page.getByRole('banner').getByRole('button', { name: 'Hi,' })
  await name.press('Enter')
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).press('Enter')
}

test('signing in by the form opens the dashboard with a greeting; signing out undoes that', async () => {
  const { page, context, problems } = await visitor()
  await page.goto('/signin')
  await page.getByLabel('Email address').fill(sampleAccount.emailAddress)
  await page.getByLabel('Password', { exact: true }).fill(sampleAccount.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'What’s next' }).waitFor()
  await greeting(page).waitFor()
  await page.getByRole('button', { name: 'Hi, Sam' }).click()
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.cookie)).toBe('signed_in=1')

  await page.goto('/student-loans')
  await greeting(page).waitFor()
  const letThrough = await holdBack(page, /\/api\/logout/)
  await signOut(page)
  const leaving = page.getByRole('button', { name: 'Signing out…' })
  expect(await leaving.isDisabled()).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/student-loans')
  letThrough()
  await page.waitForURL(`${site.url}/`)
  await signInLink(page).waitFor()
  expect((await context.cookies()).map((cookie) => cookie.name)).toEqual(['device'])
  expect(problems).toEqual([])
})

test.each([1280, 320])(
  'at %i px the menu of a signed-in visitor leads to what they have, and Escape closes it',
  async (width) => {
    const { page, context } = await visitor({ width })
    await signIn(context)
    await page.goto('/')
    await greeting(page).waitFor({ state: 'attached' })
    const button = page.getByRole('banner').getByRole('button', { name: width < 600 ? 'Menu' : 'Hi, Sam' })
    await button.press('Enter')
    const plan = page.getByRole('banner').getByRole('link', { name: 'My plan' })
    await plan.waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.keyboard.press('Escape')
    await plan.waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await button.press('Enter')
    await plan.press('Enter')
    await page.waitForURL(`${site.url}/scholarships/plan`)
  },
)

test('a wrong password shows an error, keeps the email and signs nobody in', async () => {
  const { page } = await visitor()
  await page.goto('/signin')
  await waitForHydration(page)
  await page.getByLabel('Email address').fill(sampleAccount.emailAddress)
  await page.getByLabel('Password', { exact: true }).fill('Not-the-one-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'The email address or password is incorrect' }).waitFor()
  expect(await page.title()).toMatch(/^Error: /)
  expect(await page.getByLabel('Email address').inputValue()).toBe(sampleAccount.emailAddress)
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('an error beside a field goes once what is typed is right', async () => {
  const { page } = await visitor()
  await page.goto('/signup')
  await page.getByLabel('Email address').fill('sam@')
  await page.getByLabel('First name').fill('Sam')
  await page.getByRole('button', { name: 'Create account' }).click()
  const email = page.getByLabel('Email address')
  await page.waitForSelector('#email[aria-invalid=true]')
  await waitForHydration(page)
  await email.press('End')
  await email.pressSequentially('example')
  expect(await email.getAttribute('aria-invalid')).toBe('true')
  await email.pressSequentially('.com')
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe(null)
  expect(await page.getByLabel('Last name').getAttribute('aria-invalid')).toBe('true')
})

test.each(['/', '/_app'])('%s: without the signed_in cookie, the user is not requested', async (path) => {
  const { page, userCalls } = await visitor()
  await page.goto(path, { waitUntil: 'networkidle' })
  if (path === '/') await waitForHydration(page)
  expect(await signInLink(page).isVisible()).toBe(true)
  expect(userCalls).toEqual([])
})

test.each(['/', '/_app'])(
  '%s: with the signed_in cookie, the user is requested once and greeted',
  async (path) => {
    const { page, context, userCalls } = await visitor()
    await signIn(context)
    await page.goto(path)
    await greeting(page).waitFor()
    expect(await signInLink(page).isVisible()).toBe(false)
    expect(userCalls).toHaveLength(1)
  },
)

test('"Sign in" is never shown before the user is known', async () => {
  const { page, context } = await visitor()
  await signIn(context)
  const letThrough = await holdBack(page, /\/api\/account\/user/)
  await page.goto('/')
  await waitForHydration(page)
  expect(await signInLink(page).isVisible()).toBe(false)
  letThrough()
  await greeting(page).waitFor()
})

test('an expired session shows as signed out, on pages with an island and without', async () => {
  const { page, context, problems } = await visitor()
  await signIn(context)
  now = new Date(start.getTime() + 400 * 24 * 3600 * 1000)
  for (const path of ['/', '/_app']) {
    await page.goto(path)
    await signInLink(page).waitFor()
    expect(await greeting(page).isVisible()).toBe(false)
  }
  expect(problems.filter((problem) => problem === "Couldn't get user data")).toHaveLength(1)
})

test('when the user cannot be fetched, the page logs a warning and works as signed out', async () => {
  const { page, context, problems } = await visitor()
  await signIn(context)
  await page.route('**/api/account/user', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/')
  await signInLink(page).waitFor()
  expect(problems).toContain("Couldn't get user data")
})

test('when signing out fails, the page logs a warning and opens the home page signed out', async () => {
  const { page, context, problems } = await visitor()
  await signIn(context)
  await page.goto('/student-loans')
  await greeting(page).waitFor()
  await page.route('**/api/logout', (route) => route.abort())
  await signOut(page)
  await page.waitForURL(`${site.url}/`)
  await signInLink(page).waitFor()
  expect(problems).toContain("Couldn't log out")
})

test('without script, signing out is a form on the page that shows the signed-in user', async () => {
  const { page, context } = await visitor({ javaScriptEnabled: false })
  await signIn(context)
  await page.goto('/signin')
  expect(await page.getByText('Hello, Sam.').count()).toBe(1)
  const posted = page.waitForRequest(/\/signout$/)
  await page.locator('main').getByRole('button', { name: 'Sign out' }).click()
  expect((await posted).method()).toBe('POST')
  await page.waitForURL(`${site.url}/`)
  expect((await context.cookies()).map((cookie) => cookie.name)).toEqual(['device'])
})

test('after signing out, Back and Forward show nobody signed in, even from the browser’s page cache', async () => {
  const { page, context } = await visitor()
  await signIn(context)
  await page.goto('/')
  await greeting(page).waitFor()
  await page.goto('/student-loans')
  await greeting(page).waitFor()
  const other = await context.newPage()
  await other.goto('/')
  await signOut(other)
  await signInLink(other).waitFor()

  await page.goBack()
  await signInLink(page).waitFor()
  expect(await greeting(page).isVisible()).toBe(false)
  await page.goForward()
  await signInLink(page).waitFor()
  expect(await greeting(page).isVisible()).toBe(false)
})

test('signing in in another tab takes effect here on the next page', async () => {
  const { page, context } = await visitor()
  await page.goto('/')
  await waitForHydration(page)
  await signIn(context)
  await page.getByRole('link', { name: 'Student loans' }).first().click()
  await greeting(page).waitFor()
})
