import { createHash, randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import pg from 'pg'
import { openDatabase } from '#database/database.ts'
import { isRunning, migrationsHash } from './template.ts'

/** A copy of the migrated template, and how to drop it. `adminUrl` is of a user who may create databases. */
export async function createPostgresDatabase(
  adminUrl: string,
): Promise<{ databaseUrl: string; drop(): Promise<void> }> {
  const template = `bursar_template_${await migrationsHash()}`
  const name = `${ownPrefix()}${process.pid}_${randomBytes(4).toString('hex')}`
  await asAdmin(adminUrl, async (admin) => {
    // One at a time: PostgreSQL refuses to copy a template that somebody has open. Ends with the connection.
    await admin.query('select pg_advisory_lock(741852963)')
    await dropLeftDatabases(admin)
    if (!(await databaseNames(admin, template)).includes(template)) {
      await admin.query(`create database ${name} template template0 encoding 'UTF8'`)
      await (await openDatabase({ databaseUrl: urlOf(adminUrl, name), dataDir: '' })).close()
      await admin.query(`alter database ${name} rename to ${template}`)
      await dropOldTemplates(admin)
    }
    await admin.query(`create database ${name} template ${template}`)
  })
  return {
    databaseUrl: urlOf(adminUrl, name),
    drop: () => asAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  }
}

const templatesKept = 5

/** Names this machine, since a process id means nothing on another. */
function ownPrefix(): string {
  return `bursar_test_${createHash('sha256').update(hostname()).digest('hex').slice(0, 6)}_`
}

async function dropLeftDatabases(admin: pg.Client): Promise<void> {
  for (const name of await databaseNames(admin, ownPrefix())) {
    if (!isRunning(name.slice(ownPrefix().length))) await admin.query(`drop database ${name} with (force)`)
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

async function asAdmin(adminUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
