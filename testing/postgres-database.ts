import { createHash, randomBytes } from 'node:crypto'
import { hostname, userInfo } from 'node:os'
import pg from 'pg'
import { openDatabase } from '#database/database.ts'
import { cleanDatabase, type Likeness, likenessOf } from './clean-database.ts'
import { isRunning, migrationsHash } from './template.ts'

/** The PostgreSQL server of the tests, as a user who may create databases. */
const adminUrl = process.env.TEST_POSTGRES_URL ?? `postgres://${userInfo().username}@localhost:5432/postgres`

/** Set by `keep-databases.ts` to the process that drops all databases of this run at its end. */
const run = process.env.TEST_RUN

/** After so many tests a database is made anew: what is deleted leaves its room behind. */
const usesEach = 20

interface Made {
  name: string
  asNew: Likeness
  uses: number
}

/** Of this process, not in use, and as new. Most of the time of a test went into making and dropping a database. */
const kept: Made[] = []

/**
 * A database like the migrated template, and how to give it back.
 * @param isDurable whether a commit waits for the disk, as it does in production
 */
export async function createPostgresDatabase({
  isDurable,
}: {
  isDurable: boolean
}): Promise<{ databaseUrl: string; giveBack(): Promise<void> }> {
  const made = (isDurable ? undefined : kept.pop()) ?? (await create(isDurable))
  const databaseUrl = urlOf(made.name)
  return {
    databaseUrl,
    async giveBack() {
      made.uses += 1
      const mayBeKept = run !== undefined && !isDurable && made.uses < usesEach
      if (mayBeKept && (await cleanDatabase(databaseUrl, made.asNew))) kept.push(made)
      else await asAdmin((admin) => admin.query(`drop database if exists ${made.name} with (force)`))
    },
  }
}

/** Drops what the tests of a run have left. */
export async function dropDatabasesOf(owner: string): Promise<void> {
  await asAdmin(async (admin) => {
    for (const name of await databaseNames(admin, `${ownPrefix()}${owner}_`))
      await admin.query(`drop database if exists ${name} with (force)`)
  })
}

async function create(isDurable: boolean): Promise<Made> {
  const template = `bursar_template_${await migrationsHash()}`
  const name = `${ownPrefix()}${run ?? process.pid}_${randomBytes(4).toString('hex')}`
  await asAdmin(async (admin) => {
    // One at a time: PostgreSQL refuses to copy a template that somebody has open. Ends with the connection.
    await admin.query('select pg_advisory_lock(741852963)')
    await dropLeftDatabases(admin)
    if (!(await databaseNames(admin, template)).includes(template)) {
      await admin.query(`create database ${name} template template0 encoding 'UTF8'`)
      await (await openDatabase({ databaseUrl: urlOf(name), dataDir: '' })).close()
      await admin.query(`alter database ${name} rename to ${template}`)
      await dropOldTemplates(admin)
    }
    await admin.query(`create database ${name} template ${template}`)
    if (!isDurable) await admin.query(`alter database ${name} set synchronous_commit = off`)
  })
  return { name, asNew: await likenessOf(urlOf(name)), uses: 0 }
}

const templatesKept = 5

/** Names this machine, since a process id means nothing on another. */
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

/** Newest first. */
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

function urlOf(name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
