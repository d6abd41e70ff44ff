import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, hydrated, openSite, type Site, settled } from '#testing/browser.ts'
import { type SitePage, sitePages } from './site-pages.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const titles = new Map<string, string>()

test.each(sitePages)(
  '$name: clean for axe in both themes, fits every window, well headed, quiet',
  async (sitePage) => {
    await checkPage(site, sitePage)
  },
)

test('a page that breaks: the same, and nothing of the error is told', async () => {
  await using broken = await openSite()
  broken.services.loanOffers.offers = () => Promise.reject(new Error('no such table: loan_offer'))
  const html = await checkPage(broken, { name: 'broken', path: '/', status: 500 })
  expect(html).not.toMatch(/no such table|does not exist|loan_offer|\.[cm]?[jt]sx?:\d/)
})

test('a request refused before any page: a page too', async () => {
  const { page } = await site.visitor()
  await page.goto('/')
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.setContent(`<form action="${site.url}/signup" method="post"><button>Send</button></form>`)
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('textarea'), { name: 'email' })
    field.value = 'x'.repeat(2_000_000)
    document.forms[0]?.append(field)
    document.forms[0]?.submit()
  })
  expect((await answer).status()).toBe(413)
  await page.waitForLoadState()
  await expectWellMade(page)
})

/** Opens the page, brings it to its state and looks at it from all sides. Returns the document as it came. */
async function checkPage({ visitor }: Site, { name, path, act, status = 200 }: SitePage) {
  const { page, context, problems } = await visitor({ reducedMotion: 'reduce', colorScheme: 'light' })
  let document: Response | undefined
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) document = response
  })
  await page.goto(path)
  await act?.(page)
  expect(document?.status()).toBe(status)
  await hydrated(page)

  await expectWellMade(page)
  const [pageName = name] = name.split(',')
  const title = await page.title()
  expect(titles.get(title) ?? pageName, `the title "${title}" is another page's too`).toBe(pageName)
  titles.set(title, pageName)
  const html = await document?.text()
  expect(html).not.toMatch(/<[^>]+\sstyle=/)
  expect(problems).toEqual([])
  await context.close()
  return html
}

async function expectWellMade(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    expect(await axeViolations(page), colorScheme).toEqual([])
  }
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await widestOf(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(width)
  }
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect((await page.title()).trim()).not.toBe('')
  const description = page.locator('meta[name=description]')
  expect(await description.count()).toBe(1)
  expect((await description.getAttribute('content'))?.length).toBeGreaterThan(20)
}

function widestOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
