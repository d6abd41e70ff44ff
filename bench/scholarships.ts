import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { todayInNewYork } from '#domain/dates.ts'
import { parseFilter } from '#domain/scholarships/parse-filter.ts'
import {
  type ScholarshipIndex,
  ScholarshipIndexBuilder,
} from '#domain/scholarships/scholarship-index/scholarship-index.ts'
import { type Filter, type Sort, sortFields } from '#domain/scholarships/scholarship-query.ts'
import { openDatabase } from '#server/database/database.ts'
import { findFreePort } from '#server/free-port.ts'
import { manyScholarships } from '#testing/many-scholarships.ts'
import { replaceScholarships } from '#testing/replace-scholarships.ts'
import { cpuMs } from './cpu-time.ts'
import { type Figure, median, percentile } from './figure.ts'
import { measureRequestsPerSecond } from './requests-per-second.ts'
import { makeQueries, PAGE, toPath, toPeerPath } from './scholarship-queries.ts'
import { startServer, waitForLine } from './server-process.ts'

const COUNT = 100_000
const WARM_UP = 300
const ROUNDS = 3
const RUNS = ROUNDS * 300
const ADDRESSES = 100
const SECONDS = 5

/** Measures the list of 100,000 scholarships: the index alone, over HTTP, and a plain server on SQLite. */
export async function measureScholarships(): Promise<Figure[]> {
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`)
  const today = todayInNewYork(new Date())
  return [...(await measureIndex(today)), ...(await measureServers(today))]
}

async function measureIndex(today: string): Promise<Figure[]> {
  const { index, builtMs, longestMs } = await buildIndex(today)
  const isOpen = 'deadline>=today || deadline=C'
  const filterOf = (...texts: string[]): Filter => {
    const parsed = parseFilter(texts, { today })
    if (!parsed.ok) throw new Error(parsed.problem)
    return parsed.filter
  }
  const deadline: Sort = { field: 'deadline', direction: 'ASC' }
  const find = (filter: Filter, { sort = deadline, page = 0, words = '' } = {}) =>
    index.findItems({ filter, words, sort, offset: page * PAGE, limit: PAGE })
  /** A condition that was never asked before. */
  let asked = 0
  const anew = () => `award_amount_low!=${(asked++ / 100).toFixed(2)}`
  const filtered = () => filterOf(isOpen, 'level in (graduate, trade) && min_gpa<=3.2', 'state=OH', anew())
  const sortOf = (run: number): Sort => ({
    field: sortFields[run % sortFields.length] ?? 'deadline',
    direction: run % 2 === 0 ? 'ASC' : 'DESC',
  })
  const measures: [string, (run: number) => unknown][] = [
    ['list, repeated, first page', () => find(filterOf(isOpen))],
    ['list, repeated, thousandth page', () => find(filterOf(isOpen), { page: 999 })],
    ['list, new, first page', () => find(filterOf(isOpen, anew()))],
    ['list, new, thousandth page', () => find(filterOf(isOpen, anew()), { page: 999 })],
    ['filter with five conditions, new', () => find(filtered())],
    ['five sorts in both directions, new', (run) => find(filterOf(isOpen, anew()), { sort: sortOf(run) })],
    ['words, new', () => find(filterOf(isOpen, anew()), { words: 'future nurse' })],
    ['facets, repeated', () => index.countFacets({ filter: filterOf(isOpen), words: '' })],
    ['facets, new', () => index.countFacets({ filter: filtered(), words: '' })],
  ]
  return [
    { what: `${COUNT} scholarships indexed`, value: `${builtMs.toFixed(0)} ms`, budget: '–' },
    {
      what: 'longest pause for other work in the meantime',
      value: `${longestMs.toFixed(0)} ms`,
      budget: '≤ 50 ms',
    },
    ...measures.map(([what, run]) => ({
      what: `${what}, p50 / p99`,
      value: formatTimes(run),
      budget: 'p99 ≤ 10 ms',
    })),
  ]
}

async function buildIndex(today: string) {
  const scholarships = manyScholarships(COUNT, today)
  const builder = new ScholarshipIndexBuilder()
  let longestMs = 0
  let resumed = performance.now()
  const begun = resumed
  const pause = async () => {
    longestMs = Math.max(longestMs, performance.now() - resumed)
    await setImmediate()
    resumed = performance.now()
  }
  for (const [at, scholarship] of scholarships.entries()) {
    builder.add(scholarship)
    if (at % 250 === 0) await pause()
  }
  const index: ScholarshipIndex = await builder.finish(pause)
  return { index, builtMs: performance.now() - begun, longestMs }
}

/** Reports the median of the rounds' p99s, because a shared machine has slow moments. */
function formatTimes(work: (run: number) => unknown): string {
  for (let run = 0; run < WARM_UP; run += 1) work(run)
  const times = Array.from({ length: RUNS }, (_, run) => {
    const begun = performance.now()
    work(run)
    return performance.now() - begun
  })
  const size = RUNS / ROUNDS
  const rounds = Array.from({ length: ROUNDS }, (_, round) => times.slice(round * size, (round + 1) * size))
  const slow = median(rounds.map((round) => percentile(round, 99)))
  return `${median(times).toFixed(3)} / ${slow.toFixed(2)} ms`
}

async function measureServers(today: string): Promise<Figure[]> {
  const server = await startServer()
  try {
    const queries = makeQueries(ADDRESSES)
    const [first = ''] = queries.map(toPath)
    await (await fetch(server.url + first)).arrayBuffer()
    const before = await residentMegabytes(server.pid)
    const database = await openDatabase({ dataDir: server.dataDir })
    await replaceScholarships(database, manyScholarships(COUNT, today))
    await database.close()
    // The server notices the change within 50 ms, and reads at the next request.
    await setTimeout(500)
    const begun = performance.now()
    const answer = await fetch(server.url + first)
    await answer.arrayBuffer()
    const readMs = performance.now() - begun
    const repeated = await requestsPerSecond(server, queries.map(toPath))
    let asked = 0
    const anew = await requestsPerSecond(
      server,
      queries.map(toPath),
      (path) => `${path}&filterBy=award_amount_low!%3D${(asked++ / 100).toFixed(2)}`,
    )
    const after = await residentMegabytes(server.pid)
    const peer = await startPeer(server.dataDir)
    const peerFigure = await requestsPerSecond(peer, queries.map(toPeerPath))
    const peerMegabytes = await residentMegabytes(peer.pid)
    await peer.stop()
    return [
      {
        what: `first request after a load of ${answer.headers.get('x-total-count')} open ones`,
        value: `${readMs.toFixed(0)} ms`,
        budget: '–',
      },
      {
        what: 'lists with total, 16 connections, requests/s, processor each',
        value: repeated,
        budget: '≥ 8,000',
      },
      { what: '  of them questions never asked before', value: anew, budget: '–' },
      { what: '  plain Fastify and SQLite, the same questions', value: peerFigure, budget: '–' },
      {
        what: `memory with the samples / with ${COUNT} / plain Fastify and SQLite`,
        value: `${before} / ${after} / ${peerMegabytes} MB`,
        budget: '–',
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Also reports how much of a processor a request took, which says what a quiet machine could do. */
async function requestsPerSecond(
  { url, pid }: { url: string; pid: number | undefined },
  paths: readonly string[],
  change: (path: string) => string = (path) => path,
): Promise<string> {
  const load = {
    url,
    connections: 16,
    requests: paths.map((path) => ({
      path,
      setupRequest: (request: { path: string }) => ({ ...request, path: change(path) }),
    })),
  }
  await measureRequestsPerSecond({ ...load, duration: 2 })
  const before = await cpuMs(pid)
  const figure = await measureRequestsPerSecond({ ...load, duration: SECONDS })
  const each = ((await cpuMs(pid)) - before) / (figure * SECONDS)
  return `${figure.toFixed(figure < 100 ? 1 : 0)}, ${each.toFixed(3)} ms`
}

async function startPeer(dataDir: string) {
  const port = await findFreePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['bench/scholarship-peer.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await waitForLine(child, 'is ready')
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

/** Returns the memory of a process that is in use, or NaN where the system does not report it. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]
  return kilobytes === undefined ? Number.NaN : Math.round(Number(kilobytes) / 1024)
}
