import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { onTestFinished } from 'vitest'
import { sampleAccount } from '#server/database/seed/sample-account.ts'
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts'
import { testServer } from './server.ts'

/** The timeout for waits that would never end, long enough for a busy machine. */
const MAX_WAIT_MS = 30_000

export type Site = Awaited<ReturnType<typeof openSite>>

interface VisitorOptions extends BrowserContextOptions {
  width?: number
}

/** Starts the real server on a free port or that of the settings, and a browser to visit it. */
export async function openSite({ settings = {}, now }: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer({
    withLibrary: true,
    settings: { REQUESTS_PER_MINUTE: '100000', DRAFTS_PER_ADDRESS: '100000', ...settings },
    now,
  })
  const url = await server.app.listen({ port: Number(settings.PORT ?? 0), host: '127.0.0.1' })
  const browser = await openBrowser()
  return {
    ...server,
    url,
    /**
     * Opens a visitor with a clean browser, until the end of the test. `problems` collects console messages and page errors. The service
     * worker is blocked unless `serviceWorkers` is 'allow', because it could answer requests without the test
     * noticing. Pages change without motion unless `reducedMotion` is 'no-preference': motion costs time.
     */
    async visitor({ width = 1280, ...options }: VisitorOptions = {}) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height: 900 },
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        ...options,
      })
      onTestFinished(() => context.close())
      context.setDefaultTimeout(MAX_WAIT_MS)
      const page = await context.newPage()
      return { page, context, problems: watchProblems(page) }
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
    },
  }
}

/**
 * Returns one browser for all sites of a process, because starting a browser takes longer than most pages. It
 * ends with the process.
 */
async function openBrowser(): Promise<Browser> {
  if (!(await running)?.isConnected())
    running = chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  return running as Promise<Browser>
}

let running: Promise<Browser> | undefined

function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The browser reports pages that return 400, 404 or 500 on purpose; tests check the status themselves.
    const { url } = message.location()
    const isMissing = message.text().startsWith('Failed to load resource')
    if (isMissing && url === page.url()) return
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    problems.push(isMissing ? `${message.text()} ${url}` : message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

/** Sends a first input to each island of the page and waits until React has hydrated them all. */
export async function waitForHydration(page: Page) {
  const islands = page.locator('[data-island]')
  for (const island of await islands.all()) await island.dispatchEvent('keydown')
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-hydrated])') === null)
}

/** Holds back every response whose address matches, until the returned function is called. */
export async function holdBack(page: Page, address: RegExp) {
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await gate.promise
    await route.continue().catch(() => {}) // The page may have canceled the request.
  })
  return gate.resolve
}

/** Signs the visitor in to the sample account through the API, without using the page. */
export async function signIn({ request }: BrowserContext) {
  const { emailAddress, password } = sampleAccount
  const authorization = `Basic ${btoa(`${emailAddress}:${password}`)}`
  const answer = await request.get('/api/account/login', { headers: { authorization } })
  if (answer.status() !== 204) throw new Error(`signing in responded with ${answer.status()}`)
}

/** Waits until no transition or animation is running, so that changes have reached their final appearance. */
export async function waitForAnimations(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
}

/** Returns what axe finds wrong with the page at rest: one line per rule and element. Colors are halfway during a fade. */
export async function axeViolations(page: Page): Promise<string[]> {
  await waitForAnimations(page)
  const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(source, 'utf8'))
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    )
  })
}
