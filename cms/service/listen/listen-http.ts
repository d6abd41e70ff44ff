import type { FastifyInstance } from 'fastify'
import type { CompileFilter } from '#content/query/filter.ts'
import type { AdmissionOptions } from './admission.ts'
import { createConnectionLimiter } from './connection-limiter.ts'
import { openHub } from './hub.ts'
import { type ListenLimits, listenLimits } from './limits.ts'
import { listenRoute } from './listen-route.ts'
import type { SyncTagsOf } from './live-audience.ts'
import { liveRoute } from './live-route.ts'

export interface ListenHttpOptions extends AdmissionOptions {
  compileFilter: CompileFilter
  syncTagsOf: SyncTagsOf
  limits?: Partial<ListenLimits>
}

/**
 * Serves `GET /data/listen/:dataset` and `GET /data/live/events/:dataset`, and the same under `/projects/…`
 * for clients created for a `resource`. Closing the app ends every stream.
 */
export async function listenHttp(app: FastifyInstance, options: ListenHttpOptions): Promise<void> {
  const limits = { ...listenLimits, ...options.limits }
  const hub = openHub(options.store, limits)
  app.addHook('preClose', async () => hub.close())
  const streams = { ...options, limits, hub, takePlace: createConnectionLimiter(limits) }
  for (const [operation, handler] of [
    ['listen', listenRoute(streams)],
    ['live/events', liveRoute(streams)],
  ] as const) {
    for (const url of [
      `/data/${operation}/:dataset`,
      `/projects/:projectId/datasets/:dataset/${operation}`,
    ]) {
      // The response to a HEAD request would never end.
      app.get(url, { exposeHeadRoute: false }, handler)
    }
  }
}
