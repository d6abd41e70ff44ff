import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ServerBuild } from 'react-router'
import { accountApi } from '#app/features/account/api.server.ts'
import { passkeyApi } from '#app/features/account/passkeys/api.server.ts'
import { signOnRoutes } from '#app/features/account/sign-on/routes.server.ts'
import { bouncesApi } from '#app/features/mail/bounces-api.server.ts'
import { unsubscribeApi } from '#app/features/mail/unsubscribe-api.server.ts'
import { previewApi } from '#app/features/preview/api.server.ts'
import { promoApi } from '#app/features/promo/api.server.ts'
import { schoolsApi } from '#app/features/schools/api.server.ts'
import type { BuildSchoolSearch } from '#app/features/schools/school-search.ts'
import { searchApi } from '#app/features/search/api.server.ts'
import type { Services } from '#app/services.ts'
import type { Library } from '#cms/library-files/read-library.ts'
import { refusal } from '#cms/service/errors.ts'
import { createCachedResponseHandler } from '#cms/service/http/cached-responses.ts'
import { contentHttp } from '#cms/service/http/content-http.ts'
import { createResponseCache, type ResponseCache } from '#cms/service/http/response-cache.ts'
import { asksForPresence } from '#cms/service/presence/presence-http.ts'
import { toNetwork } from '#domain/network-of-address.ts'
import { lendersApi } from '#kit/listing/lenders-api.server.ts'
import { listReturnPages, type Product } from '#products/product.ts'
import { products as siteProducts } from '#products/products.ts'
import type { Config } from '#server/config/config.ts'
import { ownApi } from '#server/config/own-api.ts'
import { isDatabaseError } from '#server/database/errors.ts'
import { type BodyTimeout, createBodyTimeout, MAX_BODY_MS } from './body-timeout.ts'
import { type Connections, createConnections } from './connections.ts'
import { emailSite } from './email-site.ts'
import { createTraffic } from './figures/traffic.ts'
import { restrictFilePermissions } from './file-permissions.ts'
import { getPath, loggerOptions } from './logger.ts'
import { startMailCalendar } from './mail-calendar.ts'
import { mailKinds } from './mail-kinds.ts'
import { startMailWorker } from './mail-worker.ts'
import { malformedRequestHandlers, originForm } from './malformed-request-handlers.ts'
import { PAGE_METHODS, sendErrorsAsPage } from './pages/error-page.ts'
import { PageMemory } from './pages/page-memory.ts'
import { pages } from './pages/pages.ts'
import { apiDocs } from './plugins/api-docs.ts'
import { sendErrorsAsJson, sendNotFoundAsJson, tooManyRequests } from './plugins/error-responses.ts'
import { health } from './plugins/health.ts'
import { measureRequests, metrics } from './plugins/metrics.ts'
import { commonHeaders, createHostCheck, security } from './plugins/security.ts'
import { staticFiles } from './plugins/static-files.ts'
import { wellKnown } from './plugins/well-known.ts'
import { createRequestQueue, type RequestQueue } from './request-queue.ts'
import { openServices } from './services.ts'
import { listUnset, warnAfterStart } from './startup-warnings.ts'
import { sweepExpired } from './sweep-expired.ts'

/** Longer than the usual idle timeout of a proxy in front of the server (60 s). */
const KEEP_ALIVE_MS = 72_000

const SEARCH_BEGINS_MS = 1_000

export interface AppOptions {
  config: Config
  /** Returns the pages as Vite built them; called on each request, because development rebuilds them. */
  pageBuild: () => Promise<ServerBuild>
  /** Those of the site by default; tests add their own. PRODUCT_LINES leaves some out. */
  products?: readonly Product[] | undefined
  /** The clock; tests pass their own. */
  now?: () => Date
  /** The documents that come with the site; those of `cms/library/` by default. */
  library?: Library | undefined
  /** See `openSchoolDirectory`. */
  buildSchoolSearch?: BuildSchoolSearch | undefined
  /** Set by `npm run dev`: serves Vite's files instead of built ones. */
  development?: FastifyPluginAsync
}

/**
 * Builds the server without listening. Everything that has state is created here once and passed on as
 * `Services`; closing the app closes all of it.
 */
export async function buildApp({
  config,
  pageBuild,
  products: all = siteProducts,
  now = () => new Date(),
  library,
  buildSchoolSearch,
  development,
}: AppOptions) {
  const products = all.filter(({ category }) => config.productLines.includes(category))
  const stylesheets = async () => (await pageBuild()).assets.routes.root?.css ?? []
  const contentResponses = createResponseCache()
  const bodyTimeout = createBodyTimeout(config.limits.requestTimeoutMs)
  // Behind a proxy that is trusted, all connections are the proxy's.
  const connections = createConnections({
    max: config.limits.connections,
    maxPerNetwork:
      config.trustProxy === false ? config.limits.connectionsPerAddress : config.limits.connections,
  })
  const newQueue = () =>
    createRequestQueue({ maxWaitMs: config.limits.pageTimeoutMs, rest: connections.drainAccepted })
  const queue = newQueue()
  const memory = new PageMemory({ maxBytes: development ? 0 : config.limits.pageCacheBytes, now, queue })
  // A sign-in waits for its hash, and a page must not wait for sign-ins.
  const writeQueue = newQueue()
  const isSiteHost = createHostCheck(config)
  const traffic = config.operator.token === undefined ? undefined : createTraffic({ now })
  const measured = traffic && { traffic, memory, connections, queues: { pages: queue, changes: writeQueue } }
  const answerFromMemory: PageMemory['answer'] = memory.answer.bind(memory)
  const answerPage = traffic?.timeMemory(answerFromMemory) ?? answerFromMemory
  let cachedContent: ReturnType<typeof createCachedResponseHandler> | undefined
  const app = Fastify({
    ...loggerOptions(config),
    ...malformedRequestHandlers({ siteUrl: config.siteUrl, stylesheets }),
    bodyLimit: config.limits.bodyBytes,
    trustProxy: config.trustProxy,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    routerOptions: { maxParamLength: 500 },
    // What arrives while the server stops is still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: (answer) =>
      httpServer({ config, bodyTimeout, connections }, (request, response) => {
        const isCached =
          isSiteHost(request.headers.host) &&
          (answerPage(request, response) || cachedContent?.(request, response))
        if (isCached) logFromMemory(request)
        else answer(request, response)
      }),
  })
  const logFromMemory = ({ url = '' }: IncomingMessage) =>
    app.log.info({ reqId: randomUUID(), method: 'GET', path: getPath(url), status: 200, ms: 0 }, 'request')
  const services = await openServices({
    config,
    products: all,
    now,
    library,
    buildSchoolSearch,
    measured,
    log: app.log,
  })
  const restricting = restrictFilePermissions(config.dataDir, { log: app.log })
  const stopSweeping = sweepExpired(services)
  const unset = listUnset(config)
  if (!config.mail.smtpUrl && unset.length === 0)
    app.log.info('SMTP_URL is not set: emails are saved as files in DATA_DIR/mail')
  for (const line of unset) app.log.warn(line)
  const site = emailSite(config)
  const stopMailing = startMailWorker(services, { kinds: mailKinds(services), site })
  const stopMailCalendar = startMailCalendar(services, { site, products })
  // Pages are served before the search index is loaded; the index loads after this delay or at the first
  // query, whichever comes first.
  let searchBegins: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    void warnAfterStart(services)
    searchBegins = setTimeout(() => void services.search.ready(), SEARCH_BEGINS_MS).unref()
  })
  app.addHook('preClose', async () => {
    connections.sendConnectionClose()
    await connections.drainAccepted()
  })
  app.addHook('onClose', async () => {
    await restricting
    await stopSweeping()
    await stopMailCalendar()
    await stopMailing()
    clearTimeout(searchBegins)
    await services.search.close()
    await services.schools.close()
    services.contentClient.close()
    await services.content.close()
    await services.database.close()
  })

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: getPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    if (reply.statusCode === 429) {
      services.securityLog.noteRateLimit({ method: request.method, path: getPath(request.url) })
    }
  })
  app.decorateRequest('pagePattern', '')
  if (traffic) await app.register(measureRequests, { traffic })
  await app.register(security, { siteUrl: config.siteUrl, isSiteHost })
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: '1 minute',
    global: false,
    keyGenerator: ({ ip }) => toNetwork(ip, 64),
    errorResponseBuilder: () => tooManyRequests(),
  })
  sendErrorsAsPage(app, stylesheets)
  await app.register(health, { services })
  await app.register(wellKnown, { services })
  if (traffic && services.operator) await app.register(metrics, { traffic, ...services.operator })
  await app.register(
    async (api) => {
      sendErrorsAsJson(api)
      sendNotFoundAsJson(api)
      api.removeContentTypeParser('text/plain')
      api.addHook('onRequest', api.rateLimit())
      await api.register(apiDocs, { stylesheets })
      await api.register(visitorWrites, { services, writeQueue })
      await api.register(searches, { services, queue, products })
      await api.register(previewApi, { services })
      await api.register(bouncesApi, { services })
      // Without this, an unknown address under /api would be handled as a page.
      for (const url of ['', '/*']) {
        const handler = (_request: FastifyRequest, reply: FastifyReply) => reply.callNotFound()
        api.route({ method: PAGE_METHODS, url, schema: { hide: true }, handler })
      }
    },
    { prefix: ownApi },
  )
  await app.register(async (mail) => {
    mail.addHook('onRequest', mail.rateLimit())
    takeTurns(mail, writeQueue, changesSomething)
    await mail.register(unsubscribeApi, { services })
  })
  if (!config.content.apiHost) {
    await app.register(embeddedContent, { services, cache: contentResponses, bodyTimeout })
    cachedContent = createCachedResponseHandler(
      services.content,
      contentResponses,
      commonHeaders(config.siteUrl),
    )
  }
  await app.register(signOnRoutes, { services, returnPages: listReturnPages(products) })
  await app.register(development ?? staticFiles)
  await app.register(pages, {
    services,
    products,
    memory,
    queue,
    counts: traffic?.pageCache ?? { hits: 0, misses: 0 },
    pageBuild,
    isDevelopment: Boolean(development),
  })
  return { app, services }
}

/** Searches wait in one queue with the pages, because both take the processor for themselves. */
async function searches(
  api: FastifyInstance,
  { services, queue, products }: { services: Services; queue: RequestQueue; products: readonly Product[] },
) {
  takeTurns(api, queue)
  await api.register(schoolsApi, { services })
  await api.register(searchApi, { services })
  await api.register(lendersApi, {
    services,
    lists: products.flatMap(({ apiList }) => apiList?.(services) ?? []),
  })
}

/** What visitors change through the API waits for its turn, so that many changes at once stop nothing else. */
async function visitorWrites(
  api: FastifyInstance,
  { services, writeQueue }: { services: Services; writeQueue: RequestQueue },
) {
  takeTurns(api, writeQueue, changesSomething)
  await api.register(accountApi, { services })
  await api.register(passkeyApi, { services })
  await api.register(promoApi, { services })
}

function changesSomething({ method, config }: RouteOptions): boolean {
  return method === 'POST' || config?.changesState === true
}

/** Lets the routes that are registered from now on begin one after another. */
function takeTurns(
  app: FastifyInstance,
  queue: RequestQueue,
  waits: (route: RouteOptions) => boolean = () => true,
) {
  app.addHook('onRoute', (route) => {
    if (!waits(route)) return
    const { handler } = route
    route.handler = function (request, reply) {
      return queue.run(toNetwork(request.ip, 48), async () => handler.call(this, request, reply))
    }
  })
}

/**
 * The content service allows writes by token and its own list of origins; the site's cookies have no effect.
 */
async function embeddedContent(
  app: FastifyInstance,
  { services, cache, bodyTimeout }: { services: Services; cache: ResponseCache; bodyTimeout: BodyTimeout },
) {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, decidesOrigins: true }
  })
  // At this point the caller is known, and an upload to a file is still arriving.
  app.addHook('preHandler', async ({ raw, contentIdentity }) => {
    if (contentIdentity.role === 'writer') bodyTimeout.extend(raw)
  })
  const countRequests = app.createRateLimit()
  await app.register(contentHttp, {
    content: services.content,
    cache,
    isPassing: isDatabaseError,
    toNetwork: (address) => toNetwork(address, 48),
    async limit(request) {
      const use = await countRequests(request)
      if (use.isAllowed || !use.isExceeded) return
      throw refusal(429, 'Too many requests have come from your network. Wait a minute, then try again.', {
        retryAfterSeconds: use.ttlInSeconds,
      })
    },
  })
}

/** Limits every wait for a client: for its request, for its reading of the response, and between requests. */
function httpServer(
  {
    config: { limits, content },
    bodyTimeout,
    connections,
  }: { config: Config; bodyTimeout: BodyTimeout; connections: Connections },
  answer: RequestListener,
) {
  const server = createServer(
    {
      // Bodies have a timeout of their own; see `BodyTimeout`.
      requestTimeout: Math.max(limits.requestTimeoutMs, MAX_BODY_MS),
      headersTimeout: limits.requestTimeoutMs,
      // How often Node checks for late requests; the default interval would double the time limit.
      connectionsCheckingInterval: Math.min(limits.requestTimeoutMs, 5_000),
      keepAliveTimeout: KEEP_ALIVE_MS,
      shouldUpgradeCallback: (request) => !content.apiHost && asksForPresence(request),
      // Of a header that may come once, Node would keep the first and hide that there was another.
      joinDuplicateHeaders: true,
    },
    connections.serializePipelined((request, response) => {
      bodyTimeout.bound(server, request)
      answer(request, response)
    }),
  )
  connections.track(server)
  server.setTimeout(limits.requestTimeoutMs * 2)
  return server
}
