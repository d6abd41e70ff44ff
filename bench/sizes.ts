import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { ensureBuilt } from '#server/build.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '#testing/chromium.ts'
import type { Figure } from './figure.ts'
import { startServer } from './server-process.ts'
import { templates } from './templates.ts'

/** Long enough for scripts that a page loads when it is idle. */
const IDLE_MS = 2000
const QUIET_MS = 500

/** Measures the script of each kind of page and the site's CSS; each file is gzipped as it is served. */
export async function measureSizes(): Promise<Figure[]> {
  await ensureBuilt()
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  const figures: Figure[] = []
  for (const { name, path, hasIsland } of templates) {
    const { inline, early, all } = await openPage(browser, server.url + path)
    figures.push(
      {
        what: `script before the first input, gz: ${name}`,
        value: `${kilobytes(inline)} + ${early.length} files`,
        budget: '≤ 5 KB + 0 files',
      },
      {
        what: `files of script after the first input, gz: ${name}`,
        value: kilobytes(await filesBytes(all)),
        budget: hasIsland ? '≤ 90 KB' : '≤ 8 KB',
      },
    )
  }
  await browser.close()
  figures.push({
    what: 'CSS, whole site, gz',
    value: kilobytes(await cssBytes(server.url)),
    budget: '≤ 21 KB',
  })
  await server.stop()
  return figures
}

/** Returns the addresses of the script files that a page requests before and after the first input. */
async function openPage(browser: Browser, url: string) {
  // The service worker is blocked, because it loads after the page and is not part of it.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const files = new Set<string>()
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) files.add(response.url())
  })
  const response = await page.goto(url)
  const html = (await response?.text()) ?? ''
  if (!response?.ok()) throw new Error(`${url} responded with ${response?.status()}`)
  await page.waitForTimeout(IDLE_MS)
  await untilQuiet(page, files)
  const early = [...files]
  await giveInput(page)
  await untilQuiet(page, files)
  await context.close()
  return { inline: inlineBytes(html), early, all: [...files] }
}

async function giveInput(page: Page) {
  const controls = page.locator('main').locator('input, select, textarea').filter({ visible: true })
  if ((await controls.count()) > 0) await controls.first().focus()
  else {
    await page.mouse.move(200, 300)
    await page.keyboard.press('Tab')
  }
}

async function untilQuiet(page: Page, files: ReadonlySet<string>) {
  let before = Number.NaN
  while (files.size !== before) {
    before = files.size
    await page.waitForTimeout(QUIET_MS)
  }
}

function inlineBytes(html: string): number {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  const code = scripts.filter(([, attributes]) => !/ld\+json|speculationrules/.test(attributes ?? ''))
  return gzipped(code.map(([, , text]) => text).join(''))
}

async function filesBytes(urls: string[]): Promise<number> {
  let bytes = 0
  for (const url of urls) bytes += gzipped(await (await fetch(url)).text())
  return bytes
}

async function cssBytes(site: string): Promise<number> {
  const html = await (await fetch(site)).text()
  let bytes = 0
  for (const [, href] of html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g))
    bytes += gzipped(await readFile(`build/client${href}`))
  return bytes
}

function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
