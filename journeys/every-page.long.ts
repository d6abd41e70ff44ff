import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openSite, type Site, waitForAnimations, waitForHydration } from '#testing/browser.ts'
import { type SitePage, sitePages } from './site-pages.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const titles = new Map<string, string>()

test.each(sitePages)(
  '$name: no axe violations in either theme, fits every width, one heading, no id twice, no console messages',
  async (sitePage) => {
    await checkPage(site, sitePage)
  },
)

test('an error page passes the same checks and reveals nothing about the error', async () => {
  await using broken = await openSite()
  broken.services.loanOffers.offers = () => Promise.reject(new Error('no such table: loan_offer'))
  const html = await checkPage(broken, { name: 'broken', path: '/', status: 500 })
  expect(html).not.toMatch(/no such table|does not exist|loan_offer|\.[cm]?[jt]sx?:\d/)
})

test('where other companies’ scripts may load, the banner and the page of choices pass the same checks', async () => {
  await using asking = await openSite({ settings: { TAG_SCRIPT_URL: 'https://tags.example/site.js' } })
  expect(await checkPage(asking, { name: 'home', path: '/' })).toContain('Accept all')
  await checkPage(asking, { name: 'privacy choices', path: '/about/privacy-choices' })
})

test('a request rejected before any page gets a page that passes the same checks', async () => {
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

/** Opens the page, brings it into its state and runs every check. Returns the HTML as the server sent it. */
async function checkPage({ visitor }: Site, { name, path, act, status = 200 }: SitePage) {
  const { page, context, problems } = await visitor({ reducedMotion: 'reduce', colorScheme: 'light' })
  let document: Response | undefined
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) document = response
  })
  await page.goto(path)
  await act?.(page)
  expect(document?.status()).toBe(status)
  await waitForHydration(page)

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
    await waitForAnimations(page)
    expect(await axeViolations(page), colorScheme).toEqual([])
  }
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await measureWidest(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(width)
  }
  expect(await page.locator('h1').count()).toBe(1)
  expect(await findRepeatedIds(page), 'ids that stand twice').toEqual([])
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect((await page.title()).trim()).not.toBe('')
  const description = page.locator('meta[name=description]')
  expect(await description.count()).toBe(1)
  expect((await description.getAttribute('content'))?.length).toBeGreaterThan(20)
}

function measureWidest(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** Labels and links lead to the first of two elements with one id. */
function findRepeatedIds(page: Page): Promise<string[]> {
  return page.locator('[id]').evaluateAll((elements) => {
    const ids = elements.map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
}
