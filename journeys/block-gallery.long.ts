import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { galleryGroups } from '#app/features/gallery/gallery-groups.ts'
import { axeViolations, waitForAnimations } from '#testing/browser.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '#testing/chromium.ts'
import { freshDatabase } from '#testing/database.ts'

// The gallery exists only in development, so its journey visits the development server.
// GALLERY_SCREENSHOTS=folder saves screenshots there.

const groups = galleryGroups().map(({ name }) => name)
const screenshots = process.env.GALLERY_SCREENSHOTS

let database: Awaited<ReturnType<typeof freshDatabase>>
let server: ReturnType<typeof startInDevelopment>
let browser: Browser
let url: string
beforeAll(async () => {
  database = await freshDatabase()
  await database.database.close()
  server = startInDevelopment(database)
  browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  url = await server.ready
}, 120_000)
afterAll(async () => {
  await browser.close()
  await server.stop()
  await database[Symbol.asyncDispose]()
})

test('the gallery includes everything that the specification names', async () => {
  const { page } = await visitor('light')
  // The development server compiles everything on the first request.
  await page.goto('/_gallery', { timeout: 120_000 })
  await page.getByText('48 of 48 blocks, 12 of 12 section kinds, 13 of 13 list styles').waitFor()
})

test.each(groups)(
  'every fixture of %s: no axe violations in either theme, no sideways scroll, no console messages, no inline styles',
  async (group) => {
    for (const theme of ['light', 'dark'] as const) {
      const { page, problems } = await visitor(theme)
      const answer = await page.goto(`/_gallery/${group}`)
      expect(answer?.status()).toBe(200)
      await waitForAnimations(page)
      expect(await axeViolations(page), theme).toEqual([])
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        // The development server adds styles after the page has loaded.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
            message: `at ${width} px`,
            timeout: 30_000,
          })
          .toBe(width)
        await savePicture(page, `${group}-${width}-${theme}`)
      }
      await page.setViewportSize({ width: 320, height: 900 })
      expect(await axeViolations(page), `${theme}, 320 px`).toEqual([])
      expect(await answer?.text()).not.toMatch(/<[^>]+\sstyle=/)
      expect(problems).toEqual([])
      await page.context().close()
    }
  },
)

test('without script, every fixture is on the page, and its links and forms work', async () => {
  const { page } = await visitor('light', { javaScriptEnabled: false })
  for (const { name, shown } of galleryGroups()) {
    await page.goto(`/_gallery/${name}`)
    expect(await page.locator('[data-fixture]').count()).toBe(shown.length)
  }
  await page.goto('/_gallery/sections')
  await page.getByRole('searchbox', { name: 'School' }).fill('ohio')
  await page.getByRole('button', { name: 'Find my school' }).click()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/schools/search?keywords=ohio')
})

async function visitor(colorScheme: 'light' | 'dark', options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  // Vite reloads a page through this connection, also one that a check is reading, once it has bundled more.
  await context.routeWebSocket(/./, () => undefined)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (!message.text().startsWith('Service Worker registration blocked')) problems.push(message.text())
  })
  return { page, problems }
}

async function savePicture(page: Page, name: string) {
  if (!screenshots) return
  await mkdir(screenshots, { recursive: true })
  await page.screenshot({ path: `${screenshots}/${name}.png`, fullPage: true })
}

/** Starts `npm run dev` on the test's own database. */
function startInDevelopment({ dataDir, databaseUrl }: typeof database) {
  const child = spawn(process.execPath, ['run.mjs', 'server/dev.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const received = Promise.withResolvers<string>()
  let written = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written += text
    const port = /is ready: http:\/\/[^:]+:(\d+)/.exec(written)?.[1]
    if (port) received.resolve(`http://127.0.0.1:${port}`)
  })
  return {
    ready: Promise.race([
      received.promise,
      ended.then((): never => {
        throw new Error('The development server ended before it was ready')
      }),
    ]),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
