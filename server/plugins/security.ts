import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '#app/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by plugins that ignore cookies and check the origin of writes themselves. */
    decidesOrigins?: boolean
    /** Set on a GET that changes something, so that no other site can start it, with a link or an image. */
    changesState?: boolean
    /** Set on what is asked about this process, whose caller may know it by its network address alone. */
    answersAnyHost?: boolean
  }
}

interface SecurityOptions {
  siteUrl: string | undefined
  isSiteHost?: ReturnType<typeof createHostCheck>
}

/**
 * Adds the security headers to every response, and rejects requests for another host and writes that other
 * sites start.
 */
export const security = fp(async (app: FastifyInstance, options: SecurityOptions) => {
  const { siteUrl, isSiteHost = createHostCheck(siteUrl) } = options
  const headers = Object.entries(commonHeaders(siteUrl))

  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
  })

  app.addHook('onRequest', async (request) => {
    const { decidesOrigins, changesState, answersAnyHost } = request.routeOptions.config
    if (namesSeveralHosts(request.headers.host)) {
      throw new ApiError('INVALID_REQUEST', 'A request names one host, and this one names several.')
    }
    if (!answersAnyHost && !isSiteHost(request.host)) {
      throw new ApiError(
        'WRONG_HOST',
        'This server does not answer for this host name. Use the site’s address.',
      )
    }
    if (decidesOrigins || (SAFE_METHODS.has(request.method) && !changesState)) return
    if (isFromOwnSite(request, siteUrl)) return
    throw new ApiError('CROSS_SITE_REFUSED', 'This request was started by another site, so it was refused.')
  })
})

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Returns the default headers of every response; HSTS is included only for an https site. */
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
 * Returns a function that says whether a Host header (RFC 9110, 7.2) names this site; without `siteUrl`, any
 * single host does.
 */
export function createHostCheck(siteUrl: string | undefined) {
  if (siteUrl === undefined) return (host: string | undefined) => !namesSeveralHosts(host)
  const { host: own, port, protocol } = new URL(siteUrl)
  const names = new Set([own, ...(port === '' ? [`${own}:${protocol === 'https:' ? 443 : 80}`] : [])])
  return (host: string | undefined) => host !== undefined && names.has(host.toLowerCase())
}

/** Several Host headers arrive joined with commas, and no host has a comma in its name. */
function namesSeveralHosts(host: string | undefined): boolean {
  return host?.includes(',') ?? false
}

/**
 * Browsers send the origin of every write and, except where a page forbids it, the referring page of every
 * other request; each header that was sent must name this site. A page with `Referrer-Policy: no-referrer`
 * submits its own forms with `Origin: null`, and then the browser's `Sec-Fetch-Site` header decides. Clients
 * that are not browsers send none of these and carry no visitor's cookies.
 */
function isFromOwnSite({ headers, protocol, host }: FastifyRequest, siteUrl: string | undefined): boolean {
  const own = siteUrl === undefined ? `${protocol}://${host}` : new URL(siteUrl).origin
  const { 'sec-fetch-site': site, origin, referer } = headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (origin === 'null' ? site === undefined : origin !== undefined && origin !== own) return false
  return referer === undefined || URL.parse(referer)?.origin === own
}
