import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type CostlyRequest, prepareCostlyRequests, sendCostly, WRITE_TOKEN } from './costly-requests.ts'
import { type Figure, percentile } from './figure.ts'
import { startServer } from './server-process.ts'

const RUNS = 6
const ATTACK_MS = 15_000
const VISIT_EVERY_MS = 20
/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10

/**
 * Measures what the costliest requests of a stranger cost the processor, most first, and how long the home page
 * takes while all of them come at once, each from a network of its own, so that no limit of a network spares the server.
 */
export async function measureCosts(): Promise<Figure[]> {
  const server = await startServer({
    CONTENT_WRITE_TOKEN: WRITE_TOKEN,
    TRUST_PROXY: 'loopback',
  })
  try {
    return await measureServer(server)
  } finally {
    await server.stop()
  }
}

async function measureServer(server: Awaited<ReturnType<typeof startServer>>): Promise<Figure[]> {
  const requests = await prepareCostlyRequests(server.url, server.dataDir)
  const costs: { what: string; ms: number; kilobytes: number }[] = []
  for (const request of requests) costs.push(await measureCost(server, request))
  const quiet = await visit(server.url, setTimeout(2_000))
  const attack = new Worker(new URL('./send-costly.ts', import.meta.url), {
    workerData: { url: server.url, requests },
  })
  const during = await visit(server.url, setTimeout(ATTACK_MS))
  attack.postMessage('end')
  const [statuses] = await once(attack, 'message')
  const figures = costs
    .toSorted((a, b) => b.ms - a.ms)
    .map(({ what, ms, kilobytes }) => ({
      what,
      value: `${ms.toFixed(0)} ms, ${kilobytes.toFixed(0)} KB`,
      budget: '–',
    }))
  return [
    ...figures,
    { what: 'home page before, p50 / p99 / worst', value: summarize(quiet), budget: '–' },
    {
      what: 'home page during all of them, p50 / p99 / worst',
      value: summarize(during),
      budget: 'p99 < 300 ms',
    },
    { what: '  their answers', value: String(statuses), budget: '–' },
  ]
}

async function measureCost({ url, pid }: { url: string; pid: number | undefined }, request: CostlyRequest) {
  const warm = await sendCostly(url, request)
  if (warm.status !== request.status) throw new Error(`${request.what} responded with ${warm.status}`)
  const begun = await processMs(pid)
  let bytes = 0
  for (let run = 0; run < RUNS; run++) bytes += (await sendCostly(url, request)).bytes
  const ms = (await processMs(pid)) - begun
  return { what: request.what, ms: ms / RUNS, kilobytes: bytes / RUNS / 1_000 }
}

/** Returns the CPU time of all threads. */
async function processMs(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Asks for the home page until the end, over a new connection each time. */
async function visit(url: string, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  void end.then(() => {
    isOver = true
  })
  while (!isOver) {
    const begun = performance.now()
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/`, { agent: new Agent() }, resolve).on('error', reject)
    })
    await response.toArray()
    times.push(performance.now() - begun)
    await setTimeout(VISIT_EVERY_MS)
  }
  return times
}

const summarize = (times: number[]): string =>
  `${[50, 99, 100].map((percent) => percentile(times, percent).toFixed(0)).join(' / ')} ms`
