import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { imageServiceOf } from '#app/content/image-service.ts'
import type { PageFacts } from '#app/context.ts'
import type { Services } from '#app/services.ts'
import { nextMidnightInNewYork, todayInNewYork } from '#domain/dates.ts'
import { ApiError } from '#server/errors.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { compress, isHeld, negotiateEncoding } from './encoded-body.ts'
import { noSuchMethod } from './error-page.ts'
import { headersOf, type Page, type PolicySettings, toPublicPage } from './page.ts'
import type { Reads } from './page-cache.ts'
import type { PageMemory } from './page-memory.ts'
import { pageKey, routePolicies } from './route-policy.ts'
import { withoutHandoff } from './without-handoff.ts'

export interface PagesOptions {
  services: Services
  memory: PageMemory
  pageBuild: () => Promise<ServerBuild>
  isDevelopment: boolean
}

/** Smaller answers fit into one packet as they are. */
const LEAST_TO_COMPRESS = 1000

/** What the addresses of pages are asked with; anything else is answered 405. */
export const PAGE_METHODS = ['GET', 'HEAD', 'POST']

/** Every URL that is neither API nor file: React Router renders it, the page cache keeps what is public. */
export async function pages(
  app: FastifyInstance,
  { services, memory, pageBuild, isDevelopment }: PagesOptions,
) {
  const { config, database, schools, contentClient, preview, now } = services
  const siteOrigin = config.siteUrl ?? `http://localhost:${config.port}`
  const cache = memory.pages
  const listeners = [
    database.onChange((topic) => cache.invalidate([topic])),
    // The new index stands a moment after the commit; pages rendered in between still show the old one.
    schools.onSwitch(() => cache.invalidate(['school'])),
    contentClient.onChange((tags) => cache.invalidate(tags)),
  ]
  app.addHook('onClose', async () => {
    for (const stopListening of listeners) stopListening()
  })
  const render = renderer({ services, pageBuild, isDevelopment })
  const policy: PolicySettings = {
    siteUrl: config.siteUrl,
    connectSources: originsOf([config.apiUrl, config.schoolsApiUrl]),
    imageSources: originsOf([imageServiceOf(config.content).baseUrl]),
    isDevelopment,
    upgradeInsecure: siteOrigin.startsWith('https://'),
  }

  // Forms arrive as they are; the page's own action reads them. The body limit still holds.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const limit = app.createRateLimit()
  const refuseTooMany = async (request: FastifyRequest) => {
    const use = await limit(request)
    if (use.isAllowed || !use.isExceeded) return
    throw new ApiError(
      'TOO_MANY_REQUESTS',
      'Too many requests came from your address. Please wait a minute.',
      {
        headers: { 'retry-after': String(use.ttlInSeconds) },
      },
    )
  }
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const url = parseUrl(request.url, siteOrigin)
    const params = (await render.policy())(url.pathname).cachedParams
    if (!params || preview.endOf(request.headers.cookie)) return
    const key = pageKey(url, params)
    memory.remember(request.url, key)
    const stored = cache.get(key)
    if (stored) return sendPage(request, reply, stored)
    await refuseTooMany(request)
    const page = await cache.load(key, async (reads) => {
      const response = await render.page({
        request: new Request(siteOrigin + key),
        facts: publicFacts(reads, now),
      })
      return toPublicPage(response, policy)
    })
    return sendPage(request, reply, page)
  })
  app.route({ method: PAGE_METHODS, url: '/*', handler: perUser })

  async function perUser(request: FastifyRequest, reply: FastifyReply) {
    // What the visitor does before the click would be missing in it.
    if (request.headers['sec-purpose']?.includes('prefetch')) {
      throw new ApiError('INVALID_REQUEST', 'This page is never fetched ahead of a click.')
    }
    await refuseTooMany(request)
    const url = parseUrl(request.url, siteOrigin)
    const { takesForms } = (await render.policy())(url.pathname)
    if (request.method === 'POST' && !takesForms) throw noSuchMethod(['GET', 'HEAD'])
    const nonce = randomBytes(16).toString('base64')
    const topics = new Set<string>()
    const facts: PageFacts = {
      tag: (topic) => topics.add(topic),
      expireAt() {},
      today: () => todayInNewYork(now()),
      nonce,
      address: request.ip,
      preview: preview.endOf(request.headers.cookie) && {
        position: preview.moves.position(),
        topics: () => [...topics],
      },
    }
    const response = await render.page({ request: toRequest(request, url), facts })
    reply.status(response.status).headers(headersOf(response)).header('cache-control', 'private, no-store')
    for (const value of response.headers.getSetCookie()) reply.header('set-cookie', value)
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      reply.header(
        'content-security-policy',
        contentSecurityPolicy({ scriptSources: [`'nonce-${nonce}'`], ...policy }),
      )
    }
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    const body = Buffer.from(await response.arrayBuffer())
    reply.header('vary', 'Accept-Encoding')
    // Nothing secret stands in a page beside what a visitor typed, so its length tells nothing.
    if (encoding === 'identity' || body.length < LEAST_TO_COMPRESS) return reply.send(body)
    return reply.header('content-encoding', encoding).send(await compress[encoding](body))
  }
}

/** The hosts of addresses; paths have none. */
function originsOf(addresses: string[]): string[] {
  return addresses.flatMap((address) => URL.parse(address)?.origin ?? [])
}

/** Hands a request to React Router with the objects of its own module graph. */
function renderer({ services, pageBuild, isDevelopment }: Omit<PagesOptions, 'memory'>) {
  let known: {
    build: ServerBuild
    policy: ReturnType<typeof routePolicies>
    handle: ReturnType<typeof createRequestHandler>
  }
  const current = async () => {
    const build = await pageBuild()
    if (known?.build === build) return known
    const handle = createRequestHandler(withoutHandoff(build), isDevelopment ? 'development' : 'production')
    known = { build, policy: routePolicies(build), handle }
    return known
  }
  return {
    policy: async () => (await current()).policy,
    async page({ request, facts }: { request: Request; facts: PageFacts }): Promise<Response> {
      const { build, handle } = await current()
      const { servicesContext, pageContext } = build.entry.module as typeof build.entry.module &
        typeof import('#app/context.ts')
      const context = new RouterContextProvider()
      context.set(servicesContext, services)
      context.set(pageContext, facts)
      return handle(request, context)
    },
  }
}

function publicFacts(reads: Reads, now: () => Date): PageFacts {
  return {
    tag: (topic) => reads.tag(topic),
    expireAt: (moment) => reads.expireAt(moment),
    today() {
      reads.expireAt(nextMidnightInNewYork(now()))
      return todayInNewYork(now())
    },
    nonce: undefined,
    address: '',
  }
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const headers = page.headersIn(encoding)
  reply.status(page.status).headers(headers)
  for (const value of page.cookies) reply.header('set-cookie', value)
  if (headers.etag && isHeld(request.headers['if-none-match'], headers.etag)) {
    return reply.removeHeader('content-encoding').status(304).send()
  }
  return reply.send(await page.body.in(encoding))
}

/** @param path beginning with a slash, as `rewriteUrl` of the server leaves it; two would name another host. */
function parseUrl(path: string, origin: string): URL {
  const url = new URL(origin + path.replace(/^\/{2,}/, '/'))
  // There React Router would answer with the data of a page, for a router in the browser. There is none, and no such page.
  if (url.pathname.endsWith('.data')) url.pathname += '/'
  return url
}

/** The visitor's request for a per-user page. The origin was checked before; React Router's own check is narrower. */
function toRequest(request: FastifyRequest, url: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name === 'origin' || name.startsWith(':')) continue
    for (const each of [value].flat()) headers.append(name, each)
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(url, {
    method: request.method,
    headers,
    body: hasBody && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined,
  })
}
