import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '#testing/browser.ts'

const article = '/about/ranking'
const choices = '/about/privacy-choices'

let site: Site
let vendor: Awaited<ReturnType<typeof openVendor>>
beforeAll(async () => {
  vendor = await openVendor()
  site = await openSite({
    settings: {
      CONSENT_SCRIPT_URL: `${vendor.url}/consent.js`,
      TAG_SCRIPT_URL: `${vendor.url}/tags.js`,
    },
  })
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  vendor.close()
})

/** Another company's host: its second script sends what is in the data layer when it runs, and what is added to it. */
async function openVendor() {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/javascript').setHeader('access-control-allow-origin', '*')
    response.end(
      request.url === '/tags.js'
        ? `const { src } = document.currentScript
           const post = (all) => fetch(new URL('/collect', src), { method: 'POST', body: JSON.stringify(all) })
           post(dataLayer)
           const { push } = dataLayer
           dataLayer.push = (...all) => { post(all); return push.apply(dataLayer, all) }`
        : '',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

/** Opens a visitor whose requests to the vendor are written down. */
async function watchedVisitor(options: Parameters<Site['visitor']>[0] = {}) {
  const visitor = await site.visitor(options)
  const asked: string[] = []
  const sent: Record<string, unknown>[] = []
  visitor.page.on('request', (request) => {
    if (!request.url().startsWith(vendor.url)) return
    const { pathname } = new URL(request.url())
    asked.push(pathname)
    if (pathname === '/collect') sent.push(...JSON.parse(request.postData() ?? '[]'))
  })
  return { ...visitor, asked, sent }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy choices' })

/** Waits long enough for a vendor's script to be asked for, if the page asks for one. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.waitForTimeout(700)
}

/** Visits a page whose events wait for another one, until the script that keeps them has run. */
async function visitPrivate(page: Page, path: string) {
  await visit(page, path)
  const script = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/vendors-'))?.name,
  )
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())}).then(() => undefined)`)
}

test('nothing is asked of a vendor before a yes, everything agreed to after it, and nothing after a no', async () => {
  const { page, asked, sent, problems } = await watchedVisitor()
  await visit(page, article)
  expect(await banner(page).isVisible()).toBe(true)
  expect(asked).toEqual([])

  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => asked).toEqual(['/consent.js', '/tags.js', '/collect'])
  expect(new URL(page.url()).pathname).toBe(article)
  expect(await banner(page).isVisible()).toBe(false)
  expect(sent).toEqual([
    { event: 'consent', necessary: true, advertising: true, analytics: true },
    { event: 'PageView', path: article, device: expect.any(String) },
  ])
  expect(
    await page.locator('script[data-consent-categories]').first().getAttribute('data-consent-categories'),
  ).toBe('necessary analytics advertising')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Necessary only' }).click()
  await page.getByText('Your current choice: necessary only.').waitFor()
  asked.length = 0
  await visit(page, article)
  await visit(page, '/')
  expect(await banner(page).isVisible()).toBe(false)
  expect(asked).toEqual([])
  expect(problems).toEqual([])
})

test('on a page with something of the visitor’s no vendor runs; its events wait, without the address’s query', async () => {
  const { page, asked, sent, context } = await watchedVisitor()
  await context.addCookies([{ name: 'consent', value: 'analytics', url: site.url }])
  await visitPrivate(page, '/student-loans/offers?amount=12500&credit=640_699')
  await visitPrivate(page, '/signin')
  await visitPrivate(page, '/resources?page=1')
  expect(asked).toEqual([])
  await visit(page, article)
  await expect.poll(() => sent.length).toBe(5)
  expect(sent.map(({ path }) => path)).toEqual([
    undefined,
    '/student-loans/offers',
    '/signin',
    '/resources',
    article,
  ])
  expect(sent[0]).toMatchObject({ analytics: true, advertising: false })
  expect(JSON.stringify(sent)).not.toMatch(/12500|640_699/)
})

test('advertising alone gets no events', async () => {
  const { page, sent, context } = await watchedVisitor()
  await context.addCookies([{ name: 'consent', value: 'advertising', url: site.url }])
  await visit(page, article)
  await expect
    .poll(() => sent)
    .toEqual([{ event: 'consent', necessary: true, advertising: true, analytics: false }])
})

test('with Global Privacy Control nothing is asked of a vendor, whatever was chosen, and the page says so', async () => {
  const { page, asked, context } = await watchedVisitor({ extraHTTPHeaders: { 'sec-gpc': '1' } })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await context.addCookies([{ name: 'consent', value: 'all', url: site.url }])
  await visit(page, article)
  expect(await banner(page).isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').getByText('Opt-out request honored').isVisible()).toBe(true)
  await visit(page, choices)
  expect(await page.getByRole('main').getByText('Opt-out request honored').isVisible()).toBe(true)
  expect(asked).toEqual([])
})

test('the banner moves nothing, covers nothing, fits 320 px, and works with the keyboard', async () => {
  const { page } = await watchedVisitor({ width: 320 })
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, article)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await banner(page).evaluate((element) => getComputedStyle(element).position)).toBe('static')
  const buttons = banner(page).locator('button, a')
  const looks = await buttons.evaluateAll((all) =>
    all.map((each) => {
      const { backgroundColor, color, fontWeight } = getComputedStyle(each)
      return [backgroundColor, color, fontWeight, each.clientHeight]
    }),
  )
  expect(looks).toHaveLength(3)
  for (const look of looks) expect(look).toEqual(looks[0])
  await buttons.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => banner(page).isVisible()).toBe(false)
})

test('the banner is not printed', async () => {
  const { page } = await watchedVisitor()
  await visit(page, article)
  await page.emulateMedia({ media: 'print' })
  expect(await banner(page).isVisible()).toBe(false)
})

test('without script nothing loads and nothing is asked, and the page of choices works', async () => {
  const { page, asked } = await watchedVisitor({ javaScriptEnabled: false })
  await visit(page, article)
  expect(await banner(page).isVisible()).toBe(false)
  await visit(page, choices)
  await page.getByRole('checkbox', { name: /^Analytics/ }).check()
  await page.getByRole('button', { name: 'Save my choices' }).click()
  await page.getByText('Your current choice: analytics only.').waitFor()
  expect(asked).toEqual([])
})
