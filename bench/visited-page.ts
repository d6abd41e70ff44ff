import { type Database, openDatabase } from '#server/database/database.ts'
import { cpuMs } from './cpu-time.ts'
import { type Figure, median, percentile } from './figure.ts'
import { openSequentialClient } from './sequential-client.ts'
import { startServer } from './server-process.ts'

const WARM_UP = 600
const ROUNDS = 3
const RUNS = ROUNDS * 500

/**
 * Requests a page one visitor at a time, so that no request waits for another, and reports the server's own time and
 * the visitor's wait.
 * @param fill puts the catalog into the database of the running server
 * @param answer gives the visitor's answers to the server; returns the cookie of the draft
 * @param query makes each run's question different
 * @param shows a text of the page
 */
export async function measureVisitedPage({
  what,
  path,
  query,
  shows,
  fill,
  answer = () => '',
  budget,
}: {
  what: string
  path: string
  query(run: number): string
  shows: string
  fill(database: Database): Promise<unknown>
  answer?: (url: string) => Promise<string> | string
  budget: string
}): Promise<Figure[]> {
  const server = await startServer({ LOG_LEVEL: 'info' })
  const visitor = openSequentialClient(server.url, await answer(server.url))
  try {
    const database = await openDatabase({ dataDir: server.dataDir })
    await fill(database)
    await database.close()
    // The server notices the loaded catalog within 50 ms.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const overHttp: number[] = []
    const onCpu: number[] = []
    for (let run = 0; run < WARM_UP + RUNS; run += 1) {
      const before = await cpuMs(server.pid)
      overHttp.push(await visitor.ask(`${path}?${query(run)}`, shows))
      onCpu.push((await cpuMs(server.pid)) - before)
    }
    const clocks = [
      { clock: 'server time', times: loggedTimes(server.output(), path), budget },
      { clock: 'of that, CPU time', times: onCpu, budget: '–' },
      { clock: 'over HTTP', times: overHttp, budget: '–' },
    ]
    return clocks.map(({ clock, times, budget: max }) => ({
      what: `${what}, ${clock}, p50 / p99`,
      value: formatPercentiles(times.slice(-RUNS)),
      budget: max,
    }))
  } finally {
    visitor.leave()
    await server.stop()
  }
}

/** Runs work many times and reports its percentiles; each run gets its number. */
export function measureRuns(work: (run: number) => unknown): string {
  for (let run = 0; run < WARM_UP; run += 1) work(run)
  const times = Array.from({ length: RUNS }, (_, run) => {
    const begun = performance.now()
    work(run)
    return performance.now() - begun
  })
  return formatPercentiles(times)
}

/** Reads from the server's log how long each request took, in whole milliseconds. */
function loggedTimes(output: string, path: string): number[] {
  const line = new RegExp(`"path":"${path}","status":200,"ms":(\\d+)`, 'g')
  return [...output.matchAll(line)].map(([, ms]) => Number(ms))
}

/** Reports the median of the rounds' p99s, because a shared machine has slow moments. */
function formatPercentiles(times: number[]): string {
  const size = times.length / ROUNDS
  const rounds = Array.from({ length: ROUNDS }, (_, round) => times.slice(round * size, (round + 1) * size))
  const slow = median(rounds.map((round) => percentile(round, 99)))
  return `${median(times).toFixed(1)} / ${slow.toFixed(1)} ms`
}
