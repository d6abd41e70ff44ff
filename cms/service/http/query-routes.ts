import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Json } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import { getReadableDocuments } from './access.ts'
import { bodyLimits, jsonBody } from './bodies.ts'
import { publicHeaders, toContentHeaders } from './cached-responses.ts'
import { negotiateEncoding } from './compress.ts'
import { dataRoute } from './data-route.ts'
import { flag, list, parseRequestQuery, pathPart, text } from './request-query.ts'
import { streamBody } from './response-body.ts'
import {
  type CachedResponse,
  encodeResponse,
  type ResponseCache,
  toAnswer,
  toResponseKey,
} from './response-cache.ts'
import { type Hold, smallResponseBytes } from './unsent-responses.ts'
import { waitForTransaction } from './wait-for-transaction.ts'

export interface QueryRoutesOptions {
  content: ContentService
  cache: ResponseCache
  /** Refuses callers that send too many requests; cached responses do not count. */
  limit: (request: FastifyRequest) => Promise<void>
  /** Returns the network of a caller without a token. */
  getNetwork: (request: FastifyRequest) => string | undefined
  hold: Hold
}

/** Adds `GET` and `POST /data/query/{dataset}`, which run GROQ with parameters. */
export function queryRoutes(app: FastifyInstance, options: QueryRoutesOptions) {
  const { content, cache, limit, getNetwork, hold } = options

  dataRoute(app, { method: 'GET', operation: 'query' }, async (request, reply) => {
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    const key = toResponseKey(request.contentIdentity.role, encoding, request.url)
    // Checks access before a cached response is used, because the dataset may have become private.
    const cached = cache.get(
      key,
      (dataset) => getReadableDocuments(content, dataset, request.contentIdentity).number,
    )
    if (cached) {
      content.queries.checkBytes(getNetwork(request), cached.length)
      return send(request, reply, cached)
    }
    await limit(request)
    const { query = '', ...rest } = parseRequestQuery(request, asked)
    const since = cache.generation()
    const made = await answer(request, { query, params: parseParameters(request), ...rest })
    const encoded = await encodeResponse(made.answer, encoding)
    // A query that uses the current time is not cached, because the time is not part of the key.
    if (!/\bnow\b/.test(query)) cache.set(key, encoded, made, since)
    return send(request, reply, encoded)
  })

  dataRoute(
    app,
    { method: 'POST', operation: 'query', bodyLimit: bodyLimits.query },
    async (request, reply) => {
      await limit(request)
      const { query, params } = jsonBody(request, posted)
      const made = await answer(request, { ...parseRequestQuery(request, asked), query, params })
      return send(request, reply, made.answer)
    },
  )

  async function answer(request: FastifyRequest, { query, params, ...options }: Asked & { query: string }) {
    const dataset = pathPart(request, 'dataset')
    const identity = request.contentIdentity
    const network = getNetwork(request)
    getReadableDocuments(content, dataset, identity)
    if (options.lastLiveEventId) await waitForTransaction(content, dataset, options.lastLiveEventId)
    const { number } = getReadableDocuments(content, dataset, identity)
    if (query.trim() === '') throw refusal(400, 'The parameter query is missing.')
    const { json, ms, syncTags } = await content.queries.answer({
      dataset,
      query,
      params,
      identity,
      ...(network !== undefined && { network }),
      perspective: options.perspective,
      apiVersion: pathPart(request, 'apiVersion'),
      resultSourceMap: options.resultSourceMap !== undefined && options.resultSourceMap !== 'false',
    })
    const text = options.returnQuery === false ? '' : `"query":${JSON.stringify(query)},`
    const rest = `,"syncTags":${JSON.stringify(syncTags)},"ms":${ms}}`
    return { answer: toAnswer(`{${text}"result":`, json, rest), dataset, number }
  }

  function send(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse) {
    const network = getNetwork(request)
    const isHeld = request.headers['if-none-match'] === cached.etag
    if (!isHeld) {
      hold(request, reply, cached.length)
      content.queries.chargeForBytes(network, cached.length)
    }
    reply.headers(network === undefined ? privateHeaders : publicHeaders)
    if (isHeld) return reply.header('etag', cached.etag).status(304).send()
    const isSmall = cached.length <= smallResponseBytes
    return reply.headers(toContentHeaders(cached)).send(isSmall ? cached.body[0] : streamBody(cached.body))
  }
}

interface Asked extends Omit<z.output<typeof asked>, 'query'> {
  params: Record<string, Json>
}

const asked = z.object({
  query: text.optional(),
  perspective: list.optional(),
  returnQuery: flag,
  lastLiveEventId: text.optional(),
  resultSourceMap: text.pipe(z.enum(['true', 'false', 'withKeyArraySelector'])).optional(),
})

const posted = z.object({ query: z.string(), params: z.record(z.string(), z.json()).default({}) })

/** Parses each `$name` parameter as one JSON value. */
export function parseParameters({ query }: FastifyRequest): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(parameters.parse(query))
      .filter(([name]) => name.startsWith('$'))
      .map(([name, value]) => [name.slice(1), parseJson(name, value)]),
  )
}

// Created once, because creating a zod schema takes longer than using it.
const parameters = z.record(z.string(), text)

function parseJson(name: string, value: string): Json {
  try {
    return JSON.parse(value)
  } catch {
    throw refusal(400, `The parameter ${name} is not JSON. Strings need double quotes.`)
  }
}

const privateHeaders = { ...publicHeaders, 'cache-control': 'private, no-store' }
