import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '#content/errors.ts'

/** How long browsers may cache a preflight response; Chromium caps it at this value. */
const PREFLIGHT_SECONDS = 7_200

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/** The response headers that scripts of other sites may read. */
const EXPOSED_HEADERS = 'etag, content-type, x-sanity-shard, x-sanity-warning, traceparent'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export type IsAllowedOrigin = (origin: string) => boolean

/**
 * @param origins each as `scheme://host[:port]`, compared exactly; no wildcards, because responses may allow
 *   credentials
 */
export function allowedOrigins(origins: readonly string[]): IsAllowedOrigin {
  const allowed = new Set(origins)
  return (origin) => allowed.has(origin)
}

/**
 * Lets only pages of the listed sites call the service. The service uses no cookies, so a page can do nothing
 * without a token. A write from an unlisted origin without a token is refused anyway.
 */
export function handleCrossOrigin(app: FastifyInstance, isAllowed: IsAllowedOrigin) {
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
    // Only listed sites reach this point. They may send any header, because clients add new headers over
    // time.
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
