import { constants } from 'node:fs'
import { copyFile, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/database/database.ts'
import { createPostgresDatabase } from './postgres-database.ts'
import { isRunning, migrationsHash } from './template.ts'

export interface FreshDatabase extends FreshPlace {
  database: Database
}

export interface FreshPlace {
  /** Set only on PostgreSQL. */
  databaseUrl?: string
  dataDir: string
  /** Closes and removes the database. */
  [Symbol.asyncDispose](): Promise<void>
}

interface Differences {
  /** Whether a commit on PostgreSQL waits for the disk, as in production; for tests that kill the process. */
  isDurable?: boolean
}

/** Creates a database with `freshPlace` and opens it. */
export async function freshDatabase(kind?: string, differences?: Differences): Promise<FreshDatabase> {
  const place = await freshPlace(kind, differences)
  const database = await openDatabase(place)
  return {
    ...place,
    database,
    async [Symbol.asyncDispose]() {
      await database.close()
      await place[Symbol.asyncDispose]()
    },
  }
}

/**
 * Creates a migrated database for one test, of the kind that TEST_DATABASE names (sqlite or postgres). It is
 * a copy of a template that is created once per set of migrations. On PostgreSQL an earlier test of the run
 * may have used it; then all its rows were deleted, and nothing else in it was changed.
 */
export async function freshPlace(
  kind = process.env.TEST_DATABASE ?? 'sqlite',
  { isDurable = false }: Differences = {},
): Promise<FreshPlace> {
  await removeLeftFolders()
  const dataDir = await mkdtemp(join(tmpdir(), `${prefix}-${process.pid}-`))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (kind === 'sqlite') {
    await copyFile(await sqliteTemplate(), join(dataDir, 'bursar.sqlite'), constants.COPYFILE_FICLONE)
    return { dataDir, [Symbol.asyncDispose]: removeFolder }
  }
  if (kind !== 'postgres') throw new Error(`TEST_DATABASE is "${kind}"; it must be sqlite or postgres.`)
  const { databaseUrl, giveBack } = await createPostgresDatabase({ isDurable })
  return {
    dataDir,
    databaseUrl,
    async [Symbol.asyncDispose]() {
      await removeFolder()
      await giveBack()
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
  // Another worker may have created the template first; both are identical.
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
