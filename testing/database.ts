import { constants } from 'node:fs'
import { copyFile, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#database/database.ts'
import { createPostgresDatabase } from './postgres-database.ts'
import { isRunning, migrationsHash } from './template.ts'

export interface FreshDatabase {
  database: Database
  /** Only on PostgreSQL. */
  databaseUrl?: string
  dataDir: string
  /** Closes and removes it. */
  [Symbol.asyncDispose](): Promise<void>
}

/** The PostgreSQL server of the tests, as a user who may create databases. */
const adminUrl = process.env.TEST_POSTGRES_URL ?? `postgres://${userInfo().username}@localhost:5432/postgres`

/**
 * A migrated database of its own, on the kind that TEST_DATABASE names (sqlite or postgres): a copy of a
 * template that is made once for each set of migrations.
 */
export async function freshDatabase(kind = process.env.TEST_DATABASE ?? 'sqlite'): Promise<FreshDatabase> {
  await removeLeftFolders()
  const dataDir = await mkdtemp(join(tmpdir(), `${prefix}-${process.pid}-`))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (kind === 'sqlite') {
    await copyFile(await sqliteTemplate(), join(dataDir, 'bursar.sqlite'), constants.COPYFILE_FICLONE)
    return ready({ dataDir }, removeFolder)
  }
  if (kind !== 'postgres') throw new Error(`TEST_DATABASE is "${kind}"; it must be sqlite or postgres.`)
  const { databaseUrl, drop } = await createPostgresDatabase(adminUrl)
  return ready({ dataDir, databaseUrl }, async () => {
    await removeFolder()
    await drop()
  })
}

async function ready(
  place: { dataDir: string; databaseUrl?: string },
  remove: () => Promise<unknown>,
): Promise<FreshDatabase> {
  const database = await openDatabase(place)
  return {
    ...place,
    database,
    async [Symbol.asyncDispose]() {
      await database.close()
      await remove()
    },
  }
}

const prefix = 'bursar-test'

async function sqliteTemplate(): Promise<string> {
  const folder = join(tmpdir(), `${prefix}-template-${await migrationsHash()}`)
  const file = join(folder, 'bursar.sqlite')
  if (await exists(file)) return file
  const made = await mkdtemp(join(tmpdir(), `${prefix}-${process.pid}-`))
  await (await openDatabase({ dataDir: made })).close()
  // Another worker may have been quicker; its template is the same.
  await rename(made, folder).catch(() => rm(made, { recursive: true }))
  return file
}

async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const process = /^bursar-test-(\d+-.*)$/.exec(name)?.[1]
    if (process && !isRunning(process)) await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
