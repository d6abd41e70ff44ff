import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, hydrated, openSite, type Site, settled } from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** The home page has React, the articles have none. */
const pages = ['/', '/resources'] as const
const suggestions = /\/api\/search\/suggestions\?/

async function at(path: string, options: Parameters<Site['visitor']>[0] = {}) {
  const visit = await site.visitor(options)
  await visit.page.goto(path)
  if (path === '/') await hydrated(visit.page)
  return { ...visit, ...partsOf(visit.page) }
}

function partsOf(page: Page) {
  const panel = page.locator('#site-search')
  return {
    link: page.getByRole('banner').getByRole('link', { name: 'Search' }),
    panel,
    field: panel.getByRole('combobox'),
    list: panel.getByRole('listbox'),
    options: panel.getByRole('option'),
    status: panel.getByRole('status'),
  }
}

const hasFocus = (part: ReturnType<Page['locator']>) =>
  part.evaluate((element) => element === document.activeElement)

test.each(pages)('%s, by keyboard: open, type, choose, arrive', async (path) => {
  const { page, link, field, list, options, status, problems } = await at(path)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(field)).toBe(true)
  expect(await field.getAttribute('aria-expanded')).toBe('false')

  await page.keyboard.type('cosigner')
  await options.first().waitFor()
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  expect(await list.getAttribute('id')).toBe(await field.getAttribute('aria-controls'))
  const count = await options.count()
  expect(await status.textContent()).toBe(`Suggestions: ${count}`)

  // Round the list: from the field to the first, from the last back to the field, and up to the last.
  const chosen = () => field.getAttribute('aria-activedescendant')
  expect(await chosen()).toBeNull()
  const met: (string | null)[] = []
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('ArrowDown')
    met.push(await chosen())
    expect(await options.nth(step).getAttribute('id')).toBe(met.at(-1))
    expect(await list.locator('[aria-selected=true]').count()).toBe(1)
  }
  expect(new Set(met).size).toBe(count)
  await page.keyboard.press('ArrowDown')
  expect(await chosen()).toBeNull()
  await page.keyboard.press('ArrowUp')
  expect(await chosen()).toBe(met.at(-1))
  expect(await hasFocus(field)).toBe(true)
  for (let step = 1; step < count; step += 1) await page.keyboard.press('ArrowUp')

  const wanted = (await options.first().getAttribute('data-search-path')) ?? ''
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.href === new URL(wanted, site.url).href)
  expect(await page.locator('h1').count()).toBe(1)
  expect(problems).toEqual([])
})

test.each(pages)('%s: Escape closes the list, then the panel, and the link has the focus', async (path) => {
  const { page, link, panel, field, list, options, status } = await at(path)
  await link.press('Enter')
  await field.pressSequentially('loan')
  await options.first().waitFor()
  await page.keyboard.press('Escape')
  expect(await list.isVisible()).toBe(false)
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  // Nothing was found to be missing: the visitor closed it.
  expect(await status.textContent()).toBe('')
  expect(await panel.isVisible()).toBe(true)
  expect(await field.inputValue()).toBe('loan')
  await page.keyboard.press('Escape')
  expect(await panel.isVisible()).toBe(false)
  expect(await hasFocus(link)).toBe(true)
})

test('a list that was closed stays closed when a late answer comes, and typing on opens it', async () => {
  const { page, link, field, list, options } = await at('/resources')
  await link.press('Enter')
  await field.pressSequentially('loan')
  await options.first().waitFor()
  const gate = Promise.withResolvers<void>()
  const asked = page.waitForRequest(suggestions)
  await page.route(suggestions, async (route) => {
    await gate.promise
    await route.continue().catch(() => {}) // The page has given up on it.
  })
  await field.press('s')
  await asked
  await page.keyboard.press('Escape')
  gate.resolve()
  await page.waitForLoadState('networkidle')
  expect(await list.isVisible()).toBe(false)
  await field.press('Backspace')
  await options.first().waitFor()
})

test('Enter without a choice leads to all results; what is not found is said', async () => {
  const { page, link, field, status, list } = await at('/resources')
  await link.press('Enter')
  await field.pressSequentially('zzqqxx')
  await expect.poll(() => status.textContent()).toBe('No suggestions')
  expect(await list.isVisible()).toBe(false)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=zzqqxx')
})

test('the Tab key leads through the panel and out of it, which closes it', async () => {
  const { page, link, panel, field } = await at('/resources')
  await link.press('Enter')
  await expect.poll(() => hasFocus(field)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await hasFocus(panel.getByRole('button', { name: 'Search' }))).toBe(true)
  expect(await panel.isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => panel.isVisible()).toBe(false)
  // On to the page, not back to its top.
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  expect(await hasFocus(link)).toBe(false)
})

test.each(pages)('%s, by mouse: a click chooses, a press that ends elsewhere does not', async (path) => {
  const { page, link, panel, field, options, problems } = await at(path)
  await link.click()
  await field.pressSequentially('cosigner')
  await options.first().waitFor()
  const box = (await options.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + 20, box.y + box.height / 2)
  await page.mouse.down()
  expect(await hasFocus(field)).toBe(true)
  const title = (await field.boundingBox()) ?? box
  await page.mouse.move(title.x + 20, title.y + 10)
  await page.mouse.up()
  expect(new URL(page.url()).pathname).toBe(path)

  const wanted = (await options.first().getAttribute('data-search-path')) ?? ''
  await options.first().click()
  await page.waitForURL((url) => url.href === new URL(wanted, site.url).href)

  await partsOf(page).link.click()
  expect(await panel.isVisible()).toBe(true)
  await page.locator('h1').click({ position: { x: 2, y: 2 }, force: true })
  await expect.poll(() => panel.isVisible()).toBe(false)
  expect(problems).toEqual([])
})

test('with a finger on 360 px: all of the panel is in the window, and each suggestion is a target', async () => {
  const { page, link, panel, field, options } = await at('/resources', { width: 360, hasTouch: true })
  await link.tap()
  await field.fill('interest')
  await options.first().waitFor()
  const targets = [panel, field, ...(await options.all())]
  for (const target of targets) {
    const box = (await target.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 }
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(360)
    expect(box.height).toBeGreaterThanOrEqual(40)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const wanted = (await options.last().getAttribute('data-search-path')) ?? ''
  await options.last().tap()
  await page.waitForURL((url) => url.href === new URL(wanted, site.url).href)
})

test.each(pages)('%s, without script: the link leads to the page, and its form works', async (path) => {
  const { page } = await site.visitor({ javaScriptEnabled: false })
  await page.goto(path)
  const { link, panel } = partsOf(page)
  expect(await panel.isVisible()).toBe(false)
  await link.click()
  await page.waitForURL('**/search')
  await page.getByRole('main').getByRole('searchbox').fill('cosigner')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/search?q=cosigner')
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /cosigner/i })
      .count(),
  ).toBeGreaterThan(1)
})

test.each(['/', '/resources', '/search?q=loan'])(
  '%s: axe finds nothing wrong with the open panel, its list and a choice, in both themes',
  async (path) => {
    const { page, link, field, options } = await at(path, { reducedMotion: 'reduce' })
    await link.press('Enter')
    expect(await axeViolations(page)).toEqual([])
    await field.pressSequentially('cosigner')
    await options.first().waitFor()
    await page.keyboard.press('ArrowDown')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      expect(await axeViolations(page), colorScheme).toEqual([])
    }
  },
)

test('an answer that is none, or leads elsewhere, is not shown', async () => {
  const { page, link, field, options, problems } = await at('/resources')
  const item = { title: 'A right one', kindName: 'Article', path: '/resources' }
  await page.route(suggestions, (route) =>
    route.fulfill({
      json: { suggestions: [null, { ...item, path: '//elsewhere.example' }, item, { ...item, title: 7 }] },
    }),
  )
  await link.press('Enter')
  await field.pressSequentially('x')
  await options.first().waitFor()
  expect(await options.allTextContents()).toEqual(['A right one Article'])
  await page.route(suggestions, (route) => route.fulfill({ body: '<h1>' }))
  await field.pressSequentially('y')
  await expect.poll(() => options.count()).toBe(0)
  expect(problems).toEqual([])
})
