import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { findFreePort } from '#server/free-port.ts'
import { type Figure, median } from './figure.ts'
import { toHtmlTree } from './html-tree.ts'
import { measureRequestsPerSecond } from './requests-per-second.ts'
import { startServer, waitForLine } from './server-process.ts'
import { templates } from './templates.ts'

const NEXT = 'bench/peers/next'
/** Cached pages are requested compressed; uncached ones are not, because they measure rendering. */
const CACHED = { connections: 16, encoding: 'br', seconds: 3 }
const UNCACHED = { connections: 4, encoding: 'identity', seconds: 2 }
const ROUNDS = 5
/** The pages whose markup differs most; each takes 20 seconds to measure. */
const COMPARED = new Set([
  ...['home', 'landing', 'question', 'offers', 'article'],
  ...['review', 'list of resources', 'search', 'sign-up'],
])

/** Compares requests per second: a cached page with bare node:http, and uncached pages with Next. */
export async function measurePages(): Promise<Figure[]> {
  return [await cachedAgainstBareHttp(), ...(await uncachedAgainstNext())]
}

async function cachedAgainstBareHttp(): Promise<Figure> {
  const ours = await startServer()
  const bare = await startBare(await fetch(ours.url, { headers: { 'accept-encoding': 'br' } }))
  const ratios = await compare(`${ours.url}/`, bare.url, CACHED)
  await bare.stop()
  await ours.stop()
  return {
    what: 'cached page, br, requests/s ÷ bare node:http',
    value: median(ratios).toFixed(2),
    budget: '≥ 0.8',
  }
}

async function startBare(page: Response) {
  // Drops the headers that node:http writes itself, so that it does not have to validate ours instead.
  const own = new Set(['connection', 'content-length', 'date', 'keep-alive'])
  const headers = Object.fromEntries([...page.headers].filter(([name]) => !own.has(name)))
  const port = await findFreePort()
  const env = { ...process.env, PORT: String(port) }
  const child = spawn(process.execPath, ['bench/bare-server.ts'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ html: await page.text(), headers }))
  await waitForLine(child, 'is ready')
  return { url: `http://127.0.0.1:${port}/`, stop: () => end(child) }
}

async function uncachedAgainstNext(): Promise<Figure[]> {
  const pages = templates.filter(({ name }) => COMPARED.has(name))
  const what = (name: string) => `uncached ${name}, requests/s ÷ Next 16 dynamic`
  const budget = '≥ 3'
  if (!existsSync(`${NEXT}/node_modules`)) {
    const advice = `${budget} (first: npm ci --prefix ${NEXT})`
    return pages.map(({ name }) => ({ what: what(name), value: 'not measured', budget: advice }))
  }
  const ours = await startServer({ PAGE_CACHE_BYTES: '0' })
  await mkdir(`${NEXT}/trees`, { recursive: true })
  for (const { name, path } of pages) {
    const html = await (await fetch(ours.url + path)).text()
    await writeFile(`${NEXT}/trees/${treeName(name)}.json`, JSON.stringify(toHtmlTree(html)))
  }
  const next = await startNext()
  const figures: Figure[] = []
  for (const { name, path } of pages) {
    const ratios = await compare(ours.url + path, next.url + treeName(name), UNCACHED)
    const value = `${median(ratios).toFixed(2)} (min ${Math.min(...ratios).toFixed(2)})`
    figures.push({ what: what(name), value, budget })
  }
  await next.stop()
  await ours.stop()
  return figures
}

function treeName(template: string): string {
  return template.replaceAll(' ', '-')
}

async function startNext() {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }
  const cli = 'node_modules/next/dist/bin/next'
  const build = spawn(process.execPath, [cli, 'build'], { cwd: NEXT, env, stdio: 'ignore' })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error('next build failed')
  const port = await findFreePort()
  const child = spawn(process.execPath, [cli, 'start', '-p', String(port)], {
    cwd: NEXT,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await waitForLine(child, 'Ready')
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => end(child),
  }
}

async function end(child: ChildProcess) {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Returns one ratio per round: our requests per second divided by theirs, measured side by side. */
async function compare(ours: string, theirs: string, load: typeof CACHED): Promise<number[]> {
  for (const url of [ours, theirs]) await requestsPerSecond(url, { ...load, seconds: 1 })
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const denominator = await requestsPerSecond(theirs, load)
    ratios.push((await requestsPerSecond(ours, load)) / denominator)
  }
  return ratios
}

function requestsPerSecond(url: string, { connections, encoding, seconds }: typeof CACHED) {
  const headers = { 'accept-encoding': encoding }
  return measureRequestsPerSecond({ url, connections, headers, duration: seconds })
}
