import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Database } from '#database/database.ts'
import type { Schema } from '#database/schema.ts'
import { answerErrorsAsJson } from '#server/plugins/error-answers.ts'
import { freshDatabase } from '#testing/database.ts'
import { accountApi } from './api.server.ts'
import { createAttemptLimits } from './attempt-limits.ts'

interface Settings {
  siteUrl?: string
  loginsPerAccount?: number
  loginsPerAddress?: number
  accountsPerAddress?: number
}

export type AccountServer = Awaited<ReturnType<typeof accountServer>>
export type Browser = ReturnType<AccountServer['browser']>

/** For tests: the account API over a fresh database, with a clock that stands until it is moved. */
export async function accountServer({ siteUrl, ...limits }: Settings = {}) {
  const fresh = await freshDatabase()
  const { database } = fresh
  const clock = { at: new Date('2026-11-21T12:00:00Z') }
  const now = () => clock.at
  const attempts = createAttemptLimits({
    limits: {
      loginsPerAccount: 10,
      loginsPerAddress: 50,
      accountsPerAddress: 20,
      draftsPerAddress: 200,
      messagesPerAddress: 5,
      windowMinutes: 15,
      ...limits,
    },
    now,
  })
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrorsAsJson(app)
  await app.register(accountApi, {
    services: { config: { siteUrl }, database, attempts, schools: twoSchools, now },
  })

  return {
    database,
    browser: (cookies: Record<string, string> = {}, address?: string) => browserOf(app, cookies, address),
    pass({ days = 0, minutes = 0 }) {
      clock.at = new Date(clock.at.getTime() + (days * 24 * 60 + minutes) * 60_000)
    },
    async count(table: keyof Schema): Promise<number> {
      return (await countRows(database, table)).length
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await fresh[Symbol.asyncDispose]()
    },
  }
}

function browserOf(app: ReturnType<typeof Fastify>, cookies: Record<string, string>, address = '192.0.2.1') {
  const jar = new Map(Object.entries(cookies))

  async function send(method: 'GET' | 'POST' | 'HEAD', url: string, options: Sent = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: { ...(cookie && { cookie }), ...options.headers },
      ...(options.body && { payload: options.body }),
    })
    const setCookies = [response.headers['set-cookie'] ?? []].flat()
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    }
    return {
      status: response.statusCode,
      headers: response.headers,
      setCookies,
      body: response.body ? readProblem(response.body) : undefined,
    }
  }

  return {
    /** As they stand now. */
    get cookies(): Record<string, string> {
      return Object.fromEntries(jar)
    },
    send,
    get: (url: string, headers: Record<string, string> = {}) => send('GET', url, { headers }),
    create: (body: object) => send('POST', '/account/create', { body }),
    login(identifier: string, password: string) {
      const encoded = Buffer.from(`${identifier}:${password}`).toString('base64')
      return send('GET', '/account/login', { headers: { authorization: `Basic ${encoded}` } })
    },
  }
}

interface Sent {
  headers?: Record<string, string>
  body?: object
}

function readProblem(body: string): { error?: string; message?: string } {
  return JSON.parse(body)
}

function countRows(database: Database, table: keyof Schema) {
  return database.read.selectFrom(table).selectAll().execute()
}

const schools = new Map([
  ['00131500', 'University of California-Los Angeles'],
  ['00278500', 'New York University'],
])
const twoSchools = {
  byOpeid(opeid: string) {
    const name = schools.get(opeid)
    return name === undefined ? undefined : { name, opeid, abbreviation: '', city: '', state: '', unitid: '' }
  },
}
