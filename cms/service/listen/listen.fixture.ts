import { get, type IncomingMessage } from 'node:http'
import { type ClientConfig, createClient } from '@sanity/client'
import Fastify from 'fastify'
import type { ContentDocument, Json } from '#content/documents.ts'
import { ContentError } from '#content/errors.ts'
import { createIdentifier } from '#content/http/identity.ts'
import { compileFilter } from '#content/query/filter.ts'
import type { ContentStore, Transaction } from '#content/store/content-store.ts'
import { dataset, document, freshStore, makeChanges } from '#content/store/store.fixture.ts'
import type { ListenLimits } from './limits.ts'
import { listenHttp } from './listen-http.ts'

export const tokens = { read: 'the-read-token', write: 'the-write-token' }
export const allowedOrigin = 'https://studio.example'

/** Starts a server that serves only listeners, over its own store and database. */
export async function listenServer(limits: Partial<ListenLimits> = {}) {
  const made = await freshStore()
  const app = await listenApp(made.store, limits)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...made,
    app,
    url,
    client: (config: ClientConfig = {}) =>
      createClient({
        projectId: 'bursar',
        dataset,
        apiHost: url,
        useProjectHostname: false,
        useCdn: false,
        apiVersion: '2022-11-15',
        ...config,
      }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await made[Symbol.asyncDispose]()
    },
  }
}

export async function listenApp(store: ContentStore, limits: Partial<ListenLimits>) {
  const identify = createIdentifier(tokens)
  const app = Fastify({ trustProxy: true })
  app.setErrorHandler((error, _request, reply) =>
    error instanceof ContentError
      ? reply.status(error.status).send(error.body)
      : reply.status(500).send(error),
  )
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin === allowedOrigin) reply.header('access-control-allow-origin', allowedOrigin)
  })
  await app.register(listenHttp, {
    prefix: '/v:apiVersion',
    store,
    projectId: 'bursar',
    identify: (request) => identify(request.headers.authorization),
    getNetwork: ({ headers, ip }) =>
      headers.authorization ? undefined : ip.split(':').slice(0, 3).join(':'),
    isAllowedOrigin: (origin) => origin === allowedOrigin,
    compileFilter,
    syncTagsOf: ({ changes }) => changes.map(({ id }) => `s1:${id}`),
    limits,
  })
  app.get('/v:apiVersion/check/cors', async ({ headers: { origin } }) => ({
    result: { allowed: origin === allowedOrigin, withCredentials: true },
  }))
  return app
}

/** Commits these documents, by id, with matching mutations; null deletes. */
export async function commit(
  store: ContentStore,
  transactionId: string,
  afters: Record<string, Record<string, Json> | null>,
  mutations?: readonly Json[],
): Promise<Transaction> {
  const documents = Object.fromEntries(
    Object.entries(afters).map(([id, fields]): [string, ContentDocument | null] => [
      id,
      fields && { ...document(id, fields), _rev: transactionId },
    ]),
  )
  const { transaction } = await store.commit(dataset, {
    transactionId,
    author: 'token-write',
    mutations:
      mutations ??
      Object.entries(documents).map(
        ([id, each]): Json => (each ? { createOrReplace: each } : { delete: { id } }),
      ),
    plan: (now) => ({ changes: makeChanges(now, documents), answer: undefined }),
  })
  if (!transaction) throw new Error('nothing was written')
  return transaction
}

export interface RawEvent {
  id: string | undefined
  event: string
  data: Record<string, Json>
}

/** Opens an event stream and reads it as it comes over the wire. */
export async function rawStream(url: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent: false, headers }, resolve).once('error', reject)
  })
  const events: RawEvent[] = []
  const raw = { text: '' }
  const looks = new Set<() => void>()
  const look = () => {
    for (const each of looks) each()
  }
  let rest = ''
  let isClosed = false
  response.setEncoding('utf8')
  response.on('data', (piece: string) => {
    raw.text += piece
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() ?? ''
    events.push(...blocks.map(parseBlock).filter((event) => event !== undefined))
    look()
  })
  response.on('error', () => {})
  const closed = new Promise<void>((resolve) => {
    response.once('close', () => {
      isClosed = true
      look()
      resolve()
    })
  })
  return {
    response,
    events,
    raw,
    closed,
    /** Resolves with the events once there are this many. */
    until: (count: number) =>
      new Promise<RawEvent[]>((resolve, reject) => {
        const check = () => {
          if (events.length < count && !isClosed) return
          looks.delete(check)
          if (events.length >= count) resolve(events)
          else reject(new Error(`The stream ended after ${events.length} events.`))
        }
        looks.add(check)
        check()
      }),
    kill: () => response.destroy(),
  }
}

function parseBlock(block: string): RawEvent | undefined {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const end = line.indexOf(': ')
      return [line.slice(0, end), line.slice(end + 2)]
    }),
  )
  const event = fields.get('event')
  return event === undefined
    ? undefined
    : { id: fields.get('id'), event, data: JSON.parse(fields.get('data') ?? '{}') }
}

/**
 * The part of the client's observables that is used here; the compiler infers the type of events from
 * `forEach`.
 */
interface Source<Event> {
  forEach(next: (event: Event) => void): Promise<void>
  subscribe(observer: { next(event: Event): void; error(error: unknown): void }): { unsubscribe(): void }
}

/** Collects everything that an official client reports to its subscriber. */
export function collect<Event>(source: Source<Event>) {
  const events: Event[] = []
  const errors: unknown[] = []
  const looks = new Set<() => void>()
  const look = () => {
    for (const each of looks) each()
  }
  const subscription = source.subscribe({
    next: (event) => {
      events.push(event)
      look()
    },
    error: (error: unknown) => {
      errors.push(error)
      look()
    },
  })
  return {
    events,
    errors,
    until: (count: number) =>
      new Promise<Event[]>((resolve, reject) => {
        const check = () => {
          if (events.length < count && errors.length === 0) return
          looks.delete(check)
          if (events.length >= count) resolve(events)
          else reject(errors[0])
        }
        looks.add(check)
        check()
      }),
    failure: () =>
      new Promise<unknown>((resolve) => {
        const check = () => {
          if (errors.length === 0) return
          looks.delete(check)
          resolve(errors[0])
        }
        looks.add(check)
        check()
      }),
    [Symbol.dispose]: () => subscription.unsubscribe(),
  }
}

export const listenPath = (query: string, rest = '', apiVersion = '2022-11-15') =>
  `/v${apiVersion}/data/listen/${dataset}?query=${encodeURIComponent(query)}${rest}`
