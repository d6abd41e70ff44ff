import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import autocannon from 'autocannon'
import { type Figure, median } from './figure.ts'
import { toTree } from './page-tree.ts'
import { freePort, startServer, waitForLine } from './server-process.ts'

const NEXT = 'bench/peers/next'
/** Text pages as articles are, and the heaviest page there is: a list of offers computed anew. */
const PAGES = ['/student-loans', '/student-loans/offers?amount=10000']
const ROUNDS = 5

/** Requests a second of a cached and an uncached page, against bare node:http and Next on this machine. */
export async function measurePages(): Promise<Figure[]> {
  return [await cachedAgainstBareHttp(), ...(await uncachedAgainstNext())]
}

async function cachedAgainstBareHttp(): Promise<Figure> {
  const ours = await startServer()
  const bare = await startBare(await fetch(ours.url, { headers: { 'accept-encoding': 'br' } }))
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const theirs = await requestsPerSecond(bare.url)
    ratios.push((await requestsPerSecond(`${ours.url}/`)) / theirs)
  }
  await bare.stop()
  await ours.stop()
  return {
    what: 'cached page, br, requests/s ÷ bare node:http',
    value: median(ratios).toFixed(2),
    budget: '≥ 0.8',
  }
}

async function startBare(page: Response) {
  // What node:http writes by itself stays out, or it would have to check ours instead.
  const own = new Set(['connection', 'content-length', 'date', 'keep-alive'])
  const headers = Object.fromEntries([...page.headers].filter(([name]) => !own.has(name)))
  const port = await freePort()
  const env = { ...process.env, PORT: String(port) }
  const child = spawn(process.execPath, ['bench/bare-server.ts'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ html: await page.text(), headers }))
  await waitForLine(child, 'is ready')
  return { url: `http://127.0.0.1:${port}/`, stop: () => end(child) }
}

async function uncachedAgainstNext(): Promise<Figure[]> {
  const what = (page: string) => `uncached ${page}, requests/s ÷ Next 16 dynamic`
  const budget = '≥ 2'
  if (!existsSync(`${NEXT}/node_modules`)) {
    const advice = `${budget} (first: npm ci --prefix ${NEXT})`
    return PAGES.map((page) => ({ what: what(page), value: 'not measured', budget: advice }))
  }
  const ours = await startServer({ PAGE_CACHE_BYTES: '0' })
  const figures: Figure[] = []
  for (const page of PAGES) {
    const html = await (await fetch(ours.url + page)).text()
    await writeFile(`${NEXT}/tree.json`, JSON.stringify(toTree(html)))
    const next = await startNext()
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      // Neither side compresses: this is about rendering.
      const load = { connections: 4, encoding: 'identity' }
      const theirs = await requestsPerSecond(next.url, load)
      ratios.push((await requestsPerSecond(ours.url + page, load)) / theirs)
    }
    await next.stop()
    figures.push({ what: what(page), value: median(ratios).toFixed(2), budget })
  }
  await ours.stop()
  return figures
}

async function startNext() {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }
  const cli = 'node_modules/next/dist/bin/next'
  const build = spawn(process.execPath, [cli, 'build'], { cwd: NEXT, env, stdio: 'ignore' })
  await once(build, 'exit')
  const port = await freePort()
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

async function requestsPerSecond(url: string, { connections = 16, encoding = 'br' } = {}): Promise<number> {
  const load = { url, connections, headers: { 'accept-encoding': encoding } }
  await autocannon({ ...load, duration: 1 })
  const result = await autocannon({ ...load, duration: 3 })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered with errors`)
  return result.requests.average
}
