import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '#testing/browser.ts'

// How long the main pages may be: whoever comes to compare must not scroll past everything else first.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const landing = { 1280: 2600, 360: 4500 }

test.each([
  { path: '/', most: { 1280: 2400, 360: 4800 } },
  { path: '/student-loans', most: landing },
  { path: '/refinance-student-loans', most: landing },
  { path: '/credit-cards', most: landing },
  { path: '/scholarships', most: landing },
])(
  '$path is short enough on a desktop and on a phone, and never scrolls sideways',
  async ({ path, most }) => {
    const { page } = await site.visitor()
    await page.goto(path)
    for (const width of [320, 360, 600, 768, 900, 1280, 1536]) {
      await page.setViewportSize({ width, height: 800 })
      const size = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        isTooWide: document.documentElement.scrollWidth > innerWidth,
      }))
      expect([width, size.isTooWide]).toEqual([width, false])
      if (width === 1280 || width === 360) expect(size.height, `${width} px`).toBeLessThanOrEqual(most[width])
    }
  },
)

test.each([
  [1280, 240],
  [360, 420],
])('at %i px the footer is at most %i px tall', async (width, most) => {
  const { page } = await site.visitor({ width })
  await page.goto('/student-loans')
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(most)
})

test('the footer shows its links in a row on a desktop, and in two disclosures on a phone', async () => {
  const { page } = await site.visitor()
  await page.goto('/about/ranking')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'How we make money' })
  expect(await link.isVisible()).toBe(true)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await link.isVisible()).toBe(false)
  await page.getByRole('contentinfo').getByText('How we work').click()
  expect(await link.isVisible()).toBe(true)
})

test.each(['/student-loans', '/refinance-student-loans', '/credit-cards', '/scholarships'])(
  '%s: at 360 px the button that starts is one line high',
  async (path) => {
    const { page } = await site.visitor({ width: 360 })
    await page.goto(path)
    const button = await page.getByRole('main').getByRole('button', { name: 'See my' }).boundingBox()
    expect(button?.height).toBe(56)
  },
)

test('at 360 px the first search result is in the first window', async () => {
  const { page } = await site.visitor({ viewport: { width: 360, height: 740 } })
  await page.goto('/search?q=student')
  const result = await page.getByRole('main').getByRole('heading', { level: 3 }).first().boundingBox()
  expect(result?.y).toBeLessThan(740)
})
