import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '#app/errors.ts'
import { isLoopback } from '#domain/network-of-address.ts'
import type { Config } from '#server/config/config.ts'

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

/** How the site is reached; `host` is the address that it listens to. */
type SiteAddress = Pick<Config, 'siteUrl' | 'host'>

interface SecurityOptions {
  siteUrl: string | undefined
  isSiteHost: ReturnType<typeof createHostCheck>
}

/**
 * Adds the security headers to every response, and rejects requests for another host and writes that other
 * sites start.
 */
export const security = fp(async (app: FastifyInstance, options: SecurityOptions) => {
  const { siteUrl, isSiteHost } = options
  const headers = Object.entries(commonHeaders(siteUrl))

  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
  })

  app.addHook('onRequest', async (request) => {
    const { decidesOrigins, changesState, answersAnyHost } = request.routeOptions.config
    if (namesSeveralHosts(request.headers.host)) {
      throw new ApiError('INVALID_REQUEST', 'A request must name one host; this one names several.')
    }
    if (!answersAnyHost && !isSiteHost(request.host)) {
      throw new ApiError('WRONG_HOST', 'This server does not serve this host name. Use the site’s address.')
    }
    if (decidesOrigins || (SAFE_METHODS.has(request.method) && !changesState)) return
    if (isFromOwnSite(request, siteUrl)) return
    throw new ApiError('CROSS_SITE_REFUSED', 'This request was started by another site, so it was rejected.')
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
 * Returns a function that says whether a Host header (RFC 9110, 7.2) names this site. Without `siteUrl` that is this
 * machine: localhost, its loopback addresses, and the address it listens to, where one that stands for all of them
 * allows any address. A name could be anybody's who lets it lead here, with a page of theirs in a visitor's browser.
 */
export function createHostCheck({ siteUrl, host: listensTo }: SiteAddress) {
  if (siteUrl === undefined) {
    const listensToAll = listensTo === '0.0.0.0' || listensTo === '::'
    return (host: string | undefined) => {
      const name = toHostName(host)
      if (name === undefined) return false
      return isLoopback(name) || name === listensTo.toLowerCase() || (listensToAll && isIP(name) !== 0)
    }
  }
  const { host: own, port, protocol } = new URL(siteUrl)
  const names = new Set([own, ...(port === '' ? [`${own}:${protocol === 'https:' ? 443 : 80}`] : [])])
  return (host: string | undefined) => host !== undefined && names.has(host.toLowerCase())
}

/** Returns the name or address in a Host header, without its port and the brackets of IPv6. */
function toHostName(host: string | undefined): string | undefined {
  const [, ipv6, name] = /^(?:\[([\da-f:.]+)\]|([^\s:/?#@\\[\]]+))(?::\d{1,5})?$/i.exec(host ?? '') ?? []
  return (ipv6 ?? name)?.toLowerCase()
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
