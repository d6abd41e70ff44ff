import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentDocument } from '#content/documents.ts'
import { refusal } from '#content/errors.ts'
import type { ContentService } from '#content/open-content.ts'
import type { Transaction } from '#content/store/content-store.ts'
import { canSee, getReadableDocuments, requireToken } from './access.ts'
import { dataRoute } from './data-route.ts'
import { parseDocumentIds } from './doc-routes.ts'
import { toDocumentEvents } from './document-events.ts'
import { flag, parseRequestQuery, pathPart, text, wholeNumber } from './request-query.ts'
import { sendJson } from './send-json.ts'

/**
 * The maximum number of transactions in one response, which is also the limit of the store. The official
 * editor requests pages of 50.
 */
const MAX_TRANSACTIONS = 100

/** The number of recent transactions from which events are derived; older events are not listed. */
const MAX_FOR_EVENTS = 1_000

/**
 * Adds `GET /data/history/{dataset}/…`: past transactions, revisions, and events of documents. All of it
 * requires a token.
 */
export function historyRoutes(app: FastifyInstance, { content }: { content: ContentService }) {
  const { history } = content.store

  dataRoute(app, { method: 'GET', operation: 'history', rest: '/documents/*' }, async (request, reply) => {
    const identity = request.contentIdentity
    requireToken(identity)
    const dataset = pathPart(request, 'dataset')
    const documents = getReadableDocuments(content, dataset, identity)
    const { revision, time } = parseRequestQuery(request, askedMoment)
    const found: ContentDocument[] = []
    for (const id of parseDocumentIds(request)) {
      const then = revision === undefined ? time && { time } : { revision }
      const document = then ? await history.documentAt(dataset, id, then) : documents.get(id)
      if (document) found.push(document)
    }
    return sendJson(reply, { documents: found })
  })

  dataRoute(app, { method: 'GET', operation: 'history', rest: '/transactions/*' }, async (request, reply) => {
    const identity = request.contentIdentity
    requireToken(identity)
    const dataset = pathPart(request, 'dataset')
    getReadableDocuments(content, dataset, identity)
    const asked = parseRequestQuery(request, askedTransactions)
    const ids = parseDocumentIds(request)
    const transactions = await history.ofDocuments(dataset, ids, {
      ...(asked.fromTransaction && { from: asked.fromTransaction }),
      ...(asked.toTransaction && { to: asked.toTransaction }),
      limit: asked.limit,
      reverse: asked.reverse ?? false,
    })
    const lines = transactions
      .filter((transaction) => isWithin(transaction, asked))
      .map((transaction) => `${JSON.stringify(transactionLine(transaction, ids, asked))}\n`)
    return reply
      .header('content-type', 'application/x-ndjson')
      .header('cache-control', 'private, no-store')
      .send(Readable.from(lines))
  })

  dataRoute(
    app,
    { method: 'GET', operation: 'history', rest: '/events/documents/:id' },
    async (request, reply) => {
      const identity = request.contentIdentity
      requireToken(identity)
      const dataset = pathPart(request, 'dataset')
      getReadableDocuments(content, dataset, identity)
      const id = pathPart(request, 'id')
      const { limit, nextCursor } = parseRequestQuery(request, askedEvents)
      const events = await toDocumentEvents(content.store, { dataset, id, max: MAX_FOR_EVENTS })
      const start = nextCursor ? events.findIndex((event) => event.id === nextCursor) : 0
      if (start === -1)
        throw refusal(400, 'The parameter nextCursor is not valid: use one that this service issued.')
      const next = events[start + limit]
      return sendJson(reply, {
        events: { [id]: events.slice(start, start + limit) },
        nextCursor: next?.id ?? null,
      })
    },
  )

  dataRoute(
    app,
    { method: 'GET', operation: 'references', rest: '/documents/:id/to' },
    async (request, reply) => {
      const identity = request.contentIdentity
      const dataset = pathPart(request, 'dataset')
      const documents = getReadableDocuments(content, dataset, identity)
      const { excludeInternalReferences } = parseRequestQuery(request, askedReferences)
      // References never cross datasets here, so every reference is internal.
      const referring = excludeInternalReferences ? [] : documents.referringTo(pathPart(request, 'id'))
      const shown = referring.filter(({ _id }) => canSee(identity, _id))
      const references = shown.map(({ _id }) => ({
        projectId: content.projectId,
        datasetName: dataset,
        documentId: _id,
      }))
      return sendJson(reply, { totalCount: references.length, references })
    },
  )
}

const askedMoment = z.object({
  revision: text.optional(),
  time: text.pipe(z.iso.datetime({ offset: true })).optional(),
})

const askedTransactions = z.object({
  excludeContent: flag,
  includeIdentifiedDocumentsOnly: flag,
  effectFormat: text.pipe(z.literal('mendoza')).optional(),
  fromTransaction: text.optional(),
  toTransaction: text.optional(),
  fromTime: text.pipe(z.iso.datetime({ offset: true })).optional(),
  toTime: text.pipe(z.iso.datetime({ offset: true })).optional(),
  authors: text.optional(),
  reverse: flag,
  limit: wholeNumber(MAX_TRANSACTIONS).default(MAX_TRANSACTIONS),
})

const askedEvents = z.object({
  limit: wholeNumber(MAX_TRANSACTIONS)
    .pipe(z.number().min(1, 'must be at least 1'))
    .default(MAX_TRANSACTIONS),
  nextCursor: text.optional(),
})

const askedReferences = z.object({ excludeInternalReferences: flag })

type AskedTransactions = z.output<typeof askedTransactions>

function isWithin({ at, author }: Transaction, { fromTime, toTime, authors }: AskedTransactions): boolean {
  const time = Date.parse(at)
  if (fromTime && time < Date.parse(fromTime)) return false
  if (toTime && time > Date.parse(toTime)) return false
  return !authors || authors.split(',').includes(author)
}

function transactionLine(transaction: Transaction, ids: readonly string[], asked: AskedTransactions) {
  const { id, at, author, mutations } = transaction
  const changes = asked.includeIdentifiedDocumentsOnly
    ? transaction.changes.filter((change) => ids.includes(change.id))
    : transaction.changes
  const effects = changes.map((change) => [
    change.id,
    // The simplest patch of the format replaces the whole document, or uses null if there is none.
    { apply: [0, change.after], revert: [0, change.before] },
  ])
  return {
    id,
    timestamp: at,
    author,
    documentIDs: changes.map((change) => change.id),
    ...(!asked.excludeContent && { mutations }),
    ...(asked.effectFormat && { effects: Object.fromEntries(effects) }),
  }
}
