import { createHash, randomBytes } from 'node:crypto'
import { hostname, userInfo } from 'node:os'
import pg from 'pg'
import { openDatabase } from '#server/database/database.ts'
import { cleanDatabase, type Fingerprint, fingerprintDatabase } from './clean-database.ts'
import { isRunning, migrationsHash } from './template.ts'

/** The tests' PostgreSQL server, with a user that may create databases. */
const adminUrl = process.env.TEST_POSTGRES_URL ?? `postgres://${userInfo().username}@localhost:5432/postgres`

/** Set by `reuse-databases.ts` to the process that drops all databases of this run at its end. */
const run = process.env.TEST_RUN

/** A database is replaced after this many tests, because deleted rows keep their disk space. */
const usesEach = 20

interface Made {
  name: string
  asNew: Fingerprint
  uses: number
}

/** Clean databases that this process can reuse; creating and dropping one took most of a test's time. */
const kept: Made[] = []

/**
 * Returns a copy of the migrated template and a function that gives it back.
 * @param isDurable whether a commit waits for the disk, as in production
 */
export async function createPostgresDatabase({
  isDurable,
}: {
  isDurable: boolean
}): Promise<{ databaseUrl: string; giveBack(): Promise<void> }> {
  const made = (isDurable ? undefined : kept.pop()) ?? (await create(isDurable))
  const databaseUrl = toUrl(made.name)
  return {
    databaseUrl,
    async giveBack() {
      made.uses += 1
      const mayBeCached = run !== undefined && !isDurable && made.uses < usesEach
      if (mayBeCached && (await cleanDatabase(databaseUrl, made.asNew))) kept.push(made)
      else await asAdmin((admin) => admin.query(`drop database if exists ${made.name} with (force)`))
    },
  }
}

/** Drops the databases that a run's tests left behind. */
export async function dropDatabasesOwnedBy(owner: string): Promise<void> {
  await asAdmin(async (admin) => {
    for (const name of await databaseNames(admin, `${ownPrefix()}${owner}_`))
      await admin.query(`drop database if exists ${name} with (force)`)
  })
}

async function create(isDurable: boolean): Promise<Made> {
  const template = `bursar_template_${await migrationsHash()}`
  const name = `${ownPrefix()}${run ?? process.pid}_${randomBytes(4).toString('hex')}`
  await asAdmin(async (admin) => {
    // The lock lets one process at a time copy the template, because PostgreSQL refuses to copy a database
    // that is open elsewhere. It is released with the connection.
    await admin.query('select pg_advisory_lock(741852963)')
    await dropLeftDatabases(admin)
    if (!(await databaseNames(admin, template)).includes(template)) {
      await admin.query(`create database ${name} template template0 encoding 'UTF8'`)
      await (await openDatabase({ databaseUrl: toUrl(name), dataDir: '' })).close()
      await admin.query(`alter database ${name} rename to ${template}`)
      await dropOldTemplates(admin)
    }
    await admin.query(`create database ${name} template ${template}`)
    if (!isDurable) await admin.query(`alter database ${name} set synchronous_commit = off`)
  })
  return { name, asNew: await fingerprintDatabase(toUrl(name)), uses: 0 }
}

const templatesKept = 5

/** The prefix identifies this machine, because a process id means nothing on another one. */
function ownPrefix(): string {
  return `bursar_test_${createHash('sha256').update(hostname()).digest('hex').slice(0, 6)}_`
}

async function dropLeftDatabases(admin: pg.Client): Promise<void> {
  for (const name of await databaseNames(admin, ownPrefix())) {
    if (!isRunning(name.slice(ownPrefix().length)))
      await admin.query(`drop database if exists ${name} with (force)`)
  }
}

async function dropOldTemplates(admin: pg.Client): Promise<void> {
  const oldestLast = await databaseNames(admin, 'bursar_template_')
  for (const name of oldestLast.slice(templatesKept)) await admin.query(`drop database ${name} with (force)`)
}

/** Returns the matching names, newest first. */
async function databaseNames(admin: pg.Client, start: string): Promise<string[]> {
  const { rows } = await admin.query(
    'select datname from pg_database where starts_with(datname, $1) order by oid desc',
    [start],
  )
  return rows.map(({ datname }) => datname)
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function toUrl(name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
