import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openSite, type Site } from '#testing/browser.ts'

// Bytes as they travel, each file gzipped by itself; 1 KB is 1,024 bytes.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test.each([
  // Both have the picker of schools.
  ['/', 175 * 1024],
  ['/student-loans', 175 * 1024],
  // All questions are one route, and one of them has the picker.
  ['/student-loans/signup', 175 * 1024],
  ['/signup', 175 * 1024],
] as const)('%s: the script it runs once React is there is at most %i bytes', async (path, most) => {
  const { page } = await site.visitor()
  // Whoever saves data gets the page's own files only: no page is fetched ahead.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const files = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.add(response.url())
  })
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const bytes = await bytesOf(page, files)
  console.log(`script after hydration, gz: ${path}: ${bytes} bytes in ${files.size} files, budget ${most}`)
  expect(files.size).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(most)
})

test('the CSS of the whole site is at most 20 KB', async () => {
  const { page } = await site.visitor()
  const sheets = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') sheets.add(response.url())
  })
  for (const path of ['/', '/student-loans/offers', '/signup', '/_app']) await page.goto(path)
  const bytes = await bytesOf(page, sheets)
  console.log(`CSS, whole site, gz: ${bytes} bytes, budget ${20 * 1024}`)
  expect(sheets.size).toBe(1)
  expect(bytes).toBeLessThanOrEqual(20 * 1024)
})

test.each([
  '/_app',
  '/no-such-page',
  '/about/ranking',
  '/about/proof',
  '/resources',
  '/fafsa/fafsa-complete-guide',
])('%s, without React: no script file and at most 4 KB inline', async (path) => {
  const { page } = await site.visitor()
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(request.url())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(files).toEqual([])
  // A data block is read by search engines and run by nobody.
  const scripts = await page.locator('script:not([type="application/ld+json"])').allTextContents()
  const bytes = gzipSync(scripts.join(''), { level: 9 }).length
  console.log(`inline script, gz: ${path}: ${bytes} bytes, budget 4096`)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(4096)
})

test('the page of offers stays live with at most 8 KB of script, all of it inline', async () => {
  const { page } = await site.visitor()
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(request.url())
  })
  await page.goto('/student-loans/offers', { waitUntil: 'networkidle' })
  expect(files).toEqual([])
  const scripts = await page
    .locator('script:not([type="application/ld+json"])')
    .evaluateAll((all) => all.map((script) => script.textContent))
  const bytes = gzipSync(scripts.join(''), { level: 9 }).length
  console.log(`inline script, gz: /student-loans/offers: ${bytes} bytes, budget ${8 * 1024}`)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(8 * 1024)
})

async function bytesOf({ request }: Page, files: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const file of files) bytes += gzipSync(await (await request.get(file)).body(), { level: 9 }).length
  return bytes
}
