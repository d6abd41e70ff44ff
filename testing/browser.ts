import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts'
import { testServer } from './server.ts'

/** The real server on a port of its own, and a browser that visits it. */
export async function openSite(settings: Record<string, string> = {}) {
  const server = await testServer({ settings: { REQUESTS_PER_MINUTE: '100000', ...settings } })
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  return {
    ...server,
    url,
    /** A visitor with a clean browser. `problems` collects what the console and the page complain about. */
    async visitor({ width = 1280, ...options }: BrowserContextOptions & { width?: number } = {}) {
      const context = await browser.newContext({ baseURL: url, viewport: { width, height: 900 }, ...options })
      context.setDefaultTimeout(8000)
      const page = await context.newPage()
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      return { page, context, problems }
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

/** What axe finds wrong with the page as it stands: one line per rule and element; empty when clean. */
export async function axeViolations(page: Page): Promise<string[]> {
  const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  await page.evaluate(await readFile(source, 'utf8'))
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
