import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { homeText } from '#app/features/home/messages.ts'
import { axeViolations, openSite, type Site, waitForHydration } from '#testing/browser.ts'

// Checks in a browser the constants of section 9 of the specification.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

async function at(path: string, options: Parameters<Site['visitor']>[0] = {}) {
  const visit = await site.visitor(options)
  await visit.page.goto(path)
  await waitForHydration(visit.page)
  return visit
}

/** Opens a page whose clock stands still until the test advances it. */
async function openWithStoppedClock(path: string, options: Parameters<Site['visitor']>[0] = {}) {
  const visit = await site.visitor(options)
  await visit.page.clock.install()
  await visit.page.goto(path)
  await waitForHydration(visit.page)
  await visit.page.clock.pauseAt(Date.now() + 60_000)
  return visit
}

test.each([320, 768, 1280])('at %i px the navbar is 64 px tall and stays at the top', async (width) => {
  const { page } = await at('/student-loans', { width })
  const navbar = page.getByRole('banner')
  expect((await navbar.boundingBox())?.height).toBe(64)
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  expect((await navbar.boundingBox())?.y).toBe(0)
})

test('the search icon is 24 by 24', async () => {
  const { page } = await at('/')
  const icon = page.getByRole('banner').getByRole('link', { name: 'Search' }).locator('svg')
  expect(await icon.boundingBox()).toMatchObject({ width: 24, height: 24 })
})

test.each(['/', '/student-loans', '/student-loans/offers', '/schools/search', '/signup', '/signin'])(
  '%s: every input and select is 56 px tall',
  async (path) => {
    const { page } = await site.visitor()
    await page.goto(path)
    // Fields in closed details and in the panel of filters have no height until they are opened.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
      document.querySelector<HTMLElement>('#list-settings')?.showPopover()
    })
    const heights = await page
      .locator('main input:not([type=hidden], [type=radio], [type=checkbox]), main select')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(0)
    expect(new Set(heights)).toEqual(new Set([56]))
  },
)

test('brand purple is #8447eb', async () => {
  const { page } = await at('/', { colorScheme: 'light' })
  const button = page.locator('[data-variant=purple]').first()
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(132, 71, 235)',
  )
})

const findTooltip = (page: Page, text: string) => page.getByRole('tooltip').filter({ hasText: text })

test('a tooltip opens after the pointer rests 100 ms, is at most 300 px wide and stays inside the window', async () => {
  const { page } = await openWithStoppedClock('/', { width: 320 })
  const tip = findTooltip(page, homeText.hero.noCheckTip)
  await page.getByRole('button', { name: homeText.hero.noCheck }).hover()
  await page.clock.runFor(99)
  expect(await tip.isVisible()).toBe(false)
  await page.clock.runFor(1)
  await page.clock.runFor(100) // Positioned in the next frame.
  const box = await tip.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(300)
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  const button = await page.getByRole('button', { name: 'See my loans' }).boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
  await page.mouse.move(0, 0)
  expect(await tip.isVisible()).toBe(false)
})

test('a tooltip also opens on focus, and Escape closes it', async () => {
  const { page } = await openWithStoppedClock('/')
  const tip = findTooltip(page, homeText.hero.noCheckTip)
  await page.getByRole('button', { name: 'See my loans' }).focus()
  await page.keyboard.press('Tab')
  await page.clock.runFor(100)
  expect(await tip.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await tip.isVisible()).toBe(false)
})

test('a tooltip opens after a touch of 700 ms and stays 1500 ms', async () => {
  const { page } = await openWithStoppedClock('/', { hasTouch: true, width: 360 })
  const tip = findTooltip(page, homeText.hero.noCheckTip)
  const explained = page.getByRole('button', { name: homeText.hero.noCheck })
  await explained.dispatchEvent('touchstart')
  await page.clock.runFor(699)
  expect(await tip.isVisible()).toBe(false)
  await page.clock.runFor(1)
  expect(await tip.isVisible()).toBe(true)
  await explained.dispatchEvent('touchend')
  await page.clock.runFor(1499)
  expect(await tip.isVisible()).toBe(true)
  await page.clock.runFor(1)
  expect(await tip.isVisible()).toBe(false)
})

test('a definition stays open for 300000 ms after the touch ends, to leave time to read', async () => {
  const { page } = await openWithStoppedClock('/', { hasTouch: true, width: 360 })
  const tip = findTooltip(page, homeText.cost.fixedTip)
  const explained = page.getByRole('button', { name: homeText.cost.fixed })
  await explained.dispatchEvent('touchstart')
  await page.clock.runFor(700)
  await explained.dispatchEvent('touchend')
  await page.clock.fastForward(299_999)
  expect(await tip.isVisible()).toBe(true)
  await page.clock.runFor(1)
  expect(await tip.isVisible()).toBe(false)
})

const results = '/schools/search?keywords=ohio'
const copied = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Link copied' })

test('a toast appears at the top right and disappears after 5000 ms', async () => {
  const { page, context } = await openWithStoppedClock(results)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await copied(page).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + results)
  const box = await copied(page).boundingBox()
  expect(box?.y).toBeLessThan(120)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 64)
  await page.clock.runFor(4999)
  expect(await copied(page).count()).toBe(1)
  await page.clock.runFor(1)
  expect(await copied(page).count()).toBe(0)
})

test('a press closes a toast, and so does dragging it 80% of its width, but not less', async () => {
  const { page, context } = await at(results)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.click()
  await copied(page).click()
  await copied(page).waitFor({ state: 'detached' })

  await copy.click()
  const box = (await copied(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const from = { x: box.x + box.width - 4, y: box.y + box.height / 2 }
  const drag = async (share: number) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x - box.width * share, from.y, { steps: 4 })
    await page.mouse.up()
  }
  await drag(0.78)
  expect(await copied(page).count()).toBe(1)
  await drag(0.82)
  await copied(page).waitFor({ state: 'detached' })
})

test('the modal slides up in 500 ms, closes at once, traps the focus and returns it', async () => {
  const { page } = await at('/', { reducedMotion: 'no-preference' })
  const opener = page.getByRole('button', { name: 'Can’t find yours?' })
  await opener.click()
  const modal = page.getByRole('dialog')
  await modal.waitFor()
  // Reads the duration from the CSS, because on a busy machine the animation ends before it can be measured.
  expect(await modal.evaluate((dialog) => getComputedStyle(dialog).animationDuration)).toBe('0.5s')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await page.locator('dialog').evaluate((dialog) => dialog.getAnimations().length)).toBe(0)
  expect(await modal.count()).toBe(0)
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('the picker asks the server 166 ms after the last key', async () => {
  const { page } = await openWithStoppedClock('/')
  const asked: string[] = []
  await page.route(/\/api\/schools\?/, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('keywords') ?? '')
    return route.fulfill({ json: [] })
  })
  const picker = page.getByRole('combobox')
  await picker.press('o')
  await page.clock.runFor(165)
  await picker.press('h')
  await page.clock.runFor(165)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked).toEqual(['oh'])
})

test('a link is prefetched only within 200 px of the window', async () => {
  const { page } = await site.visitor()
  const article = '/resources/student-loans/what-a-cosigner-signs'
  await page.goto(article)
  const link = page.locator(`main a[data-prefetch]:not([href^="${article}"])`).last()
  const address = new URL(String(await link.getAttribute('href')), site.url).href
  const ahead = page.waitForRequest(address)
  const scrollUntilBelowWindow = (distance: number) =>
    link.evaluate(async (element, below) => {
      const top = scrollY + element.getBoundingClientRect().top - innerHeight - below
      scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
    }, distance)
  await scrollUntilBelowWindow(205)
  await page.waitForTimeout(300)
  expect(await link.getAttribute('data-prefetch')).toBe('')
  await scrollUntilBelowWindow(195)
  await expect.poll(() => link.getAttribute('data-prefetch')).toBe('near')
  expect((await ahead).headers()['sec-purpose']).toMatch(/^prefetch/)
})

test('nothing is prefetched when the visitor saves data', async () => {
  const { page } = await site.visitor()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await page.locator('a[data-prefetch]').count()).toBeGreaterThan(5)
  expect(await page.locator('a[data-prefetch=near]').count()).toBe(0)
})
