import pg from 'pg'

/** Changes whenever a database's tables, columns, constraints or migrations change. */
export type Fingerprint = string

/** Every change to a definition or a migration changes the number of rows or the newest transaction. */
const fingerprintQuery = `
  select string_agg(concat(rows, ' ', newest), ', ') as likeness from (
    select count(*) as rows, max(xmin::text::bigint) as newest from pg_namespace
    union all select count(*), max(xmin::text::bigint) from pg_class
    union all select count(*), max(xmin::text::bigint) from pg_attribute
    union all select count(*), max(xmin::text::bigint) from pg_constraint
    union all select count(*), max(xmin::text::bigint) from pg_proc
    union all select count(*), max(xmin::text::bigint) from pg_trigger
    union all select count(*), max(xmin::text::bigint) from public.migration
  ) as catalog`

/** Returns the fingerprint of an unused database. */
export function fingerprintDatabase(databaseUrl: string): Promise<Fingerprint> {
  return connected(databaseUrl, readFingerprint)
}

/**
 * Ends all other connections and deletes every row.
 * @returns whether the database is as it was created; false if a test changed its tables, which are not
 *   restored
 */
export async function cleanDatabase(databaseUrl: string, asNew: Fingerprint): Promise<boolean> {
  try {
    return await connected(databaseUrl, async (client) => {
      const { rows: others } = await client.query(
        `select pg_terminate_backend(pid, 5000) as ended from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      )
      if (others.some(({ ended }) => !ended) || (await readFingerprint(client)) !== asNew) return false
      const { rows: tables } = await client.query(
        `select format('%I', relname) as name from pg_class
          where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'`,
      )
      // A single statement deletes referenced and referencing rows together.
      const deletes = tables.map(({ name }, number) => `d${number} as (delete from ${name})`)
      await client.query(`with ${deletes.join(', ')} select`)
      return true
    })
  } catch {
    // The test locked or removed its tables or removed the whole database.
    return false
  }
}

async function readFingerprint(client: pg.Client): Promise<Fingerprint> {
  const { rows } = await client.query(fingerprintQuery)
  return rows[0].likeness
}

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
