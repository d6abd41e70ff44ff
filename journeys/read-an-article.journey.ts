import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '#testing/browser.ts'

// A reader searches, reads an article, opens a definition and continues with another article.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const article = '/resources/student-loans/what-a-cosigner-signs'

const term = (page: Page) => page.getByRole('main').getByRole('button', { name: 'cosigner', exact: true })
const meaning = (page: Page) => page.getByRole('group', { name: /^cosigner$/i })

/** Follows the first link under "Read next"; returns its text, its path and the new page's heading. */
async function readOn(page: Page) {
  const related = page.getByRole('region', { name: 'Read next' })
  const link = related.getByRole('link').first()
  const title = (await link.textContent())?.trim() ?? ''
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await page.waitForURL(`**${path}`)
  return { title, path, heading: (await page.locator('h1').textContent())?.trim() ?? '' }
}

test('by keyboard: from the home page’s navbar to an article, a definition and the next article', async () => {
  const { page, problems } = await site.visitor()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter')
  await page.keyboard.type('what a cosigner signs')
  const wanted = page.locator(`[role=option][data-search-path="${article}"]`)
  await wanted.waitFor()
  for (let step = 0; step < 7 && (await wanted.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${article}`)

  await tabTo(page, term(page))
  await expect.poll(() => meaning(page).isVisible()).toBe(true)
  expect(await meaning(page).textContent()).toMatch(/loan/)
  await page.keyboard.press('Escape')
  await expect.poll(() => meaning(page).isVisible()).toBe(false)

  const next = page.getByRole('region', { name: 'Read next' }).getByRole('link').first()
  const path = (await next.getAttribute('href')) ?? ''
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${path}`)
  expect(path).not.toBe(article)
  expect(await page.locator('h1').count()).toBe(1)
  expect(problems).toEqual([])
})

test('by mouse: from the search results to an article, a definition and the next article', async () => {
  const { page, problems } = await site.visitor()
  await page.goto('/search?q=cosigner')
  await page.getByRole('main').locator(`a[href="${article}"]`).click()
  await page.waitForURL(`**${article}`)
  expect(await meaning(page).isVisible()).toBe(false)
  await term(page).hover()
  await expect.poll(() => meaning(page).isVisible()).toBe(true)
  await page.mouse.move(0, 0)
  await expect.poll(() => meaning(page).isVisible()).toBe(false)
  await term(page).click()
  await expect.poll(() => meaning(page).isVisible()).toBe(true)
  await page.keyboard.press('Escape')

  const { heading, title, path } = await readOn(page)
  expect(path).not.toBe(article)
  expect(title).toContain(heading)
  expect(problems).toEqual([])
})

test('without script: the same steps, starting from the form on the search page', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false, width: 360 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('main').getByRole('searchbox').fill('cosigner')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('main').locator(`a[href="${article}"]`).click()
  await page.waitForURL(`**${article}`)
  expect(await meaning(page).isVisible()).toBe(false)
  await term(page).click()
  expect(await meaning(page).isVisible()).toBe(true)
  const box = (await meaning(page).boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 }
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(360)
  await page.keyboard.press('Escape')
  expect(await meaning(page).isVisible()).toBe(false)
  const { heading, title } = await readOn(page)
  expect(title).toContain(heading)
})

/** Presses Tab until the element has focus, as a keyboard user does; fails when it never gets focus. */
async function tabTo(page: Page, wanted: ReturnType<Page['locator']>) {
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('the Tab key never came there')
}
