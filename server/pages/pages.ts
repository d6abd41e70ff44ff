import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { toImageService } from '#app/content/image-service.ts'
import { outageContext, type PageFacts, pageContext, productsContext, servicesContext } from '#app/context.ts'
import { ApiError, RETRY_AFTER_SECONDS } from '#app/errors.ts'
import type { Services } from '#app/services.ts'
import { compressOnce, negotiateEncoding } from '#cms/service/http/compress.ts'
import { nextMidnightInNewYork, todayInNewYork } from '#domain/dates.ts'
import { toNetwork } from '#domain/network-of-address.ts'
import { deleteReplies, takeReplyKey } from '#kit/forms/form-replies.server.ts'
import type { Product } from '#products/product.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import { tooManyRequests } from '#server/plugins/error-responses.ts'
import type { RequestQueue } from '#server/request-queue.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { matchesEtag } from './encoded-body.ts'
import { noSuchMethod, PAGE_METHODS } from './error-page.ts'
import { withoutLeftOutRoutes } from './left-out-lines.ts'
import { type Page, type PolicySettings, toHeaders, toPublicPage } from './page.ts'
import type { Reads } from './page-cache.ts'
import type { PageMemory } from './page-memory.ts'
import { pageKey, routePolicies } from './route-policy.ts'
import { withoutLoaderSerialization } from './without-loader-serialization.ts'

export interface PagesOptions {
  services: Services
  products: readonly Product[]
  memory: PageMemory
  queue: RequestQueue
  /** Counts cached pages that were in memory, and those that had to be rendered. */
  counts: { hits: number; misses: number }
  pageBuild: () => Promise<ServerBuild>
  isDevelopment: boolean
}

/** No form of the site has a tenth of them; a text may hold a few of the signs that part fields. */
const MAX_FIELDS = 2_000
const AMPERSAND = 0x26

/** Smaller responses fit into one packet without compression. */
const MIN_TO_COMPRESS = 1000

/**
 * Serves every URL that is neither API nor file: React Router renders it, and the page cache keeps public
 * pages.
 */
export async function pages(
  app: FastifyInstance,
  { services, products, memory, queue, counts, pageBuild, isDevelopment }: PagesOptions,
) {
  const { config, database, schools, contentClient, preview, now } = services
  const siteOrigin = config.siteUrl ?? `http://localhost:${config.port}`
  const cache = memory.pages
  const listeners = [
    database.onChange((topic) => cache.invalidate([topic])),
    // The new index is ready a moment after the commit; pages rendered in between still show the old one.
    schools.onSwitch(() => cache.invalidate(['school'])),
    contentClient.onChange((tags) => cache.invalidate(tags)),
  ]
  app.addHook('onClose', async () => {
    for (const stopListening of listeners) stopListening()
  })
  const render = renderer({ services, products, pageBuild, isDevelopment })
  const policy: PolicySettings = {
    siteUrl: config.siteUrl,
    connectSources: toOrigins([config.apiUrl, config.schoolsApiUrl]),
    imageSources: toOrigins([toImageService(config.content).baseUrl]),
    isDevelopment,
    upgradeInsecure: siteOrigin.startsWith('https://'),
  }
  const vendorSources = [...toOrigins(config.vendors.scripts), ...config.vendors.hosts]

  // Form data is passed on unparsed, because the page's action reads it. The body limit still applies.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => {
    if (countByte(body, AMPERSAND) < MAX_FIELDS) return body
    throw new ApiError('BODY_TOO_LARGE', 'The form has too many fields.')
  })
  const limit = app.createRateLimit()
  const refuseTooMany = async (request: FastifyRequest) => {
    const use = await limit(request)
    if (use.isAllowed || !use.isExceeded) return
    throw tooManyRequests({ 'retry-after': String(use.ttlInSeconds) })
  }
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const url = parseUrl(request.url, siteOrigin)
    const route = (await render.policy())(url.pathname)
    const { path, cachedParams: params, takesForms, allowsVendors } = route
    request.pagePattern = route.pattern
    // Without this, each spelling of a path would be a page of its own to render and to keep.
    if (path !== url.pathname) return reply.redirect(path + url.search, isRead ? 301 : 308)
    if (!isRead) return
    if (!params || preview.getEnd(request.headers.cookie)) return
    if (takesForms && takeReplyKey(url).replyKey !== undefined) return
    const key = pageKey(url, params)
    memory.remember(request.url, key)
    const stored = cache.get(key)
    if (stored) {
      counts.hits += 1
      return sendPage(request, reply, stored)
    }
    await refuseTooMany(request)
    const page = await cache.load(key, toNetwork(request.ip, 48), async (reads) => {
      counts.misses += 1
      const response = await render.page({
        request: new Request(siteOrigin + key),
        facts: publicFacts(reads, now),
      })
      const isFree = allowsVendors && !key.includes('?')
      const made = await toPublicPage(
        response,
        { ...policy, ...(isFree && { vendorSources }) },
        { mayBeCached: !namesOneTwice(url, params) },
      )
      await made.body.in(negotiateEncoding(request.headers['accept-encoding']))
      return made
    })
    return sendPage(request, reply, page)
  })
  app.route({ method: PAGE_METHODS, url: '/*', handler: perUser })

  async function perUser(request: FastifyRequest, reply: FastifyReply) {
    // A prefetched page would miss anything the visitor does before the click.
    if (request.headers['sec-purpose']?.includes('prefetch')) {
      throw new ApiError('INVALID_REQUEST', 'This page is never prefetched.')
    }
    await refuseTooMany(request)
    const url = parseUrl(request.url, siteOrigin)
    const { takesForms } = (await render.policy())(url.pathname)
    if (request.method === 'POST' && !takesForms) throw noSuchMethod(['GET', 'HEAD'])
    return queue.run(toNetwork(request.ip, 48), () => renderPerUser(request, reply, takeReplyKey(url)))
  }

  /** Returns the body instead of sending it, because a slow reader must not keep the turn. */
  async function renderPerUser(
    request: FastifyRequest,
    reply: FastifyReply,
    { url, replyKey }: ReturnType<typeof takeReplyKey>,
  ): Promise<Buffer> {
    const nonce = randomBytes(16).toString('base64')
    const topics = new Set<string>()
    const facts: PageFacts = {
      tag: (topic) => topics.add(topic),
      expireAt() {},
      today: () => todayInNewYork(now()),
      nonce,
      address: request.ip,
      replyKey,
      preview: preview.getEnd(request.headers.cookie) && {
        position: preview.moves.position(),
        topics: () => [...topics],
      },
    }
    const response = await render.page({ request: toRequest(request, url), facts })
    if (isAccepted(response, url)) await forgetReplies(request, url)
    reply.status(response.status).headers(toHeaders(response)).header('cache-control', 'private, no-store')
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
    // Compression is safe here: the page has no secret next to the visitor's input that its size could
    // reveal.
    if (encoding === 'identity' || body.length < MIN_TO_COMPRESS) return body
    reply.header('content-encoding', encoding)
    return compressOnce[encoding](body)
  }

  /** What a form was answered before it was accepted is of no use; that it stays a while does no harm. */
  async function forgetReplies({ method, headers }: FastifyRequest, url: URL): Promise<void> {
    if (method !== 'POST') return
    try {
      await deleteReplies(services, headers.cookie ?? null, url)
    } catch (error) {
      if (!isDatabaseError(error)) throw error
      services.log.error({ err: error }, 'replies to a form not deleted')
    }
  }
}

/** Whether a page leads on, and not to its own reply. */
function isAccepted({ headers }: Response, url: URL): boolean {
  const location = headers.get('location')
  return location !== null && takeReplyKey(new URL(location, url)).replyKey === undefined
}

/** A page reads a parameter once, so each further value would be another spelling of the same page to keep. */
function namesOneTwice({ searchParams }: URL, params: readonly string[]): boolean {
  return params.some((name) => searchParams.getAll(name).length > 1)
}

/** Counts without parsing, because parsing thousands of fields is what has to be avoided. */
function countByte(bytes: Buffer, byte: number): number {
  let count = 0
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) count++
  return count
}

/** Returns the origins of the absolute addresses; paths have none. */
function toOrigins(addresses: string[]): string[] {
  return addresses.flatMap((address) => URL.parse(address)?.origin ?? [])
}

/** Passes a request to React Router with what its page may know. */
function renderer({
  services,
  products,
  pageBuild,
  isDevelopment,
}: Omit<PagesOptions, 'memory' | 'queue' | 'counts'>) {
  let known: {
    build: ServerBuild
    policy: ReturnType<typeof routePolicies>
    handle: ReturnType<typeof createRequestHandler>
  }
  const current = async () => {
    const build = await pageBuild()
    if (known?.build === build) return known
    const pages = withoutLeftOutRoutes(build, services.config.productLines)
    const handle = createRequestHandler(
      withoutLoaderSerialization(pages),
      isDevelopment ? 'development' : 'production',
    )
    known = { build, policy: routePolicies(pages), handle }
    return known
  }
  return {
    policy: async () => (await current()).policy,
    async page({ request, facts }: { request: Request; facts: PageFacts }): Promise<Response> {
      const { handle } = await current()
      const context = new RouterContextProvider()
      context.set(servicesContext, services)
      context.set(productsContext, products)
      context.set(pageContext, facts)
      const response = await handle(request, context)
      if (response.status !== 500 || !context.get(outageContext)) return response
      const headers = new Headers(response.headers)
      headers.set('retry-after', String(RETRY_AFTER_SECONDS))
      return new Response(response.body, { status: 503, headers })
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
  if (headers.etag && matchesEtag(request.headers['if-none-match'], headers.etag)) {
    return reply.removeHeader('content-encoding').status(304).send()
  }
  return reply.send(await page.body.in(encoding))
}

/**
 * @param path a path with a leading slash, as `rewriteUrl` of the server leaves it. Several slashes are
 *   reduced to one, because `//` would name another host.
 */
function parseUrl(path: string, origin: string): URL {
  const url = new URL(origin + path.replace(/^\/{2,}/, '/'))
  // For paths that end in `.data`, React Router would return page data for a router in the browser. These
  // pages have no such router, so the trailing slash makes the path an unknown page.
  if (url.pathname.endsWith('.data')) url.pathname += '/'
  return url
}

/**
 * Converts the visitor's request for a per-user page. It leaves out the origin, which is already checked,
 * because React Router's own check is stricter.
 */
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
