import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Counter, Gauge } from 'prom-client'
import type { Figures, FiguresReport } from '#app/features/operator/figures.ts'
import type { OperatorGate } from '#app/features/operator/operator-gate.server.ts'
import type { Traffic } from '#server/figures/traffic.ts'
import { sendErrorsAsJson } from './error-responses.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page that answers, such as `/schools/:id`; '' for what is no page. */
    pagePattern: string
  }
}

/** The streams of the content service, which stay open for as long as an editor or a page listens. */
const isListener = (pattern: string) => /\/(?:listen|live)\//.test(pattern)

/** Measures each request that no cache answers. */
export const measureRequests = fp(async (app: FastifyInstance, { traffic }: { traffic: Traffic }) => {
  app.addHook('onRequest', async (request, reply) => {
    if (isListener(request.routeOptions.url ?? '')) reply.raw.once('close', traffic.openListener())
  })
  app.addHook('onClose', async () => traffic.loopDelay.stop())
  app.addHook('onResponse', async (request, reply) => {
    const route = request.pagePattern || request.routeOptions.url || '(none)'
    traffic.note({ route, status: reply.statusCode, ms: reply.elapsedTime })
  })
})

interface MetricsOptions {
  traffic: Traffic
  figures: Figures
  gate: OperatorGate
}

/** Serves the figures to Prometheus, for the operator's token alone. */
export async function metrics(app: FastifyInstance, { traffic, figures, gate }: MetricsOptions) {
  const update = gaugesOf(traffic)
  sendErrorsAsJson(app)
  app.addHook('onRequest', app.rateLimit())
  const options = { logLevel: 'warn', schema: { hide: true }, config: { answersAnyHost: true } } as const
  app.get('/metrics', options, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const { authorization, cookie } = request.headers
    const entry = await gate.admit({ authorization, cookies: cookie, address: request.ip })
    if (!entry.isAllowed) {
      if (entry.retryAfterSeconds !== undefined)
        return reply.status(429).header('retry-after', entry.retryAfterSeconds).send()
      return reply.status(401).header('www-authenticate', 'Bearer').send()
    }
    update(await figures.read())
    return reply.type(traffic.registry.contentType).send(await traffic.registry.metrics())
  })
}

/** Returns what sets the gauges to a report, so that they say what /operator says. */
function gaugesOf({ registry }: Traffic): (report: FiguresReport) => void {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `bursar_${name}`, help, labelNames, registers: [registry] })
  const up = gauge('up', 'Whether each part of the site is responding.', ['part'])
  const waiting = gauge('queue_waiting', 'Requests waiting for their turn.', ['queue'])
  const running = gauge('queue_running', 'Requests being processed.', ['queue'])
  const connections = gauge('connections', 'Open connections.')
  const listeners = gauge('content_listeners', 'Open content service streams.')
  const delay = gauge('event_loop_delay_seconds', 'Delays in the last minute.', ['quantile'])
  const pages = gauge('page_cache_pages', 'Pages in memory.')
  const bytes = gauge('page_cache_bytes', 'Bytes used by pages in memory.')
  const mail = gauge('mail', 'Emails in the last 30 days by state.', ['state'])
  const oldest = gauge('mail_oldest_waiting_seconds', 'How long the oldest email has been waiting.')
  const accounts = gauge('accounts', 'Accounts.')
  const sessions = gauge('sessions', 'Sessions that have not ended.')
  const items = gauge('catalog_items', 'Listed items by product line.', ['line'])
  const tooOld = gauge('catalog_items_too_old', 'Items whose rates or terms are too old.', ['line'])
  const documents = gauge('content_documents', 'Published documents by type.', ['type'])
  const cache = new Counter({
    name: 'bursar_page_cache_requests_total',
    help: 'Requests for cached pages: those in memory, and those rendered.',
    labelNames: ['result'],
    registers: [registry],
  })

  return ({ at, process, health, stored, documents: byType }) => {
    up.set({ part: 'database' }, Number(health.databaseMs !== undefined))
    up.set({ part: 'content' }, Number(health.isContentUp))
    up.set({ part: 'mail' }, Number(typeof health.mail === 'string'))
    for (const [queue, counts] of Object.entries(process.queues)) {
      waiting.set({ queue }, counts.waiting)
      running.set({ queue }, counts.running)
    }
    connections.set(process.connections.open)
    listeners.set(process.listeners)
    delay.set({ quantile: '0.5' }, process.loopDelayMs.p50 / 1000)
    delay.set({ quantile: '0.99' }, process.loopDelayMs.p99 / 1000)
    pages.set(process.pageCache.pages)
    bytes.set(process.pageCache.bytes)
    cache.reset()
    cache.inc({ result: 'hit' }, process.pageCache.hits)
    cache.inc({ result: 'miss' }, process.pageCache.misses)
    for (const each of [mail, items, tooOld, documents]) each.reset()
    for (const [type, count] of byType ?? []) documents.set({ type }, count)
    // What the database does not tell now is left out of the answer, and not given as of the last time.
    for (const each of [oldest, accounts, sessions]) each.remove()
    if (!stored) return
    for (const { state, count } of stored.mail) mail.inc({ state }, count)
    for (const { line, items: count, tooOld: old } of stored.catalogs) {
      items.set({ line }, count)
      tooOld.set({ line }, old)
    }
    const since = stored.oldestWaitingMail
    oldest.set(since === undefined ? 0 : Math.max(0, (at.getTime() - since.getTime()) / 1000))
    accounts.set(stored.accounts)
    sessions.set(stored.sessions)
  }
}
