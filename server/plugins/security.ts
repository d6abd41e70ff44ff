import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '#server/errors.ts'

/** Headers that every answer carries, and the refusal of writes that other sites start. */
export const security = fp(async (app: FastifyInstance, { siteUrl }: { siteUrl: string | undefined }) => {
  const overHttps = siteUrl?.startsWith('https://') ?? false

  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(COMMON_HEADERS)) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    if (overHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })

  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return
    if (isFromOwnSite(request, siteUrl)) return
    throw new ApiError('CROSS_SITE_REFUSED', 'This request was started by another site, so it was refused.')
  })
})

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/**
 * Browsers name the origin of every write. A page with `Referrer-Policy: no-referrer` posts its own forms
 * with `Origin: null`; the browser's own word on the sender (`Sec-Fetch-Site`) decides then. Programs that
 * are no browsers send neither and carry no one's cookies.
 */
function isFromOwnSite(request: FastifyRequest, siteUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  const { origin } = request.headers
  if (origin === undefined || origin === 'null') {
    return site === 'same-origin' || site === 'none' || (site === undefined && origin === undefined)
  }
  if (siteUrl && origin === new URL(siteUrl).origin) return true
  return origin === `${request.protocol}://${request.headers.host}`
}
