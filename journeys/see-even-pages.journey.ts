import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

// Pages with a table of five or more columns have room for it.
const pages = [
  ['/resources/student-loans/federal-loan-limits-and-the-gap', 760, 80],
  ['/student-loans/student-loans-complete-guide', 760, 80],
  ['/student-loans/reviews/quillmere-bank', 960, 48],
  ['/student-loans/best-student-loans', 960, 48],
  ['/student-loans/alp-ll/best-student-loans', 960, 48],
] as const

test.each(pages)(
  'a text and its tables share a right edge, beside the table of contents: %s',
  async (path, width, gap) => {
    const { page } = await site.visitor()
    // The first of these pages takes longer, because the server renders its first images for it.
    await page.goto(path, { timeout: 30_000 })
    const text = await measureBox(page, 'main article')
    const contents = await measureBox(page, 'nav[aria-label="On this page"]')
    expect(text.left).toBe((await measureBox(page, 'h1')).left)
    expect(text.width).toBe(width)
    expect(contents.left - text.right).toBe(gap)
    for (const table of await page.locator('main table:visible').all())
      expect((await table.boundingBox())?.width).toBe(width)
  },
)

test('headings in a text are 32 and 20 px on a desktop, 24 and 20 px on a phone', async () => {
  for (const [width, expected] of [[1280, [32, 20]] as const, [360, [24, 20]] as const]) {
    const { page } = await site.visitor({ width })
    await page.goto('/student-discounts')
    const sizes = await page.evaluate(() =>
      ['main article h2', 'main article h3'].map((heading) => {
        const element = document.querySelector(heading)
        return element ? Math.round(Number.parseFloat(getComputedStyle(element).fontSize)) : 0
      }),
    )
    expect(sizes).toEqual(expected)
  }
})

test.each([520, 768, 1024, 1280])('each row of cards is full or centered at %i px', async (width) => {
  const { page } = await site.visitor({ width })
  await page.goto('/resources')
  for (let count = 3; count <= 14; count += 1)
    expect(await unevenRows(page, count), `${count} cards`).toEqual([])
})

test.each([
  [1280, 72],
  [360, 48],
])('the sections of the home page at %i px are %i px apart', async (width, room) => {
  const { page } = await site.visitor({ width })
  await page.goto('/')
  const rooms = await page.locator('main > section > div').evaluateAll((parts) =>
    parts.slice(1).map((part, at) => {
      const band = part.parentElement?.dataset.surface
      const above = parts[at]
      const edge = band
        ? part.parentElement
        : above?.parentElement?.dataset.surface
          ? above.parentElement
          : above
      const from = band ? edge?.getBoundingClientRect().top : edge?.getBoundingClientRect().bottom
      return Math.round(part.getBoundingClientRect().top - (from ?? 0))
    }),
  )
  expect(new Set(rooms)).toEqual(new Set([room]))
})

/**
 * Fills the list with that many cards and returns the rows that neither span the full width nor are centered.
 */
function unevenRows(page: Page, count: number): Promise<number[]> {
  return page.locator('main ul:has(> li img)').evaluate((list, count) => {
    const cards = [...list.children]
    list.replaceChildren(
      ...Array.from({ length: count }, (_, at) => cards[at] ?? cards[0]?.cloneNode(true) ?? ''),
    )
    const edges = list.getBoundingClientRect()
    const rows = Map.groupBy([...list.children], (card) => Math.round(card.getBoundingClientRect().top))
    return [...rows.values()].flatMap((row) => {
      const before = (row[0]?.getBoundingClientRect().left ?? 0) - edges.left
      const after = edges.right - (row.at(-1)?.getBoundingClientRect().right ?? 0)
      return Math.abs(before - after) > 1 ? [row.length] : []
    })
  }, count)
}

async function measureBox(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return { left, right, width }
    })
}
