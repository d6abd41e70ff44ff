import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Figure, percentile } from './figure.ts'
import { startServer } from './server-process.ts'

const REQUESTS = 600

/** How long the visitor comes before the attack. */
const QUIET_MS = 2_000

/** How often a visitor asks for the home page meanwhile. */
const VISIT_EVERY_MS = 20

/** In each request other spaces follow, and `#` is another number. */
const attacks = {
  'a filter over every word': '*[count((body[].textBlock.body[].children[].text)[@ match "a*"]) > 0]',
  'a join of everything with everything':
    '*[]{"t": *[_id != ^._id]{title,"u":upper(title)}|order(title desc)[0...50]}',
  'a filter that differs each time': '*[count((body[].textBlock.body[].children[].text)[@ match "a#*"]) > 0]',
}

/** Measures how long the home page takes while one address sends heavy queries at the default limits. */
export async function measureContentAttack(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, query] of Object.entries(attacks)) {
    const server = await startServer({ REQUESTS_PER_MINUTE: '600' })
    await (await fetch(server.url)).arrayBuffer()
    const quiet = await visitUntil(server.url, setTimeout(QUIET_MS))
    const attack = sendQueries(server.url, query)
    const times = await visitUntil(server.url, attack)
    const statuses = await attack
    await server.stop()
    figures.push({
      what: `/ before ${REQUESTS} queries, ${name}: p99`,
      value: `${percentile(quiet, 99).toFixed(0)} ms`,
      budget: '–',
    })
    for (const percent of [50, 99])
      figures.push({
        what: `/ during ${REQUESTS} queries, ${name}: p${percent}`,
        value: `${percentile(times, percent).toFixed(0)} ms`,
        budget: percent === 99 ? '≤ 100 ms' : '–',
      })
    figures.push({
      what: `  answered in ${(times.reduce((sum, ms) => sum + Math.max(ms, VISIT_EVERY_MS), 0) / 1_000).toFixed(1)} s`,
      value: statuses,
      budget: '–',
    })
  }
  return figures
}

/** Sends them from a thread of its own, so that their large answers do not delay the visits. */
async function sendQueries(url: string, query: string): Promise<string> {
  const sender = new Worker(new URL('./send-queries.ts', import.meta.url), {
    workerData: { url, query, count: REQUESTS },
  })
  const [statuses] = await once(sender, 'message')
  return String(statuses)
}

async function visitUntil(url: string, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let ended = false
  void end.finally(() => {
    ended = true
  })
  while (!ended) {
    const started = performance.now()
    await (await fetch(url)).arrayBuffer()
    times.push(performance.now() - started)
    await setTimeout(VISIT_EVERY_MS)
  }
  return times
}
