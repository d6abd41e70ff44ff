import type { FastifyInstance } from 'fastify'
import type { AdmissionOptions } from './admission.ts'
import type { CompileFilter } from './filter.ts'
import { openHub } from './hub.ts'
import { type ListenLimits, listenLimits } from './limits.ts'
import { listenRoute } from './listen-route.ts'
import type { SyncTagsOf } from './live-audience.ts'
import { liveRoute } from './live-route.ts'
import { places } from './places.ts'

export interface ListenHttpOptions extends AdmissionOptions {
  compileFilter: CompileFilter
  syncTagsOf: SyncTagsOf
  limits?: Partial<ListenLimits>
}

/**
 * `GET /data/listen/:dataset` and `GET /data/live/events/:dataset`, and the same below `/projects/…` for clients that are made
 * for a `resource`. Closing the app ends every stream.
 */
export async function listenHttp(app: FastifyInstance, options: ListenHttpOptions): Promise<void> {
  const limits = { ...listenLimits, ...options.limits }
  const hub = openHub(options.store, limits)
  app.addHook('preClose', async () => hub.close())
  const streams = { ...options, limits, hub, takePlace: places(limits) }
  for (const [operation, handler] of [
    ['listen', listenRoute(streams)],
    ['live/events', liveRoute(streams)],
  ] as const) {
    for (const url of [
      `/data/${operation}/:dataset`,
      `/projects/:projectId/datasets/:dataset/${operation}`,
    ]) {
      // The answer to a HEAD would never end.
      app.get(url, { exposeHeadRoute: false }, handler)
    }
  }
}
