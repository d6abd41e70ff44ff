import { readdir } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { islands } from '#app/islands/registry.ts'
import { openSite, type Site } from '#testing/browser.ts'
import { saveScholarships, withEssays } from './saved-scholarships.ts'
import { sitePages } from './site-pages.ts'

// Only three kinds of script run in the browser: the page script, the live form, and islands. Sizes are those
// of each file gzipped separately, as served; 1 KB is 1,024 bytes.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test('the build contains only the scripts of the islands, the live form and the page script', async () => {
  const files = (await readdir('build/client/assets')).filter((file) => file.endsWith('.js'))
  const names = files.map((file) => file.replace(/-[\w-]{8}\.js$/, '')).sort()
  // What the same islands of one product share is named by them.
  expect(names.filter((name) => !name.startsWith('of-'))).toEqual(
    [
      'consent',
      'entry.client',
      ...Object.keys(islands).map((name) => `${name}.island`),
      'live-form',
      'promos',
      'react',
      'rolldown-runtime',
      'search-field',
      'shared',
      'toasts',
      'vendors',
    ].sort(),
  )
})

test('every page includes only the page script, the same on every page, in at most 4.9 KB', async () => {
  const { request } = (await site.visitor()).context
  const seen = new Set<string>()
  for (const path of new Set(sitePages.filter(({ act }) => !act).map((page) => page.path))) {
    const html = await (await request.get(path)).text()
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      .map(([, attributes = '', code = '']) => ({
        attributes: attributes.replace(/ ?nonce="[^"]*"/, ''),
        code,
      }))
      // Search engines read a data block, but no browser runs it.
      .filter(({ attributes }) => !attributes.includes('ld+json'))
    expect(
      scripts.map(({ attributes }) => attributes),
      path,
    ).toEqual(['', ' type="speculationrules"', ''])
    expect(html, path).not.toMatch(/<link[^>]*modulepreload|\son\w+="/)
    seen.add(scripts.map(({ code }) => code).join(''))
  }
  expect(seen.size).toBe(1)
  const bytes = gzipSync([...seen].join(''), { level: 9 }).length
  console.log(`page script, inline, gz: ${bytes} bytes, budget ${4.9 * 1024}`)
  expect(bytes).toBeLessThanOrEqual(4.9 * 1024)
})

test.each([
  ['/student-loans/offers', '#sort', 8 * 1024],
  ['/schools/search', '#school', 8 * 1024],
  ['/search', '#q', 8 * 1024],
  ['/', '#school', 90 * 1024],
  ['/student-loans', '#school', 90 * 1024],
  ['/signup', '#email', 90 * 1024],
] as const)(
  '%s: the scripts loaded on the first input in %s have at most %i bytes',
  async (path, field, max) => {
    const { page } = await site.visitor()
    const files = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') files.add(request.url())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(files.size).toBe(0)
    await page.locator(field).focus()
    await expect.poll(() => files.size).toBeGreaterThan(1)
    await page.waitForLoadState('networkidle')
    const bytes = await countBytes(page, files)
    console.log(
      `script after the first input, gz: ${path}: ${bytes} bytes in ${files.size} files, budget ${max}`,
    )
    expect(bytes).toBeLessThanOrEqual(max)
  },
)

test.each([
  ['/scholarships/essays', 90 * 1024],
  ['/fafsa/offers', 110 * 1024],
  ['/fafsa/household', 110 * 1024],
  ['/fafsa/estimate', 110 * 1024],
] as const)(
  '%s, which starts by itself to show what is kept, loads at most %i bytes of scripts',
  async (path, max) => {
    const { page, context } = await site.visitor()
    await saveScholarships(context, withEssays)
    const files = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') files.add(request.url())
    })
    await page.goto(path)
    await page.locator('[data-hydrated]').waitFor()
    const bytes = await countBytes(page, files)
    console.log(`script of ${path}, gz: ${bytes} bytes in ${files.size} files, budget ${max}`)
    expect(files.size).toBeGreaterThan(1)
    expect(bytes).toBeLessThanOrEqual(max)
  },
)

test('the CSS of the whole site is at most 21 KB', async () => {
  const { page } = await site.visitor()
  const sheets = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') sheets.add(response.url())
  })
  for (const path of ['/', '/student-loans/offers', '/signup', '/_app']) await page.goto(path)
  const bytes = await countBytes(page, sheets)
  console.log(`CSS, whole site, gz: ${bytes} bytes, budget ${21 * 1024}`)
  expect(sheets.size).toBe(1)
  expect(bytes).toBeLessThanOrEqual(21 * 1024)
})

async function countBytes({ request }: Page, files: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const file of files) bytes += gzipSync(await (await request.get(file)).body(), { level: 9 }).length
  return bytes
}

test('a view transition that the browser skips is not reported, but any other rejection is', async () => {
  const { page, problems } = await site.visitor()
  await page.goto('/')
  await page.evaluate(() => {
    void Promise.reject(
      new DOMException(
        'Transition was aborted because of invalid state. Page already revealed',
        'InvalidStateError',
      ),
    )
    void Promise.reject(new DOMException('Storage was full', 'InvalidStateError'))
  })
  await expect.poll(() => problems).toEqual(['InvalidStateError: Storage was full'])
})
