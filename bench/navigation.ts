import { type Browser, chromium } from 'playwright-core'
import { ensureBuilt } from '#server/build.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '#testing/chromium.ts'
import { type Figure, median } from './figure.ts'
import { startServer } from './server-process.ts'
import { startThrottledProxy } from './throttled-proxy.ts'

interface Navigation {
  what: string
  from: string
  to: string
  /** Selector of an element to tap first, because it reveals the link. */
  opener?: string
}

const NAVIGATIONS: Navigation[] = [
  {
    what: 'home, link of an open question → offers',
    from: '/',
    to: '/student-loans/offers',
    opener: 'details:has(a[href="/student-loans/offers"]) > summary',
  },
  { what: 'home, card → student loans', from: '/', to: '/student-loans' },
  {
    what: 'article → article',
    from: '/resources/student-loans/what-a-cosigner-signs',
    to: '/resources/student-loans/federal-loan-limits-and-the-gap',
  },
]
const ROUNDS = 7
const READING_MS = 2000

/** Measures the time from a tap on a link to the largest paint of the next page on a throttled phone. */
export async function measureNavigation(): Promise<Figure[]> {
  await ensureBuilt()
  const server = await startServer()
  const proxy = await startThrottledProxy(server.url)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
  const figures: Figure[] = []
  for (const navigation of NAVIGATIONS) {
    for (const path of [navigation.from, navigation.to]) await (await fetch(server.url + path)).text()
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await follow(browser, proxy.url, navigation))
    figures.push({
      what: `tap to largest paint: ${navigation.what}`,
      value: `${median(times).toFixed(0)} ms (max ${Math.max(...times).toFixed(0)})`,
      budget: '≤ 1000 ms',
    })
  }
  await browser.close()
  proxy.stop()
  await server.stop()
  return figures
}

/** Makes one visit with an empty cache and with the service worker, as on any phone. */
async function follow(browser: Browser, site: string, { from, to, opener }: Navigation): Promise<number> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  await context.addInitScript(watchPaints)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(from)
  if (opener) await page.locator('main').locator(opener).tap()
  const link = page.locator(`main a[href="${to}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(READING_MS)
  await link.tap()
  await page.waitForURL(site + to)
  await page.waitForTimeout(READING_MS)
  const took = await page.evaluate(() => window.largestPaintAfterTap())
  await context.close()
  if (!Number.isFinite(took)) throw new Error(`${to} painted nothing after the tap`)
  return took
}

declare global {
  interface Window {
    /** Milliseconds since the last tap. */
    largestPaintAfterTap(): number
  }
}

/**
 * Runs first in every document. The browser reports the largest paint of each document, but not of content
 * that a script swaps in; for that it reports only elements that were marked before they were painted.
 */
function watchPaints() {
  const key = 'tapped-at'
  const paints: { at: number; size: number }[] = []

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, size, intersectionRect } = entry as PerformanceEntry & {
        size?: number
        intersectionRect?: DOMRectReadOnly
      }
      const { width = 0, height = 0 } = intersectionRect ?? {}
      paints.push({ at: performance.timeOrigin + startTime, size: size ?? width * height })
    }
  }).observe({ entryTypes: ['largest-contentful-paint', 'element'] })

  const marker = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const element of [node, ...node.querySelectorAll('*')])
            element.setAttribute('elementtiming', '')
  })

  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp))
      marker.observe(document, { childList: true, subtree: true })
    },
    true,
  )

  window.largestPaintAfterTap = () => {
    const tappedAt = Number(sessionStorage.getItem(key))
    const after = paints.filter(({ at }) => at > tappedAt)
    const largest = Math.max(...after.map(({ size }) => size))
    return Math.min(...after.filter(({ size }) => size === largest).map(({ at }) => at)) - tappedAt
  }
}
