import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ServerBuild } from 'react-router'
import { sweepDrafts } from '#app/drafts/sweep-drafts.server.ts'
import { accountApi } from '#app/features/account/api.server.ts'
import { schoolsApi } from '#app/features/schools/api.server.ts'
import { searchApi } from '#app/features/search/api.server.ts'
import type { Services } from '#app/services.ts'
import { type AnswerCache, createAnswerCache } from '#content/http/answer-cache.ts'
import { contentHttp } from '#content/http/content-http.ts'
import { keptAnswers } from '#content/http/kept-answers.ts'
import { asksForPresence } from '#content/presence/presence-http.ts'
import { isDatabaseError } from '#database/errors.ts'
import type { Library } from '#sources/library/read-library.ts'
import { type BodyTime, createBodyTime, LONGEST_BODY_MS } from './body-time.ts'
import type { Config } from './config.ts'
import { ApiError } from './errors.ts'
import { loggerOptions, pathOf } from './logger.ts'
import { answerErrorsAsPage } from './pages/error-page.ts'
import { PageMemory } from './pages/page-memory.ts'
import { PAGE_METHODS, pages } from './pages/pages.ts'
import { apiDocs } from './plugins/api-docs.ts'
import { answerErrorsAsJson, answerUnknownAsJson } from './plugins/error-answers.ts'
import { health } from './plugins/health.ts'
import { previewEvents } from './plugins/preview-events.ts'
import { commonHeaders, security } from './plugins/security.ts'
import { staticFiles } from './plugins/static-files.ts'
import { wellKnown } from './plugins/well-known.ts'
import { openServices } from './services.ts'
import { originForm, unroutable } from './unroutable.ts'

/** Longer than the idle time of the proxies that usually stand before a server (60 s). */
const KEEP_ALIVE_MS = 72_000

const SEARCH_BEGINS_MS = 1_000

export interface AppOptions {
  config: Config
  /** The pages as Vite built them; asked for at each request, since development rebuilds them. */
  pageBuild: () => Promise<ServerBuild>
  /** The clock; tests pass their own. */
  now?: () => Date
  /** The documents that come with the site; those of `library/` unless told. */
  library?: Library | undefined
  /** Set by `npm run dev`: serves Vite's files instead of built ones. */
  development?: FastifyPluginAsync
}

/**
 * Builds the server without listening. Everything with state is made here, once, and handed on as `Services`.
 * Closing the app closes all of it.
 */
export async function buildApp({
  config,
  pageBuild,
  now = () => new Date(),
  library,
  development,
}: AppOptions) {
  const memory = new PageMemory({ maxBytes: development ? 0 : config.limits.pageCacheBytes, now })
  const stylesheets = async () => (await pageBuild()).assets.routes.root?.css ?? []
  const contentAnswers = createAnswerCache()
  const bodyTime = createBodyTime(config.limits.requestTimeoutMs)
  let keptContent: ReturnType<typeof keptAnswers> | undefined
  const app = Fastify({
    ...loggerOptions(config),
    ...unroutable({ siteUrl: config.siteUrl, stylesheets }),
    bodyLimit: config.limits.bodyBytes,
    trustProxy: config.trustProxy,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    routerOptions: { maxParamLength: 500 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    serverFactory: (answer) =>
      httpServer(config, bodyTime, (request, response) => {
        if (memory.answer(request, response) || keptContent?.(request, response)) logFromMemory(request)
        else answer(request, response)
      }),
  })
  const logFromMemory = ({ url = '' }: IncomingMessage) =>
    app.log.info({ reqId: randomUUID(), method: 'GET', path: pathOf(url), status: 200, ms: 0 }, 'request')
  const services = await openServices({ config, now, library, log: app.log })
  const stopSweeping = sweepDrafts(services)
  // The first pages come before the search, which is read at its first question at the latest.
  let searchBegins: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    searchBegins = setTimeout(() => void services.search.ready(), SEARCH_BEGINS_MS).unref()
  })
  app.addHook('onClose', async () => {
    await stopSweeping()
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
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
  await app.register(security, { siteUrl: config.siteUrl })
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: '1 minute',
    global: false,
    errorResponseBuilder: () =>
      new ApiError('TOO_MANY_REQUESTS', 'Too many requests from your address. Please wait a minute.'),
  })
  answerErrorsAsPage(app, stylesheets)
  await app.register(health, { services })
  await app.register(wellKnown, { services })
  await app.register(
    async (api) => {
      answerErrorsAsJson(api)
      answerUnknownAsJson(api)
      api.removeContentTypeParser('text/plain')
      api.addHook('onRequest', api.rateLimit())
      await api.register(apiDocs)
      await api.register(accountApi, { services })
      await api.register(schoolsApi, { services })
      await api.register(searchApi, { services })
      await api.register(previewEvents, { services })
      // Without this an unknown address under /api would be taken for a page.
      for (const url of ['', '/*']) {
        const handler = (_request: FastifyRequest, reply: FastifyReply) => reply.callNotFound()
        api.route({ method: PAGE_METHODS, url, schema: { hide: true }, handler })
      }
    },
    { prefix: '/api' },
  )
  if (!config.content.apiHost) {
    await app.register(embeddedContent, { services, cache: contentAnswers, bodyTime })
    keptContent = keptAnswers(services.content, contentAnswers, commonHeaders(config.siteUrl))
  }
  await app.register(development ?? staticFiles)
  await app.register(pages, { services, memory, pageBuild, isDevelopment: Boolean(development) })
  return { app, services }
}

/** The content service decides by tokens and its own list of origins who may write; the site's cookies mean nothing there. */
async function embeddedContent(
  app: FastifyInstance,
  { services, cache, bodyTime }: { services: Services; cache: AnswerCache; bodyTime: BodyTime },
) {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, decidesOrigins: true }
  })
  // By then it is known who asks, and a body that goes to a file is still on its way.
  app.addHook('preHandler', async ({ raw, contentIdentity }) => {
    if (contentIdentity.role === 'writer') bodyTime.extend(raw)
  })
  const requestsOf = app.createRateLimit()
  await app.register(contentHttp, {
    content: services.content,
    cache,
    isPassing: isDatabaseError,
    async limit(request) {
      const use = await requestsOf(request)
      if (use.isAllowed || !use.isExceeded) return
      throw new ApiError('TOO_MANY_REQUESTS', 'Too many requests came from your address.')
    },
  })
}

/** Every wait for a client has an end: for its request, for its reading, and between requests. */
function httpServer({ limits, content }: Config, bodyTime: BodyTime, answer: RequestListener) {
  const server = createServer(
    {
      // Bodies have their own time: see `BodyTime`.
      requestTimeout: Math.max(limits.requestTimeoutMs, LONGEST_BODY_MS),
      headersTimeout: limits.requestTimeoutMs,
      // Node looks for late requests only so often; its default would double the time they have.
      connectionsCheckingInterval: Math.min(limits.requestTimeoutMs, 5_000),
      keepAliveTimeout: KEEP_ALIVE_MS,
      shouldUpgradeCallback: (request) => !content.apiHost && asksForPresence(request),
    },
    (request, response) => {
      bodyTime.bound(server, request)
      answer(request, response)
    },
  )
  server.setTimeout(limits.requestTimeoutMs * 2)
  return server
}
