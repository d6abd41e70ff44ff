import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '#server/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by plugins that take no cookies and refuse strangers' writes by themselves. */
    decidesOrigins?: boolean
  }
}

/** Headers that every answer carries, and the refusal of writes that other sites start. */
export const security = fp(async (app: FastifyInstance, { siteUrl }: { siteUrl: string | undefined }) => {
  const headers = Object.entries(commonHeaders(siteUrl))

  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
  })

  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.decidesOrigins) return
    if (isFromOwnSite(request, siteUrl)) return
    throw new ApiError('CROSS_SITE_REFUSED', 'This request was started by another site, so it was refused.')
  })
})

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What every answer carries unless it says otherwise; HSTS only where the site is on https. */
export function commonHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(siteUrl?.startsWith('https://') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
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
