import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Json } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import { readableDocuments } from './access.ts'
import { type Answer, type AnswerCache, toAnswer } from './answer-cache.ts'
import { bodyLimits, jsonBody } from './bodies.ts'
import { dataRoute } from './data-route.ts'
import { publicHeaders } from './kept-answers.ts'
import { flag, list, pathPart, queryOf, text } from './request-query.ts'
import { untilHeard } from './until-heard.ts'

export interface QueryRoutesOptions {
  content: ContentService
  cache: AnswerCache
  /** Refuses callers that ask too much; kept answers are given to everybody. */
  limit: (request: FastifyRequest) => Promise<void>
}

/** `GET` and `POST /data/query/{dataset}`: GROQ with parameters. */
export function queryRoutes(app: FastifyInstance, { content, cache, limit }: QueryRoutesOptions) {
  dataRoute(app, { method: 'GET', operation: 'query' }, async (request, reply) => {
    const key = `${request.contentIdentity.role} ${request.url}`
    // A dataset that has been made private is found to be so here.
    const kept = cache.get(
      key,
      (dataset) => readableDocuments(content, dataset, request.contentIdentity).number,
    )
    if (kept) return send(request, reply, kept)
    await limit(request)
    const { query = '', ...options } = queryOf(request, asked)
    const since = cache.generation()
    const made = await answer(request, { query, params: parametersOf(request), ...options })
    // The time of asking is no part of the key.
    if (!/\bnow\b/.test(query)) cache.set(key, made.answer, made, since)
    return send(request, reply, made.answer)
  })

  dataRoute(
    app,
    { method: 'POST', operation: 'query', bodyLimit: bodyLimits.query },
    async (request, reply) => {
      await limit(request)
      const { query, params } = jsonBody(request, posted)
      const made = await answer(request, { ...queryOf(request, asked), query, params })
      return send(request, reply, made.answer)
    },
  )

  async function answer(request: FastifyRequest, { query, params, ...options }: Asked & { query: string }) {
    const dataset = pathPart(request, 'dataset')
    const identity = request.contentIdentity
    readableDocuments(content, dataset, identity)
    if (options.lastLiveEventId) await untilHeard(content, dataset, options.lastLiveEventId)
    const { number } = readableDocuments(content, dataset, identity)
    if (query.trim() === '') throw refusal(400, 'The parameter query is missing.')
    const { result, ms, syncTags } = await content.queries.answer({
      dataset,
      query,
      params,
      identity,
      perspective: options.perspective,
      apiVersion: pathPart(request, 'apiVersion'),
      resultSourceMap: options.resultSourceMap !== undefined && options.resultSourceMap !== 'false',
    })
    const body = {
      ...(options.returnQuery !== false && { query }),
      result,
      syncTags,
      ms,
    }
    return { answer: toAnswer(body), dataset, number }
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

/** Each `$name` is one JSON value. */
export function parametersOf({ query }: FastifyRequest): Record<string, Json> {
  const params: Record<string, Json> = {}
  for (const [name, value] of Object.entries(parameters.parse(query))) {
    if (name.startsWith('$')) params[name.slice(1)] = parseJson(name, value)
  }
  return params
}

// Made once: zod takes longer to make a schema than to use it.
const parameters = z.record(z.string(), text)

function parseJson(name: string, value: string): Json {
  try {
    return JSON.parse(value)
  } catch {
    throw refusal(400, `The parameter ${name} is not JSON. Texts stand in double quotes.`)
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { body, etag }: Answer) {
  reply
    .headers(request.contentIdentity.role === 'anonymous' ? publicHeaders : privateHeaders)
    .header('etag', etag)
  return request.headers['if-none-match'] === etag ? reply.status(304).send() : reply.send(body)
}

const privateHeaders = { ...publicHeaders, 'cache-control': 'private, no-store' }
