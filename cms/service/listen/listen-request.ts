import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Json } from '#content/documents.ts'
import { parseParameters } from '#content/http/query-routes.ts'
import { flag, parseRequestQuery, text } from '#content/http/request-query.ts'
import type { ListenOptions } from './mutation-events.ts'

const listenParameters = z.object({
  query: text.pipe(z.string().min(1, 'is missing')),
  /** The official client defaults to true: it always sends true, and omits false. */
  includeResult: flag.default(false),
  includePreviousRevision: flag.default(false),
  includeMutations: flag.default(true),
  includeAllVersions: flag.default(false),
  visibility: text.pipe(z.enum(['transaction', 'query'])).default('transaction'),
  effectFormat: text.pipe(z.literal('mendoza')).optional(),
  enableResume: flag.default(false),
  lastEventId: text.optional(),
})

export interface ListenRequest {
  query: string
  params: Readonly<Record<string, Json>>
  options: ListenOptions
  includeAllVersions: boolean
  enableResume: boolean
  lastEventId: string | undefined
}

export function listenRequest(request: FastifyRequest): ListenRequest {
  const { query, includeAllVersions, enableResume, lastEventId, ...options } = parseRequestQuery(
    request,
    listenParameters,
  )
  return {
    query,
    params: parseParameters(request),
    options,
    includeAllVersions,
    enableResume,
    lastEventId: getLastEventId(request) ?? lastEventId,
  }
}

const liveParameters = z.object({
  includeDrafts: flag.default(false),
  /** Other API versions use these two names for `includeDrafts`. */
  includeAllVersions: flag.default(false),
  includeAllDocuments: flag.default(false),
  /** There are no functions here that an event would have to wait for. */
  waitFor: text.pipe(z.literal('function')).optional(),
})

export interface LiveRequest {
  includeDrafts: boolean
  lastEventId: string | undefined
}

export function liveRequest(request: FastifyRequest): LiveRequest {
  const { includeDrafts, includeAllVersions, includeAllDocuments } = parseRequestQuery(
    request,
    liveParameters,
  )
  return {
    includeDrafts: includeDrafts || includeAllVersions || includeAllDocuments,
    lastEventId: getLastEventId(request),
  }
}

/**
 * Returns whether an API version includes what the version of this day introduced; `X` includes everything.
 */
export function isSince(apiVersion: string, day: string): boolean {
  return apiVersion.toUpperCase() === 'X' || (/^\d{4}-\d{2}-\d{2}$/.test(apiVersion) && apiVersion >= day)
}

/** Clients send UTF-8 bytes, and Node reads each byte of a header as one character. */
function getLastEventId({ headers }: FastifyRequest): string | undefined {
  const { 'last-event-id': value } = headers
  if (typeof value !== 'string' || value === '') return undefined
  return Buffer.from(value, 'latin1').toString()
}
