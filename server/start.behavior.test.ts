import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#testing/database.ts'
import { type Place, spawnServer } from '#testing/server-process.ts'

/** Starts a server that must fail to start, and returns its exit code and the one line it prints. */
async function startAndFail(place: Place, settings: Record<string, string> = {}) {
  await using server = spawnServer(place, settings)
  const { code, stderr } = await server.ended
  return [code, stderr]
}

const refusesWith = (text: string) => [
  1,
  expect.stringMatching(new RegExp(`^Bursar did not start\\. .*${text}.*\n$`)),
]

test('a port in use stops the start with one line and does not disturb the process that has it', async () => {
  await using fresh = await freshDatabase()
  const other = createServer((socket) => socket.end('still here')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  expect(await startAndFail(fresh, { PORT: String(port) })).toEqual(refusesWith(`Port ${port} is in use`))
  expect(other.listening).toBe(true)
  other.close()
})

test('a host address that this machine does not have stops the start with one line', async () => {
  await using fresh = await freshDatabase()
  expect(await startAndFail(fresh, { HOST: '192.0.2.1' })).toEqual(refusesWith('HOST is not an address'))
})

test('all invalid settings are reported, one line each, before anything is opened', async () => {
  await using fresh = await freshDatabase()
  const dataDir = path.join(fresh.dataDir, 'not-made')
  const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', SITE_URL: 'bursar.example', LOG_LEVEL: 'loud' }
  const [code, stderr] = await startAndFail({ dataDir }, wrong)
  expect(code).toBe(1)
  expect(String(stderr).trimEnd().split('\n')).toEqual([
    'Bursar did not start. Please correct these settings:',
    ...Object.keys(wrong).map((name) => expect.stringMatching(new RegExp(`^ {2}${name}: \\w.*`))),
  ])
  expect(await readdir(fresh.dataDir)).not.toContain('not-made')
})

test('a database of a newer version is rejected and left unchanged', async () => {
  await using fresh = await freshDatabase()
  await fresh.database.write(async (tx) => {
    await sql`insert into migration (name, checksum, applied_at) values ('2099-01-01-later.sql', 'x', ${new Date()})`.execute(
      tx,
    )
  })
  expect(await startAndFail(fresh)).toEqual(
    refusesWith('newer version \\(this one does not include 2099-01-01-later.sql'),
  )
  expect(await rowCount(fresh, 'lender')).toBe(0)
})

test('a migration that changed after it ran stops the start, and nothing is written', async () => {
  await using fresh = await freshDatabase()
  await fresh.database.write(async (tx) => {
    await sql`update migration set checksum = 'other'`.execute(tx)
  })
  expect(await startAndFail(fresh)).toEqual(refusesWith('was changed after it ran'))
  expect(await rowCount(fresh, 'lender')).toBe(0)
})

/**
 * Obstacles that only one of the databases can have. Each returns where to start and the expected message.
 */
const obstacles: Record<string, Record<string, (fresh: FreshDatabase) => Promise<[Place, string]>>> = {
  sqlite: {
    'a file in place of the data folder': async ({ dataDir }) => {
      const file = path.join(dataDir, 'file')
      await writeFile(file, 'precious')
      return [{ dataDir: file }, 'data folder is not writable']
    },
    'a data folder that cannot be created': async () => [
      { dataDir: process.platform === 'linux' ? '/proc/bursar' : '/dev/null/bursar' },
      'data folder is not writable',
    ],
    'a folder in place of the database': async ({ dataDir }) => [
      { dataDir: await withFolder(dataDir) },
      'data folder is not writable',
    ],
    'a file that is not a database': async ({ database, dataDir }) => {
      await database.close()
      await writeFile(path.join(dataDir, 'bursar.sqlite'), 'precious '.repeat(1000))
      return [{ dataDir }, 'damaged or not a database']
    },
    'a truncated database file': async ({ database, dataDir }) => {
      await database.close()
      const file = path.join(dataDir, 'bursar.sqlite')
      const whole = await readFile(file)
      await writeFile(file, whole.subarray(0, whole.length / 2))
      return [{ dataDir }, 'damaged or not a database']
    },
  },
  postgres: {
    'a server that does not respond': async ({ dataDir }) => [
      { dataDir, databaseUrl: 'postgres://nobody:secret-word@127.0.0.1:1/bursar' },
      'PostgreSQL at 127\\.0\\.0\\.1:1/bursar cannot be used: nothing is listening there',
    ],
    'a database that does not exist': async ({ dataDir, databaseUrl = '' }) => [
      { dataDir, databaseUrl: `${databaseUrl}_absent` },
      'it has no such database',
    ],
  },
}

test.each(Object.entries(obstacles[process.env.TEST_DATABASE ?? 'sqlite'] ?? {}))(
  '%s stops the start with one line and changes no file',
  async (_name, prepare) => {
    await using fresh = await freshDatabase()
    const [place, line] = await prepare(fresh)
    const before = await readFolder(fresh.dataDir)
    const said = await startAndFail(place)
    expect(said).toEqual(refusesWith(line))
    expect(said[1]).not.toContain('secret-word')
    expect(await readFolder(fresh.dataDir)).toEqual(before)
  },
)

async function withFolder(dataDir: string): Promise<string> {
  const place = path.join(dataDir, 'place')
  await mkdir(path.join(place, 'bursar.sqlite'), { recursive: true })
  return place
}

/** Reads every file under a folder. */
async function readFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'base64')] as const)),
  )
}

async function rowCount({ database }: FreshDatabase, table: 'lender'): Promise<number> {
  return (await database.read.selectFrom(table).select('id').execute()).length
}
