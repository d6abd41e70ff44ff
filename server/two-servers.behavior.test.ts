import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hdFile, hdRow } from '#app/features/schools/ipeds/test-files.ts'
import { usStates } from '#domain/states.ts'
import { openDatabase } from '#server/database/database.ts'
import { seededLenders } from '#server/database/seed/seed.ts'
import { freshDatabase, freshPlace } from '#testing/database.ts'
import { testServer } from '#testing/server.ts'
import { type Place, startServer } from '#testing/server-process.ts'

test('three servers that start at once on an empty database prepare it once', async () => {
  await using place = await emptyPlace()
  const settings = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
  const starting = [1, 2, 3].map(() => testServer({ kind: 'sqlite', settings }))
  const servers = await Promise.all(starting)
  for (const server of servers) {
    expect((await server.request({ url: '/student-loans/offers' })).statusCode).toBe(200)
    await server[Symbol.asyncDispose]()
  }
  const database = await openDatabase(place)
  const { read } = database
  const lenders = await read.selectFrom('lender').select('id').execute()
  const transactions = await read.selectFrom('content_transaction').select('author').execute()
  await database.close()
  expect(lenders).toHaveLength(seededLenders.length)
  expect(transactions.filter(({ author }) => author === 'library')).toHaveLength(1)
})

test('an account created on one server can sign in on another, and its session works on both', async () => {
  await using fresh = await freshDatabase()
  await using one = await startServer(fresh)
  await using two = await startServer(fresh)
  const email = 'ada@example.com'
  const created = await fetch(`${one.url}/api/account/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: email, plaintextPassword: 'Correct-Horse-1' }),
  })
  expect(created.status).toBe(204)
  const login = await fetch(`${two.url}/api/account/login`, {
    headers: { authorization: `Basic ${btoa(`${email}:Correct-Horse-1`)}` },
  })
  expect(login.status).toBe(204)
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const user = await fetch(`${one.url}/api/account/user`, { headers: { cookie } })
  expect(await user.json()).toMatchObject({ emailAddress: email })
})

test('schools loaded by the command appear in the picker and the cached pages of every server', async () => {
  await using fresh = await freshDatabase()
  await using one = await startServer(fresh)
  await using two = await startServer(fresh)
  const page = '/schools/search?keywords=quokka'
  for (const { url } of [one, two]) {
    expect(await (await fetch(`${url}/api/schools?keywords=quokka`)).json()).toEqual([])
    expect(await (await fetch(url + page)).text()).not.toContain('Quokka College')
  }
  await loadSchools(fresh)
  for (const { url } of [one, two]) {
    // If the school never appears, the test fails by its timeout.
    while (!(await (await fetch(url + page)).text()).includes('Quokka College')) await setTimeout(50)
    expect(await (await fetch(`${url}/api/schools?keywords=quokka`)).json()).toMatchObject([
      { name: 'Quokka College' },
    ])
  }
})

async function loadSchools({ dataDir, databaseUrl = '' }: Place): Promise<void> {
  const rows = Array.from({ length: 5_000 }, (_, at) =>
    hdRow({ unitid: String(100_001 + at), state: usStates[at % usStates.length]?.abbreviation ?? 'IA' }),
  )
  const file = path.join(dataDir, 'hd2024.csv')
  await writeFile(file, hdFile([...rows, hdRow({ unitid: '999999', name: 'Quokka College' })]))
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  await promisify(execFile)(
    process.execPath,
    ['run.mjs', 'app/features/schools/ipeds/load-command.ts', file],
    { env },
  )
}

/** Returns a place for a database that no server has used yet. */
async function emptyPlace() {
  const place = await freshPlace()
  if (place.databaseUrl) {
    const database = await openDatabase(place)
    await sql`drop schema public cascade`.execute(database.read)
    await sql`create schema public`.execute(database.read)
    await database.close()
  } else {
    await rm(path.join(place.dataDir, 'bursar.sqlite'))
  }
  return place
}
