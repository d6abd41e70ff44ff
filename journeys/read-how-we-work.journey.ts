import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site, waitForHydration } from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test.each([true, false])(
  'from the footer to the formula and the proof, by keyboard; script: %s',
  async (js) => {
    const { page, problems } = await site.visitor({ javaScriptEnabled: js })
    await page.goto('/student-loans')
    if (js) await waitForHydration(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'How we rank' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'How we rank loans and cards' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'An example you can check' })
      .press('Enter')
    const heading = page.getByRole('heading', { level: 2, name: 'An example you can check' })
    await expect
      .poll(async () => Math.round((await heading.boundingBox())?.y ?? -1))
      .toBeGreaterThanOrEqual(64)
    expect((await heading.boundingBox())?.y).toBeLessThan(300)
    await page.getByRole('link', { name: 'How we check the costs themselves' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Our numbers, checked' }).waitFor()
    expect(problems).toEqual([])
  },
)

test('at 320 px, each table value shows its column’s heading', async () => {
  const { page } = await site.visitor({ width: 320 })
  for (const path of ['/about/ranking', '/about/proof']) {
    await page.goto(path)
    // The narrow table of a chart keeps its row of headings.
    const labels = await page
      .locator('main td:not(:empty, figure td)')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
    expect(labels.length).toBeGreaterThan(20)
    expect(labels.filter((label) => !/^"\S.*"$/.test(label))).toEqual([])
    expect(await page.locator('main thead').first().isVisible()).toBe(false)
  }
})

test('printed, the tables are complete and without navigation', async () => {
  const { page } = await site.visitor()
  await page.goto('/about/proof')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 900 })
  expect(await page.getByRole('navigation', { name: 'On this page' }).isVisible()).toBe(false)
  expect(await page.locator('main thead').first().isVisible()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(700)
})

test('the structured data is the same in a browser and causes no errors', async () => {
  const { page, problems } = await site.visitor()
  const open = ['/', '/student-loans', '/about/ranking', '/about/proof']
  // These pages are rendered per visitor, so their policy has a nonce instead of hashes.
  const own = ['/student-loans/signup', '/student-loans/signin', '/student-loans/offers']
  for (const path of [...open, ...own]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(blocks.length).toBe(1)
    expect(JSON.parse(blocks[0] ?? '')['@context']).toBe('https://schema.org')
  }
  expect(problems).toEqual([])
})
