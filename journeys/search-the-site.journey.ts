import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  axeViolations,
  holdBack,
  openSite,
  type Site,
  waitForAnimations,
  waitForHydration,
} from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const suggestions = /\/api\/search\/suggestions\?/

async function at(path: string, options: Parameters<Site['visitor']>[0] = {}) {
  const visit = await site.visitor(options)
  await visit.page.goto(path)
  if (path === '/') await waitForHydration(visit.page)
  return { ...visit, ...getParts(visit.page) }
}

function getParts(page: Page) {
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

test('by keyboard: open, type, choose, arrive', async () => {
  const { page, link, field, list, options, status, problems } = await at('/')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(field)).toBe(true)
  expect(await field.getAttribute('aria-expanded')).toBe('false')

  // As one input: typed letter by letter on a busy machine, a later list would replace the one walked here.
  await page.keyboard.insertText('cosigner')
  await options.first().waitFor()
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  expect(await list.getAttribute('id')).toBe(await field.getAttribute('aria-controls'))
  const count = await options.count()
  expect(await status.textContent()).toBe(`Suggestions: ${count}`)

  // Arrow keys wrap around: the field comes before the first option and after the last.
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

test('Escape closes the list, then the panel, and the link has the focus', async () => {
  const { page, link, panel, field, list, options, status } = await at('/resources')
  await link.press('Enter')
  await field.pressSequentially('loan')
  await options.first().waitFor()
  await page.keyboard.press('Escape')
  expect(await list.isVisible()).toBe(false)
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  // The visitor closed the list, so the status must not say that nothing was found.
  expect(await status.textContent()).toBe('')
  expect(await panel.isVisible()).toBe(true)
  expect(await field.inputValue()).toBe('loan')
  await page.keyboard.press('Escape')
  expect(await panel.isVisible()).toBe(false)
  expect(await hasFocus(link)).toBe(true)
})

test('a closed list stays closed when a late response arrives, and typing opens it again', async () => {
  const { page, link, field, list, options } = await at('/resources')
  await link.press('Enter')
  await field.pressSequentially('loan')
  await options.first().waitFor()
  const gate = Promise.withResolvers<void>()
  const asked = page.waitForRequest(suggestions)
  await page.route(suggestions, async (route) => {
    await gate.promise
    await route.continue().catch(() => {}) // The page canceled the request.
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

test('Enter without a choice opens all results, and the page says when nothing is found', async () => {
  const { page, link, field, status, list } = await at('/resources')
  await link.press('Enter')
  await field.pressSequentially('zzqqxx')
  await expect.poll(() => status.textContent()).toBe('No suggestions')
  expect(await list.isVisible()).toBe(false)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=zzqqxx')
})

test.each([
  { when: 'once its script has loaded', holds: false },
  { when: 'before its script has loaded', holds: true },
])('Tab moves through the panel, and leaving it closes it, $when', async ({ holds }) => {
  const { page, link, panel, field } = await at('/resources')
  const release = holds ? await holdBack(page, /search-field/) : undefined
  const loaded = holds ? undefined : page.waitForResponse(/search-field/)
  await link.press('Enter')
  await loaded
  await expect.poll(() => hasFocus(field)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await hasFocus(panel.getByRole('button', { name: 'Search' }))).toBe(true)
  expect(await panel.isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => panel.isVisible()).toBe(false)
  // Focus moves on into the page, not back to its top.
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  expect(await hasFocus(link)).toBe(false)
  release?.()
})

test('by mouse, also beside an island: a click chooses, but a press released elsewhere does not', async () => {
  const { page, link, panel, field, options, problems } = await at('/')
  await link.click()
  // All at once, because later suggestions would move those of the first letters.
  await field.fill('cosigner')
  await options.first().waitFor()
  const box = (await options.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + 20, box.y + box.height / 2)
  await page.mouse.down()
  expect(await hasFocus(field)).toBe(true)
  const title = (await field.boundingBox()) ?? box
  await page.mouse.move(title.x + 20, title.y + 10)
  await page.mouse.up()
  expect(new URL(page.url()).pathname).toBe('/')

  const wanted = (await options.first().getAttribute('data-search-path')) ?? ''
  await options.first().click()
  await page.waitForURL((url) => url.href === new URL(wanted, site.url).href)

  await getParts(page).link.click()
  expect(await panel.isVisible()).toBe(true)
  await page.mouse.click(4, 400) // Beside the page, below the panel.
  await expect.poll(() => panel.isVisible()).toBe(false)
  expect(problems).toEqual([])
})

test('by touch at 360 px: the whole panel is in the window, and each suggestion is large enough to tap', async () => {
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

test('without script, the link opens the search page, and its form works', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false })
  await page.goto('/resources')
  const { link, panel } = getParts(page)
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

test.each(['/', '/search?q=loan'])(
  '%s: axe finds no violations in the open panel, its list and a choice, in both themes',
  async (path) => {
    const { page, link, field, options } = await at(path)
    await link.press('Enter')
    expect(await axeViolations(page)).toEqual([])
    await field.pressSequentially('cosigner')
    await options.first().waitFor()
    await page.keyboard.press('ArrowDown')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await waitForAnimations(page)
      expect(await axeViolations(page), colorScheme).toEqual([])
    }
  },
)

test('an invalid response, or one that links to another site, is not shown', async () => {
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
