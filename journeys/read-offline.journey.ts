import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, openSite, type Site, waitForHydration } from '#testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const results = '/schools/search?keywords=ohio'

const offers = '/student-loans/offers?amount=10000'

/** A reader whose service worker is active and who has opened the pages in this order. */
async function reader(paths: string[], options: Parameters<Site['visitor']>[0] = {}) {
  const visit = await site.visitor({ serviceWorkers: 'allow', colorScheme: 'light', ...options })
  for (const path of paths) {
    await visit.page.goto(path)
    await waitForHydration(visit.page)
    await visit.page.waitForFunction(() => navigator.serviceWorker.controller)
  }
  return visit
}

test('offline, an unread page shows the app shell, which says so and lists the kept pages', async () => {
  const { page, context } = await reader(['/', results])
  await expectSaved(page, ['/', results])
  await context.setOffline(true)
  await page.goto('/student-loans/signup')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('No connection right now')
  const kept = page.getByRole('region', { name: 'Pages saved on this device' }).getByRole('link')
  await kept.first().waitFor()
  expect(await kept.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    `${site.url}${results}`,
    `${site.url}/`,
  ])
  expect(await kept.first().textContent()).toMatch(/ohio/)
  expect(await axeViolations(page)).toEqual([])

  await kept.first().click()
  await page.waitForURL(`**${results}`)
  await page.getByRole('heading', { name: 'Ohio State University-Main Campus' }).waitFor()
})

test('a kept page opens offline with its styles, script and title', async () => {
  const { page, context, problems } = await reader(['/'])
  await expectSaved(page, ['/'])
  const kept = await savedPaths(page)
  await context.setOffline(true)
  await page.reload()
  await waitForHydration(page)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    'See what college money really costs.',
  )
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(250, 247, 255)',
  )
  // A failed prefetch leaves the page unchanged.
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  // Resources that are not cached fail to load: pictures below the window and prefetched pages. The browser
  // reports the failure itself or, if the worker requested the file, the worker's failed response.
  const missing = /net::(ERR_INTERNET_DISCONNECTED|ERR_FAILED) (.+)$/
  const isKept = (address: string) => kept.includes(address.slice(site.url.length))
  expect(
    problems.filter((problem) => {
      const address = missing.exec(problem)?.[2]
      return !address || isKept(address)
    }),
  ).toEqual([])
})

test('a page counts as kept only when its files are kept too', async () => {
  const { page, context } = await reader(['/'])
  await expectSaved(page, ['/'])
  const style = String(await page.locator('link[rel=stylesheet]').getAttribute('href'))
  const font = String(await page.locator('link[as=font]').getAttribute('href'))
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  await context.route(`**${style}`, async (route) => {
    asked.resolve()
    await gate.promise
    await route.continue()
  })
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage('/')
  })
  await asked.promise
  expect(await savedPaths(page)).not.toContain('/')
  gate.resolve()
  await expectSaved(page, ['/', style, font])
})

test('a device without free storage still shows pages', async () => {
  const { page, context } = await reader(['/'])
  await expectSaved(page, ['/'])
  await context.serviceWorkers()[0]?.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
  })
  await page.goto('/student-loans')
  await waitForHydration(page)
  expect(await page.getByRole('combobox').count()).toBe(1)
  expect(await savedPaths(page)).not.toContain('/student-loans')
})

test('a prefetched page is not kept, and nothing replaces it offline', async () => {
  const { page, context } = await reader(['/'], { bypassCSP: true })
  await expectSaved(page, ['/'])
  const other = '/schools/search?keywords=texas'
  await fetchAhead(page, other)
  await context.setOffline(true)
  await fetchAhead(page, results)
  await context.setOffline(false)
  expect(await savedPaths(page)).not.toContain(other)
  await page.evaluate((address) => location.assign(address), results)
  await page.getByRole('heading', { name: 'Ohio State University-Main Campus' }).waitFor()
})

test('a page reached by a link inside the site is kept too', async () => {
  const { page, context } = await reader(['/'])
  await page.getByRole('link', { name: 'Student loans' }).first().click()
  await page.waitForURL('**/student-loans')
  await expectSaved(page, ['/student-loans'])
  await context.setOffline(true)
  await page.reload()
  expect(await page.title()).toMatch(/^(?!No connection)/)
  expect(await page.getByRole('combobox').count()).toBe(1)
})

test('"Try again" returns to the requested page', async () => {
  const { page, context } = await reader(['/'])
  await expectSaved(page, ['/'])
  await context.setOffline(true)
  await page.goto('/student-loans')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('combobox').waitFor()
  expect(new URL(page.url()).pathname).toBe('/student-loans')
})

test('per-user pages, API responses and missing pages are never kept', async () => {
  const { page, context } = await reader(['/', '/signin', '/signup', '/signin'])
  await page.goto(offers)
  await page.goto('/no-such-page')
  await page.goto('/student-loans/signup')
  await waitForHydration(page)
  await page.goto('/')
  await expectSaved(page, ['/'])
  const kept = await savedPaths(page)
  for (const path of ['/signin', '/signup', offers, '/no-such-page']) expect(kept).not.toContain(path)
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
  await context.setOffline(true)
  await page.goto('/signin')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('No connection right now')
  // Their titles are not listed either: on a shared computer they would reveal what someone looked for.
  expect(await page.locator('[data-kept-list] a').allTextContents()).toHaveLength(1)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toBe('{}')
})

/** Makes the browser prefetch the page. Resolves when the response has arrived or failed. */
async function fetchAhead(page: Page, address: string) {
  const ended = Promise.race([
    page.context().waitForEvent('response', (response) => response.url().endsWith(address)),
    page.context().waitForEvent('requestfailed', (request) => request.url().endsWith(address)),
  ])
  await page.evaluate((url) => {
    const script = document.createElement('script')
    script.type = 'speculationrules'
    script.textContent = JSON.stringify({ prefetch: [{ urls: [url], eagerness: 'immediate' }] })
    document.head.append(script)
  }, address)
  await ended
}

async function expectSaved(page: Page, paths: string[]) {
  await expect.poll(() => savedPaths(page), { timeout: 8000 }).toEqual(expect.arrayContaining(paths))
}

function savedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })
}
