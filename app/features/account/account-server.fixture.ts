import Fastify, { type InjectOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { openReferrals } from '#app/features/referrals/open-referrals.ts'
import { createAttemptLimits } from '#app/security/attempt-limits.ts'
import { createSecurityLog } from '#app/security/security-log.ts'
import type { Database } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import { sendErrorsAsJson } from '#server/plugins/error-responses.ts'
import { createHostCheck, security } from '#server/plugins/security.ts'
import { freshDatabase } from '#testing/database.ts'
import { createVisitor } from '#testing/visitor.ts'
import { accountApi } from './api.server.ts'
import { openKnownDevices } from './known-devices.ts'
import { createPasswords } from './passwords.server.ts'
import { createWorkQueue } from './work-queue.ts'

interface Settings {
  siteUrl?: string
  loginsPerAccount?: number
  loginsPerAccountDaily?: number
  loginsPerAddress?: number
  accountsPerAddress?: number
  /** How many passwords may wait while another is hashed. */
  maxWaiting?: number
}

export type AccountServer = Awaited<ReturnType<typeof accountServer>>
export type Browser = ReturnType<AccountServer['browser']>

/** Starts the account API for tests, with an empty database and a clock that moves only on request. */
export async function accountServer({ siteUrl, maxWaiting = 1000, ...limits }: Settings = {}) {
  const fresh = await freshDatabase()
  const { database } = fresh
  const clock = { at: new Date('2026-11-21T12:00:00Z') }
  const now = () => clock.at
  const key = 'a key for tests'
  const events: object[] = []
  const logEvent = (line: object | string) => void events.push(Object(line))
  const securityLog = createSecurityLog({ key, log: { info: logEvent, warn: logEvent, error: logEvent } })
  const queue = createWorkQueue({ atOnce: 1, maxWaiting })
  const attempts = createAttemptLimits({
    key,
    limits: {
      loginsPerAccount: 10,
      loginsPerAccountDaily: 100,
      loginsPerAddress: 50,
      accountsPerAddress: 20,
      draftsPerAddress: 200,
      messagesPerAddress: 5,
      entriesPerAddress: 5,
      emailsPerAddress: 5,
      emailsPerRecipient: 3,
      clicksPerAddress: 1_000,
      emailsPerRecipientDaily: 6,
      emailsPerHour: 20,
      windowMinutes: 15,
      ...limits,
    },
    now,
  })
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  sendErrorsAsJson(app)
  await app.register(security, {
    siteUrl,
    isSiteHost: createHostCheck({ siteUrl, host: '127.0.0.1' }),
  })
  await app.register(accountApi, {
    services: {
      config: { siteUrl },
      database,
      attempts,
      passwords: createPasswords(queue, { siteName: 'Bursar' }),
      knownDevices: openKnownDevices({ key, now }),
      visitorRecords: [],
      securityLog,
      referrals: openReferrals({ database, attempts, key, log: app.log, now }),
      schools: twoSchools,
      log: app.log,
      now,
    },
  })

  return {
    database,
    queue,
    /** The security events so far. */
    events,
    browser: (address?: string) => openBrowser(app, { siteUrl, remoteAddress: address }),
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

function openBrowser(
  app: ReturnType<typeof Fastify>,
  {
    siteUrl = 'http://localhost',
    remoteAddress = '192.0.2.1',
  }: { siteUrl?: string | undefined; remoteAddress?: string | undefined },
) {
  const { host } = new URL(siteUrl)
  const visitor = createVisitor((options) =>
    app.inject({ ...options, headers: { host, ...options.headers }, remoteAddress }),
  )

  async function send(options: InjectOptions) {
    const response = await visitor.send(options)
    return {
      status: response.statusCode,
      headers: response.headers,
      setCookies: [response.headers['set-cookie'] ?? []].flat(),
      body: response.body ? readProblem(response.body) : undefined,
    }
  }

  const get = (url: string, headers: Record<string, string> = {}) => send({ url, headers })

  return {
    /** The current cookies. */
    get cookies() {
      return visitor.cookies
    },
    send,
    get,
    create: (body: object) => send({ method: 'POST', url: '/account/create', payload: body }),
    login(identifier: string, password: string, headers: Record<string, string> = {}) {
      const encoded = Buffer.from(`${identifier}:${password}`).toString('base64')
      return get('/account/login', { authorization: `Basic ${encoded}`, ...headers })
    },
  }
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

/** A visitor's new account, as the API takes it. */
export const maya = {
  emailAddress: 'maya@example.com',
  plaintextPassword: 'Correct-Horse-1',
  firstName: 'Maya',
  lastName: 'Ortiz',
  opeId: '00131500',
}

/** Creates the account and signs in to it in a new browser. */
export async function signedIn(server: AccountServer, who = maya, address?: string): Promise<Browser> {
  const browser = server.browser(address)
  await browser.create(who)
  await browser.login(who.emailAddress, who.plaintextPassword)
  return browser
}
