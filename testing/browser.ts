import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { sampleAccount } from '#database/seed/sample-account.ts'
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts'
import { testServer } from './server.ts'

export type Site = Awaited<ReturnType<typeof openSite>>

interface VisitorOptions extends BrowserContextOptions {
  width?: number
}

/** The real server on a port of its own, and a browser that visits it. */
export async function openSite({ settings = {}, now }: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer({
    withLibrary: true,
    settings: { REQUESTS_PER_MINUTE: '100000', DRAFTS_PER_ADDRESS: '100000', ...settings },
    now,
  })
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  return {
    ...server,
    url,
    /**
     * A visitor with a clean browser. `problems` collects what the console and the page complain about.
     * The service worker stays out unless `serviceWorkers: 'allow'`: it would answer behind a test's back.
     */
    async visitor({ width = 1280, ...options }: VisitorOptions = {}) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height: 900 },
        serviceWorkers: 'block',
        ...options,
      })
      context.setDefaultTimeout(8000)
      const page = await context.newPage()
      return { page, context, problems: problemsOf(page) }
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      await server[Symbol.asyncDispose]()
    },
  }
}

function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // A page that answers 400, 404 or 500 on purpose is noted by the browser; tests check the status themselves.
    const { url } = message.location()
    const isMissing = message.text().startsWith('Failed to load resource')
    if (isMissing && url === page.url()) return
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    problems.push(isMissing ? `${message.text()} ${url}` : message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

/** Gives the islands of the page their first input, and waits until React has taken them over. */
export async function hydrated(page: Page) {
  const islands = page.locator('[data-island]')
  for (const island of await islands.all()) await island.dispatchEvent('keydown')
  await page.waitForFunction(() => document.querySelector('[data-island]:not([data-hydrated])') === null)
}

/** Holds back every answer whose address matches, until it is let through. */
export async function holdBack(page: Page, address: RegExp) {
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await gate.promise
    await route.continue().catch(() => {}) // The page may have given up on it.
  })
  return gate.resolve
}

/** Signs the visitor in to the sample account, by the API and beside the page. */
export async function signIn({ request }: BrowserContext) {
  const { emailAddress, password } = sampleAccount
  const authorization = `Basic ${btoa(`${emailAddress}:${password}`)}`
  const answer = await request.get('/api/account/login', { headers: { authorization } })
  if (answer.status() !== 204) throw new Error(`signing in answered ${answer.status()}`)
}

/** Waits until what was changed has reached its final look: no transition or animation is under way. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
  })
}

/** What axe finds wrong with the page as it stands: one line per rule and element; empty when clean. */
export async function axeViolations(page: Page): Promise<string[]> {
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
