import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '#server/database/database.ts'
import { createHourlyCounts } from './hourly-counts.ts'
import { watchLoopDelay } from './loop-delay.ts'

/** From what a page of the cache takes to the longest wait for a turn, in seconds. */
const buckets = [0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The route of what is answered from memory, before any route is looked up. */
const fromMemory = '(from memory)'

export type Traffic = ReturnType<typeof createTraffic>

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Counts what passes through this process. It exists only while the operator has a token, so that a site that nobody
 * measures pays nothing. Labels are patterns of routes and classes of status: neither a path nor a name.
 */
export function createTraffic({ now }: { now: () => Date }) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'bursar_request_duration_seconds',
    help: 'How long requests took, by route pattern.',
    labelNames: ['route'],
    buckets,
    registers: [registry],
  })
  const answers = new Counter({
    name: 'bursar_responses_total',
    help: 'Responses by status class.',
    labelNames: ['status'],
    registers: [registry],
  })
  const writes = new Histogram({
    name: 'bursar_database_write_duration_seconds',
    help: 'How long write transactions took, including the wait for the lock.',
    buckets,
    registers: [registry],
  })
  const hours = createHourlyCounts(now)
  const loopDelay = watchLoopDelay()
  const pageCache = { hits: 0, misses: 0 }
  const memoryRequests = requests.labels(fromMemory)
  const memoryAnswers = answers.labels('2xx')
  let listeners = 0

  return {
    registry,
    hours,
    loopDelay,
    pageCache,
    listeners: () => listeners,

    /** Notes an answer of the web framework. */
    note({ route, status, ms }: { route: string; status: number; ms: number }) {
      requests.labels(route).observe(ms / 1000)
      answers.labels(`${Math.floor(status / 100)}xx`).inc()
      hours.count(status)
    },

    /** Notes a stream that stays open; returns what to do when it closes. */
    openListener(): () => void {
      listeners += 1
      return () => {
        listeners -= 1
      }
    },

    /** Measures what answers pages from memory. */
    timeMemory(answer: Answer): Answer {
      return (request, response) => {
        const began = performance.now()
        if (!answer(request, response)) return false
        pageCache.hits += 1
        memoryRequests.observe((performance.now() - began) / 1000)
        memoryAnswers.inc()
        return true
      }
    },

    /** Measures the writes of a database. */
    timeWrites(database: Database): Database {
      return {
        ...database,
        async write(work, options) {
          const began = performance.now()
          try {
            return await database.write(work, options)
          } finally {
            writes.observe((performance.now() - began) / 1000)
          }
        },
      }
    },
  }
}
