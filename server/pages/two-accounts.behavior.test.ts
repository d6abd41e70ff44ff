import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import routes from '#routes.ts'
import { builtServer, testServer } from '#testing/server.ts'
import { routePolicies } from './route-policy.ts'
import {
  fill,
  insertMarkedRow,
  listAccountTables,
  listIds,
  mark,
  type OwnedAccount,
  readRows,
  signUp,
  type Table,
  type TestSite,
} from './two-accounts.fixture.ts'

// Two accounts have records of every kind. The second, and a visitor without an account, ask for everything that the
// first one has by its ids, on every route of the tables of routes: a new route is walked without a change here. The
// private address of a calendar and the links in emails are left out, because they open for whoever has them.

const limits = ['LOGINS_PER_ADDRESS', 'LOGINS_PER_ACCOUNT', 'LOGINS_PER_ACCOUNT_DAILY', 'DRAFTS_PER_ADDRESS']
const others = ['REQUESTS_PER_MINUTE', 'ACCOUNTS_PER_ADDRESS', 'MESSAGES_PER_ADDRESS', 'EMAILS_PER_ADDRESS']
const settings = Object.fromEntries([...limits, ...others].map((name) => [name, '100000']))

/** Names that pages and forms give to ids; each asks with all of them at once. */
const names = [
  'id',
  'key',
  'token',
  'offer',
  'account',
  'accountId',
  'account_id',
  'session',
  'holder',
  'code',
]
const more = ['compare', 'question', 'entry', 'referral', 'passkey', 'credential', 'handle', 'email', 'q']

let site: TestSite
let first: OwnedAccount
let second: OwnedAccount
let reply: string
let rows: Map<Table, string[]>
let ids: string[]
let takesForms: (path: string) => boolean

beforeAll(async () => {
  site = await testServer({ settings })
  first = await signUp(site, 'first')
  reply = await fill(site, first)
  second = await signUp(site, 'second')
  await fill(site, second)
  await site.services.database.write((tx) =>
    tx
      .updateTable('account')
      .set({ first_name: 'Bea', last_name: 'B' })
      .where('id', '=', second.id)
      .execute(),
  )
  await site.services.database.write((tx) =>
    tx.deleteFrom('form_reply').where('account_id', '=', second.id).execute(),
  )
  const policy = routePolicies(await (await builtServer()).pageBuild())
  takesForms = (path) => policy(path).takesForms
}, 300_000)
afterAll(() => site[Symbol.asyncDispose]())

test('the first account has a row in every table that belongs to accounts, and sees its own records', async () => {
  const missing: string[] = []
  for (const table of await listAccountTables(site)) {
    if ((await readRows(site, first)).get(table)?.length) continue
    await insertMarkedRow(site, table, first.id).catch((error) => missing.push(`${table}: ${error}`))
  }
  expect(
    missing,
    'Fill these tables in server/pages/two-accounts.fixture.ts: with a page, or a line in columnValues.',
  ).toEqual([])
  // The server sends the first account's emails by itself; from then on nothing but a request changes its rows.
  const waiting = async () =>
    (await readRows(site, first)).get('mail')?.some((row) => row.includes('"ended_at":null'))
  await expect.poll(waiting).toBe(false)
  rows = await readRows(site, first)
  expect([...rows].filter(([table, some]) => some.length === 0 && table !== 'mail')).toEqual([])
  ids = listIds(rows, first)
  expect(ids.length).toBeGreaterThan(8)
  const own = { cookie: first.cookie }
  expect((await site.request({ url: `/about/contact?reply=${reply}`, headers: own })).body).toContain(mark)
  expect((await site.request({ url: '/api/account/user', headers: own })).body).toContain(mark)
})

/** Fills each parameter of a pattern with one of the first account's ids at a time. */
function spell(pattern: string): string[] {
  const path = `/${pattern}`.replace(/\?/g, '')
  if (!/[:*{]/.test(path)) return [path]
  return ids.map((id) => path.replace(/:\w+|\{\w+\}|\*/g, encodeURIComponent(id)))
}

const patterns = () => [...new Set(routes.map(({ path = '' }) => path))]

const operations = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

async function listApi(): Promise<{ method: string; path: string }[]> {
  const described = operations.parse((await site.request({ url: '/api/openapi.json' })).json())
  return Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: path.replace(/^\//, '') })),
  )
}

const withAll = (id: string) => Object.fromEntries([...names, ...more].map((name) => [name, id]))

function toQueries(): string[] {
  const accountQuery = new URLSearchParams({ ...withAll(first.id), reply })
  return ['', `?${accountQuery}`, `?reply=${reply}`]
}

/** Whoever asks has the first account's marks in no answer. */
async function walk(cookie: string): Promise<{ asked: number; leaks: string[] }> {
  const leaks: string[] = []
  let asked = 0
  const ask = async (url: string) => {
    asked += 1
    const { body, headers } = await site.request({ url, headers: { ...(cookie && { cookie }) } })
    if (`${body}${JSON.stringify(headers)}`.toLowerCase().includes(mark.toLowerCase())) leaks.push(url)
  }
  const api = (await listApi()).filter(({ method }) => method === 'GET').map(({ path }) => path)
  // What signs in or out ends what is walked with; the test of changes covers it.
  const ending = /logout|signout|login/
  for (const pattern of [...patterns(), ...api].filter((each) => !ending.test(each))) {
    const paths = spell(pattern)
    for (const path of paths) await ask(path)
    for (const query of toQueries().slice(1)) await ask(`${paths[0]}${query}`)
  }
  return { asked, leaks }
}

test('no route shows one account’s records to another account', async () => {
  const { asked, leaks } = await walk(second.cookie)
  expect(leaks).toEqual([])
  expect(asked).toBeGreaterThan(400)
  expect(await site.services.sessions.findAccountId(second.cookie)).toBe(second.id)
}, 600_000)

test('no route shows an account’s records to a visitor without one', async () => {
  expect((await walk('')).leaks).toEqual([])
}, 600_000)

/** The words that buttons and hidden fields of a page send, such as what to do. */
async function readForms(url: string, cookie: string): Promise<Record<string, string>[]> {
  const visitor = site.visitor()
  await visitor.get(url, { cookie })
  return visitor.page
    .all('form[method=post]')
    .map((form) =>
      Object.fromEntries(
        form
          .querySelectorAll('input[name], button[name], select[name], textarea[name]')
          .map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
      ),
    )
}

/** A form as its page has it, and the same with ids of the first account in place of each value that could be one. */
function vary(form: Record<string, string>): Record<string, string>[] {
  const isId = (name: string) => /id|key|token|session|offer|passkey|credential|entry/i.test(name)
  const changed = ids.map((id) =>
    Object.fromEntries(Object.entries(form).map(([name, value]) => [name, isId(name) ? id : value])),
  )
  return Object.keys(form).some(isId) ? [...changed, form] : [form]
}

/** Returns a session of the second account, signing in again after a route that ended it. */
async function stayIn(): Promise<string> {
  if ((await site.services.sessions.findAccountId(second.cookie)) === second.id) return second.cookie
  const gone = await site.services.database.read
    .selectFrom('account')
    .select('id')
    .where('id', '=', second.id)
    .executeTakeFirst()
  if (!gone) second = await signUp(site, `second-${Math.random()}`)
  const visitor = site.visitor()
  await visitor.signIn({ emailAddress: second.email, plaintextPassword: second.password })
  second = { ...second, visitor, cookie: visitor.cookie }
  return second.cookie
}

test('no form or API route lets one account change another’s records', async () => {
  const leaks: string[] = []
  let sent = 0
  const send = async (method: 'POST', url: string, body: { json: object } | { form: object }) => {
    const cookie = await stayIn()
    const isForm = 'form' in body
    const response = await site.request({
      method,
      url,
      payload: isForm ? String(new URLSearchParams({ ...body.form })) : body.json,
      headers: {
        cookie,
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      },
    })
    sent += 1
    if (response.body.includes(mark)) leaks.push(`${method} ${url}`)
  }
  for (const pattern of patterns()) {
    const paths = spell(pattern)
    const [path = ''] = paths
    if (!takesForms(path)) continue
    for (const each of paths) await send('POST', each, { form: withAll(first.id) })
    await send('POST', `${path}?reply=${reply}`, { form: withAll(first.id) })
    for (const form of await readForms(path, await stayIn()))
      for (const varied of vary(form)) await send('POST', path, { form: varied })
  }
  for (const { method, path: pattern } of await listApi()) {
    for (const path of spell(pattern)) {
      if (method === 'GET') await site.request({ url: path, headers: { cookie: await stayIn() } })
      else for (const id of ids) await send(method as 'POST', path, { json: withAll(id) })
    }
  }
  expect(leaks).toEqual([])
  expect(sent).toBeGreaterThan(100)
  expect(await readRows(site, first)).toEqual(rows)
  expect(await site.services.sessions.findAccountId(first.cookie)).toBe(first.id)
}, 600_000)
