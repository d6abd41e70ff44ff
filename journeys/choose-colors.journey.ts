import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site, waitForHydration } from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const light = 'rgb(250, 247, 255)'
const dark = 'rgb(18, 12, 32)'

test('light, dark and system: chosen in the navbar, kept across pages and visits, and system follows the device', async () => {
  const { page, context, problems } = await site.visitor({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto('/')
  await waitForHydration(page)
  expect(await ground(page)).toBe(light)

  await choose(page, 'Dark')
  expect(await ground(page)).toBe(dark)
  expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark')
  await page.goto('/signin')
  expect(await ground(page)).toBe(dark)
  const later = await context.newPage()
  await later.goto('/_app')
  expect(await ground(later)).toBe(dark)

  await page.emulateMedia({ colorScheme: 'dark' })
  await waitForHydration(page)
  await choose(page, 'Light')
  expect(await ground(page)).toBe(light)
  await page.reload()
  expect(await ground(page)).toBe(light)

  await waitForHydration(page)
  await choose(page, 'System')
  expect(await ground(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground(page)).toBe(light)
  expect(problems).toEqual([])
})

test.each(['/', '/_app', '/no-such-page'])('%s has the stored mode before its first paint', async (path) => {
  const { page, context } = await site.visitor({ colorScheme: 'light' })
  await keepMode(context, 'dark')
  await context.addInitScript(() => {
    const modes: Record<string, string | undefined> = {}
    Object.assign(window, { modes })
    const watcher = new MutationObserver(() => {
      if (!document.body) return
      modes.body = document.documentElement.dataset.theme
      watcher.disconnect()
    })
    watcher.observe(document, { childList: true, subtree: true })
    addEventListener('DOMContentLoaded', () => {
      modes.content = document.documentElement.dataset.theme
    })
  })
  await page.goto(path)
  expect(await page.evaluate(() => Reflect.get(window, 'modes'))).toEqual({ body: 'dark', content: 'dark' })
  expect(await ground(page)).toBe(dark)
})

test.each(['/_app', '/no-such-page'])(
  '%s, which has no React, also switches and marks the current mode',
  async (path) => {
    const { page, problems } = await site.visitor({ colorScheme: 'light' })
    await page.goto(path)
    await choose(page, 'Dark')
    expect(await ground(page)).toBe(dark)
    const menu = page.getByRole('menu', { name: 'Appearance' })
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Appearance' }).click()
    expect(await menu.getByRole('menuitemradio', { checked: true }).allTextContents()).toEqual(['Dark'])
    await page.keyboard.press('Escape')
    await page.goto('/')
    expect(await ground(page)).toBe(dark)
    expect(problems).toEqual([])
  },
)

test('the small-screen menu shows the three modes side by side', async () => {
  const { page } = await site.visitor({ width: 360, colorScheme: 'light' })
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  expect(await page.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true')
  expect(await ground(page)).toBe(dark)
})

test('by keyboard: the menu opens on the current mode, arrows and first letters move, Enter chooses, Escape closes', async () => {
  const { page } = await site.visitor({ colorScheme: 'light' })
  await page.goto('/')
  await waitForHydration(page)
  const button = page.getByRole('button', { name: 'Appearance' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expectFocused(page, 'System')
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  for (const [key, label] of [
    ['ArrowDown', 'Light'],
    ['End', 'System'],
    ['Home', 'Light'],
    ['ArrowUp', 'System'],
  ] as const) {
    await page.keyboard.press(key)
    await expectFocused(page, label)
  }
  await page.keyboard.press('Escape')
  expect(await page.getByRole('menu').isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Appearance')
  await page.keyboard.press('Enter')
  await expectFocused(page, 'System')
  await page.keyboard.press('d')
  await page.keyboard.press('Enter')
  expect(await ground(page)).toBe(dark)
})

test('letters typed within 500 ms form one search; a later one starts a new search', async () => {
  const { page } = await site.visitor({ colorScheme: 'light' })
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Appearance' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('l')
  await expectFocused(page, 'Light')
  await page.clock.runFor(499)
  await page.keyboard.press('d') // No mode begins with "ld".
  await expectFocused(page, 'Light')
  await page.clock.runFor(500)
  await page.keyboard.press('d')
  await expectFocused(page, 'Dark')
})

test('when storage is blocked, the pages work and the mode lasts while the page is open', async () => {
  const { page, context, problems } = await site.visitor({ colorScheme: 'light' })
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('storage is off', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await page.goto('/')
  await waitForHydration(page)
  await choose(page, 'Dark')
  expect(await ground(page)).toBe(dark)
  expect(problems).toEqual([])
})

async function choose(page: Page, mode: 'Light' | 'Dark' | 'System') {
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('menuitemradio', { name: mode }).click()
}

function keepMode(context: BrowserContext, mode: string) {
  return context.addInitScript((kept) => localStorage.setItem('color-mode', kept), mode)
}

function ground(page: Page) {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}

async function expectFocused(page: Page, label: string) {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(label)
}
