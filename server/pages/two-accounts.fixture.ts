// cspell:ignore Zephyrquill

import { sql } from 'kysely'
import { hashSessionToken, readSessionToken } from '#app/features/account/session-cookies.ts'
import { rewardProgram } from '#domain/referrals/reward-program.fixture.ts'
import { allRefinanceForms } from '#products/refinance/situation/answers.fixture.ts'
import { refinanceFlows } from '#products/refinance/situation/flows.ts'
import { type Schema, tableKeys } from '#server/database/schema.ts'
import type { testServer } from '#testing/server.ts'

export type TestSite = Awaited<ReturnType<typeof testServer>>
type Visitor = ReturnType<TestSite['visitor']>

/** Stands in every text that only the first account may see. */
export const mark = 'Zephyrquill'

/** What the generic rows need where a column takes only some values; a new table whose rows fail has a line here. */
const columnValues: Readonly<Record<string, unknown>> = {
  'subscription.ended_at': null,
  'passkey_challenge.purpose': 'add',
  'referral.barrier': '',
  'reward.state': 'claimed',
  'reward.program_id': rewardProgram.id,
  'reward.referral_id': 'own-referral-id',
}

export interface OwnedAccount {
  id: string
  visitor: Visitor
  cookie: string
  email: string
  password: string
}

export async function signUp(site: TestSite, name: string): Promise<OwnedAccount> {
  const visitor = site.visitor()
  const [email, password] = [`${name}@example.com`, 'Harbor-Light-77']
  await visitor.createAccount({ emailAddress: email, plaintextPassword: password })
  await visitor.signIn({ emailAddress: email, plaintextPassword: password })
  const { id } = await site.services.database.read
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, visitor, cookie: visitor.cookie, email, password }
}

/**
 * Fills an account through the pages that do it: answers, a saved scholarship, a calendar, a followed refinance loan,
 * a reminder, a refused form. Names get the mark.
 * @returns the key of the reply to the refused form
 */
export async function fill(site: TestSite, { id, visitor }: OwnedAccount): Promise<string> {
  await site.services.database.write((tx) =>
    tx
      .updateTable('account')
      .set({ first_name: mark, last_name: `${mark}-last`, email_confirmed_at: new Date() })
      .where('id', '=', id)
      .execute(),
  )
  await visitor.post(`${refinanceFlows[0].path}?question=REFINANCE_GOAL`, allRefinanceForms.REFINANCE_GOAL)
  await visitor.post('/scholarships/marketplace/save', { id: 'sharp-scissors-award', isSaved: 'yes' })
  await visitor.post('/scholarships/plan', { do: 'open-feed' })
  await visitor.post('/interstitial?line=refinance-student-loans', {
    offer: 'brackenfell-bank-refinance-fixed',
  })
  await visitor.post('/reminders', { topic: 'newsletter', turn: 'on' })
  const refused = await site.app.inject({
    method: 'POST',
    url: '/about/contact',
    payload: `topic=error&message=&replyTo=${mark}`,
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      cookie: visitor.cookie,
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  const to = new URL(refused.headers.location ?? '', 'http://localhost')
  const reply = to.searchParams.get('reply')
  if (reply === null) throw new Error(`The refused form was answered with ${refused.statusCode}.`)
  return reply
}

export type Table = keyof Schema & string

/** Returns the tables whose rows belong to an account. */
export async function listAccountTables({ services }: TestSite): Promise<Table[]> {
  const tables = await services.database.read.introspection.getTables()
  const owned = new Set(
    tables.filter(({ columns }) => columns.some(({ name }) => name === 'account_id')).map(({ name }) => name),
  )
  return Object.keys(tableKeys).filter((name): name is Table => owned.has(name))
}

/** Adds a row with the mark to a table that the pages above do not fill. */
export async function insertMarkedRow({ services }: TestSite, table: Table, accountId: string) {
  const { database } = services
  const tables = await database.read.introspection.getTables()
  const columns = tables.find(({ name }) => name === table)?.columns ?? []
  const values = columns.map(({ name, dataType }) => {
    const known = columnValues[`${table}.${name}`]
    if (known !== undefined) return known
    if (['account_id', 'holder', 'referrer_id'].includes(name)) return accountId
    if (/bool/.test(dataType)) return database.dialect === 'sqlite' ? 0 : false
    if (/int|double|real/.test(dataType)) return 1
    if (/timestamp/.test(dataType)) return sql`${'2027-01-01T00:00:00.000Z'}`
    if (/date/.test(dataType)) return '2027-01-01'
    // Ids stand in addresses, which a page may repeat; they carry no mark.
    const isKey = tableKeys[table].some((key) => key === name)
    return isKey ? `own-${table}-${name}` : `${mark}-${table}-${name}`
  })
  await database.write(async (tx) => {
    if (table === 'reward') await tx.insertInto('reward_program').values(rewardProgram).execute()
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
      values (${sql.join(values)})`.execute(tx)
  })
}

/** Returns every row of an account, in an order that does not change. */
export async function readRows(site: TestSite, { id, email }: OwnedAccount): Promise<Map<Table, string[]>> {
  const { read } = site.services.database
  const rows = new Map<Table, string[]>()
  const keep = async (table: Table, column: string, value: string) => {
    const found = await sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
      read,
    )
    rows.set(table, found.rows.map((row) => JSON.stringify(row)).sort())
  }
  await keep('account', 'id', id)
  await keep('mail', 'email_key', email)
  for (const table of await listAccountTables(site)) await keep(table, 'account_id', id)
  return rows
}

/** Returns what leads to the account's rows and is no secret that opens them by itself: ids and hashes of tokens. */
export function listIds(rows: ReadonlyMap<Table, readonly string[]>, { id, cookie }: OwnedAccount): string[] {
  const keys = [...rows].flatMap(([table, texts]) =>
    texts.flatMap((text) => {
      const row: Record<string, unknown> = JSON.parse(text)
      return tableKeys[table].map((key) => String(row[key]))
    }),
  )
  const session = readSessionToken(cookie, false)
  const hashes = session === undefined ? [] : [hashSessionToken(session)]
  return [...new Set([id, ...hashes, ...keys])]
}
