import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdBack, openSite, type Site, waitForHydration } from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const script = /\/assets\/.*\.js$/

/** Opens a visitor's page and collects the script files it requests. */
async function visitor() {
  const { page, problems } = await site.visitor()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (script.test(request.url())) scripts.push(request.url())
  })
  return { page, problems, scripts }
}

const withIsland = ['/', '/student-loans', '/signup', '/signin']

test.each(withIsland)('%s requests no script file before the first input in its island', async (path) => {
  const { page, scripts, problems } = await visitor()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.keyboard.press('End')
  await page.mouse.wheel(0, 400)
  expect(scripts).toEqual([])
  await page.locator('[data-island] input').first().focus()
  await waitForHydration(page)
  expect(scripts.length).toBeGreaterThan(0)
  expect(problems).toEqual([])
})

test('moving the mouse near an island prefetches its scripts but starts nothing', async () => {
  const { page, scripts } = await visitor()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(() => scripts.some((file) => file.includes('school-picker'))).toBe(true)
  expect(await page.locator('[data-hydrated]').count()).toBe(0)
})

test('a school typed before the scripts load is kept and searched once they have loaded', async () => {
  const { page, problems } = await visitor()
  const letThrough = await holdBack(page, script)
  await page.goto('/')
  const picker = page.getByRole('combobox')
  await picker.pressSequentially('ucla')
  expect(await page.locator('[data-hydrated]').count()).toBe(0)
  letThrough()
  await page
    .getByRole('option', { name: /Los Angeles/ })
    .first()
    .waitFor()
  expect(await picker.inputValue()).toBe('ucla')
  expect(problems).toEqual([])
})

test('text typed into a form before the scripts load is kept, and the hints reflect it', async () => {
  const { page } = await visitor()
  const letThrough = await holdBack(page, script)
  await page.goto('/signup')
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Long-enough-1')
  letThrough()
  await waitForHydration(page)
  expect(await page.getByLabel('Email address').inputValue()).toBe('ada@example.com')
  await expect.poll(() => validHints(page)).toEqual([true, true, true, true])
})

test('a form submitted before the scripts load is submitted by the browser itself', async () => {
  const { page } = await visitor()
  await holdBack(page, script)
  await page.goto('/')
  await page.getByRole('combobox').fill('ohio state')
  await page.getByRole('button', { name: 'See my loans' }).click()
  await page.waitForURL('**/student-loans/signup?question=who')
  await page.getByText('I’m the student, 18 to 23', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/student-loans/signup?question=school')
  expect(await page.getByRole('radio').count()).toBeGreaterThan(1)
})

test('the first press on a button that needs script takes effect once the island has hydrated', async () => {
  const { page } = await visitor()
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

test('each of the four password hints turns valid when it is met and back when it is not', async () => {
  const { page } = await site.visitor()
  await page.goto('/signup')
  await waitForHydration(page)
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

test('an island that fails on start keeps its HTML usable with the typed text and the focus', async () => {
  const { page, problems } = await visitor()
  const letThrough = await holdBack(page, script)
  await page.goto('/')
  const island = page.locator('[data-island]')
  // Sets props that the component cannot render.
  await island.evaluate((element) => element.setAttribute('data-props', '{"known":{}}'))
  await page.getByRole('combobox').pressSequentially('ohio')
  letThrough()
  await expect.poll(() => failures(problems)).toHaveLength(1)
  await page.keyboard.type(' state')
  await expectStillInUse(page, problems)
})

test('an island that fails later keeps its HTML usable with the typed text and logs the error once', async () => {
  const { page, problems } = await visitor()
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => {
    Array.prototype.join = () => {
      throw new Error('nothing can be drawn any more')
    }
  })
  await page.getByRole('combobox').fill('ohio state')
  await expectStillInUse(page, problems)
})

async function expectStillInUse(page: Page, problems: readonly string[]) {
  await expect.poll(() => failures(problems)).toHaveLength(1)
  const picker = page.getByRole('combobox')
  await expect.poll(() => picker.inputValue()).toBe('ohio state')
  await picker.fill('ohio state university')
  expect(failures(problems)).toHaveLength(1)
  await page.getByRole('button', { name: 'See my loans' }).click()
  await page.waitForURL('**/student-loans/signup?question=who')
}

function failures(problems: readonly string[]) {
  return problems.filter((problem) => problem.includes('its HTML stays in use'))
}

test('an island whose script fails to load keeps its HTML usable, and the script is requested again', async () => {
  const { page } = await visitor()
  let isOut = true
  await page.route(/\/assets\/school-picker.*\.js$/, (route) => (isOut ? route.abort() : route.continue()))
  const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('school-picker'))
  await page.goto('/')
  const picker = page.getByRole('combobox')
  await picker.fill('ucla')
  await missed
  expect(await picker.inputValue()).toBe('ucla')
  expect(await page.locator('[data-hydrated]').count()).toBe(0)
  isOut = false
  await page.reload()
  await picker.fill('ucla')
  await page.getByRole('option').first().waitFor()
})

function hints(page: Page) {
  return page.locator('#password-hint li')
}

function validHints(page: Page) {
  return hints(page).evaluateAll((items) => items.map((item) => item.hasAttribute('data-valid')))
}
