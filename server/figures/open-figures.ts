import { z } from 'zod'
import type { Figures, FiguresReport, ProcessFigures } from '#app/features/operator/figures.ts'
import type { Services } from '#app/services.ts'
import type { Connections } from '#server/connections.ts'
import { checkMailServer } from '#server/mailer.ts'
import type { PageMemory } from '#server/pages/page-memory.ts'
import type { RequestQueue } from '#server/request-queue.ts'
import { listUnset } from '#server/startup-warnings.ts'
import { readStored } from './read-stored.ts'
import type { Traffic } from './traffic.ts'
import { readVersion } from './version.ts'

/** What this process has that can be counted. */
export interface MeasuredParts {
  traffic: Traffic
  memory: PageMemory
  queues: { pages: RequestQueue; changes: RequestQueue }
  connections: Connections
}

type FigureServices = Pick<Services, 'config' | 'database' | 'contentClient' | 'log'>

/** How long a part of the site may take to answer before it counts as down. */
const MAX_WAIT_MS = 2_000
/** A mail server is not asked at each look. */
const MAIL_CHECK_MS = 60_000

/** Reads the figures that /operator shows and /metrics counts. */
export async function openFigures(
  services: FigureServices & { now: () => Date },
  parts: MeasuredParts,
): Promise<Figures> {
  const { config, database, contentClient, now } = services
  const startedAt = now()
  const version = await readVersion()
  let mailCheck: { at: number; problem: Promise<string | undefined> } | undefined

  async function checkMail(): Promise<FiguresReport['health']['mail']> {
    if (config.mail.smtpUrl === undefined) return 'files'
    const at = now().getTime()
    if (mailCheck === undefined || at - mailCheck.at >= MAIL_CHECK_MS)
      mailCheck = { at, problem: checkMailServer(config) }
    const { problem } = mailCheck
    const said = await inTime(problem, 'it is not responding')
    return said === undefined ? 'ready' : { problem: said }
  }

  async function readDocuments(): Promise<Map<string, number> | undefined> {
    try {
      const { result } = await contentClient.ask(
        { query: '*[defined(_type)]._type', tag: 'operator.figures' },
        { timeoutMs: MAX_WAIT_MS },
      )
      const byType = Map.groupBy(z.array(z.string()).parse(result), (type) => type)
      return new Map([...byType].sort().map(([type, all]) => [type, all.length]))
    } catch (error) {
      services.log.warn({ err: error }, 'documents not counted')
      return undefined
    }
  }

  async function readDatabase() {
    const began = performance.now()
    try {
      const stored = await inTime(readStored(database, now()), undefined)
      return { stored, databaseMs: stored && Math.round(performance.now() - began) }
    } catch (error) {
      services.log.warn({ err: error }, 'stored figures not read')
      return { stored: undefined, databaseMs: undefined }
    }
  }

  return {
    async read() {
      const [{ stored, databaseMs }, documents, mail] = await Promise.all([
        readDatabase(),
        readDocuments(),
        checkMail(),
      ])
      return {
        at: now(),
        process: { startedAt, ...version, ...readProcess(parts, config) },
        health: { databaseMs, isContentUp: documents !== undefined, mail },
        stored,
        documents,
        unset: listUnset(config),
      }
    },
  }
}

function readProcess(
  { traffic, memory, queues, connections }: MeasuredParts,
  { limits }: Services['config'],
): Omit<ProcessFigures, 'startedAt' | 'version' | 'commit'> {
  const { pages, bytes } = memory.pages.size
  return {
    queues: { pages: queues.pages.counts(), changes: queues.changes.counts() },
    connections: connections.counts(),
    listeners: traffic.listeners(),
    pageCache: { ...traffic.pageCache, pages, bytes, maxBytes: limits.pageCacheBytes },
    loopDelayMs: traffic.loopDelay.read(),
    hours: traffic.hours.read(),
  }
}

/** Returns `late` if the work takes too long; what it says afterward is dropped. */
async function inTime<Result, Late>(work: Promise<Result>, late: Late): Promise<Result | Late> {
  const { promise, resolve } = Promise.withResolvers<Late>()
  const timer = setTimeout(() => resolve(late), MAX_WAIT_MS)
  work.catch(() => undefined)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
