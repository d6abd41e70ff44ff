import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '#content/errors.ts'

/** A browser may keep the answer to a preflight this long; Chromium keeps none longer. */
const PREFLIGHT_SECONDS = 7_200

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/** What programs on other sites may read of an answer beside its body. */
const EXPOSED_HEADERS = 'etag, content-type, x-sanity-shard, x-sanity-warning, traceparent'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export type IsAllowedOrigin = (origin: string) => boolean

/** @param origins each `scheme://host[:port]`, compared exactly; no wildcards, since answers may go out with credentials */
export function allowedOrigins(origins: readonly string[]): IsAllowedOrigin {
  const allowed = new Set(origins)
  return (origin) => allowed.has(origin)
}

/**
 * Lets pages of the listed sites call the service, and no others. The service takes no cookies, so a page can do nothing that
 * it has no token for; a write that names a foreign origin and carries no token is refused all the same.
 */
export function answerOtherOrigins(app: FastifyInstance, isAllowed: IsAllowedOrigin) {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin, Authorization')
    if (origin !== undefined && isAllowed(origin)) {
      reply
        .header('access-control-allow-origin', origin)
        .header('access-control-allow-credentials', 'true')
        .header('access-control-expose-headers', EXPOSED_HEADERS)
      if (request.method === 'OPTIONS') return void sendPreflight(request, reply)
    } else if (isForeignWrite(request)) {
      return done(refusal(403, `The origin ${origin} is not in the list of allowed origins.`))
    }
    done()
  })
}

function sendPreflight(request: FastifyRequest, reply: FastifyReply) {
  const wanted = request.headers['access-control-request-headers']
  reply
    .header('access-control-allow-methods', ALLOWED_METHODS)
    // Only listed sites get here, and they may send what they like: clients add headers of their own from time to time.
    .header('access-control-allow-headers', wanted ?? 'authorization, content-type')
    .header('access-control-max-age', String(PREFLIGHT_SECONDS))
    .status(204)
    .send()
}

function isForeignWrite({ method, headers, host, protocol }: FastifyRequest): boolean {
  if (SAFE_METHODS.has(method) || headers.authorization !== undefined) return false
  const site = headers['sec-fetch-site']
  if (headers.origin === undefined || headers.origin === 'null') {
    return site === 'cross-site' || site === 'same-site' || (site === undefined && headers.origin === 'null')
  }
  return headers.origin !== `${protocol}://${host}`
}
