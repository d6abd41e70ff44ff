import type { FastifyInstance, FastifyRequest } from 'fastify'
import { assetsHttp } from '#content/assets/assets-http.ts'
import { refusal } from '#content/errors.ts'
import { imagesHttp } from '#content/images/images-http.ts'
import { listenHttp } from '#content/listen/listen-http.ts'
import type { ContentService } from '#content/open-content.ts'
import { presenceHttp } from '#content/presence/presence-http.ts'
import { parseBodiesAsBytes } from './bodies.ts'
import { allowedOrigins, handleCrossOrigin } from './cross-origin.ts'
import { datasetRoutes } from './dataset-routes.ts'
import { docRoutes } from './doc-routes.ts'
import { handleErrors } from './error-responses.ts'
import { exportRoutes } from './export-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { createIdentifier } from './identity.ts'
import { importRoutes } from './import-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { mutateRoutes } from './mutate-routes.ts'
import { projectRoutes } from './project-routes.ts'
import { queryRoutes } from './query-routes.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'
import { settingRoutes } from './setting-routes.ts'
import { studioRoutes } from './studio-routes.ts'
import { createUnsentResponses, type Hold, type UnsentLimits } from './unsent-responses.ts'

export interface ContentHttpOptions {
  content: ContentService
  /**
   * Throws `refusal(429, …)` if a caller without a token sends too many requests. Default: no
   * limit.
   */
  limit?: (request: FastifyRequest) => Promise<void>
  /** Returns the network whose callers share the limits of heavy queries. Default: each address is its own. */
  toNetwork?: (address: string) => string
  /** Returns whether an error is temporary and should be answered with 503. Default: none is. */
  isPassing?: (error: unknown) => boolean
  cache?: ResponseCache
  unsentLimits?: UnsentLimits
}

/**
 * Matches `/v` and anything like a version number, so that an invalid version gets an API error instead of a
 * web page.
 */
const VERSIONED = '/v:apiVersion(^(?:\\d[^/]*|[xX])$)'

/** Serves all URLs of the content service as an isolated Fastify plugin. */
export async function contentHttp(app: FastifyInstance, options: ContentHttpOptions) {
  const { content, limit = async () => {}, isPassing = () => false, cache = createResponseCache() } = options
  const { toNetwork = (address) => address } = options
  const isAllowed = allowedOrigins(content.allowedOrigins)
  const identify = createIdentifier(content.tokens)
  const { store, projectId, dataDir } = content
  const identity = (request: FastifyRequest) => request.contentIdentity
  const getNetwork = ({ contentIdentity, ip }: FastifyRequest) =>
    contentIdentity.role === 'anonymous' ? toNetwork(ip) : undefined
  const limitAnonymous = async (request: FastifyRequest) => {
    if (request.contentIdentity.role === 'anonymous') await limit(request)
  }

  app.decorateRequest('contentIdentity')
  handleErrors(app, isPassing)
  parseBodiesAsBytes(app)
  handleCrossOrigin(app, isAllowed)
  app.addHook('onRequest', (request, _reply, done) => {
    try {
      request.contentIdentity = identify(request.headers.authorization)
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })

  const unsubscribe = store.onReplaced(() => cache.clear())
  const unsent = createUnsentResponses(options.unsentLimits)
  app.addHook('onClose', async () => {
    unsubscribe()
    unsent.close()
  })
  /** Counts an answer that is about to be sent. */
  const hold: Hold = (request, reply, bytes) => unsent.hold(reply.raw, getNetwork(request), bytes)

  await app.register(imagesHttp, {
    store,
    projectId,
    dataDir,
    identify: identity,
    limit: limitAnonymous,
    toNetwork,
    hold,
  })
  await app.register(
    async (api) => {
      api.addHook('onRequest', (request, _reply, done) => done(findRequestProblem(request, projectId)))
      queryRoutes(api, { content, cache, limit: limitAnonymous, getNetwork, hold })
      await api.register(async (limited) => {
        limited.addHook('onRequest', limitAnonymous)
        docRoutes(limited, { content, getNetwork, hold })
        mutateRoutes(limited, { content })
        historyRoutes(limited, { content })
        exportRoutes(limited, { content, getNetwork, hold })
        datasetRoutes(limited, { content })
        projectRoutes(limited, { content })
        settingRoutes(limited, content)
        studioRoutes(limited, { isAllowed })
        loginRoutes(limited, { content, isAllowed })
        await limited.register(importRoutes, { content })
        await limited.register(assetsHttp, { assets: content.assets, store, identify: identity })
        await limited.register(listenHttp, {
          store,
          projectId,
          identify: identity,
          getNetwork,
          isAllowedOrigin: isAllowed,
          compileFilter: content.compileFilter,
          syncTagsOf: content.queries.getSyncTags,
        })
        await limited.register(presenceHttp, {
          store,
          database: content.database,
          projectId,
          identify,
          isAllowedOrigin: isAllowed,
          toNetwork,
        })
      })
      // Catches unknown URLs, which would otherwise get a web page. CORS preflights are answered earlier.
      api.route({
        method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url: '/*',
        handler: async () => {
          throw refusal(404, 'There is nothing at this address.')
        },
      })
    },
    { prefix: VERSIONED },
  )
}

function findRequestProblem(request: FastifyRequest, projectId: string): Error | undefined {
  if (request.url.includes('%00')) return refusal(400, 'The URL contains a null character.')
  const { apiVersion = '', projectId: inPath = projectId } = pickStrings(request.params)
  if (!isVersion(apiVersion)) {
    return refusal(400, `Invalid API version "${apiVersion}": it must be 1, X, or a date such as 2025-02-19.`)
  }
  const inHeader = request.headers['x-sanity-project-id'] ?? projectId
  if (inPath !== projectId || inHeader !== projectId) {
    return refusal(404, `There is no project "${inPath !== projectId ? inPath : inHeader}" here.`)
  }
  const { tag } = pickStrings(request.query)
  if (tag !== undefined && !/^[a-z0-9._-]{1,75}$/i.test(tag)) {
    return refusal(400, 'Invalid parameter tag: at most 75 letters, digits, dots, dashes, and underscores.')
  }
  return undefined
}

function isVersion(text: string): boolean {
  if (text === '1' || text === 'X' || text === 'x') return true
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** Returns the values that are strings; each route checks repeated values itself. */
function pickStrings(values: unknown): Record<string, string | undefined> {
  const entries = typeof values === 'object' && values !== null ? Object.entries(values) : []
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
}
