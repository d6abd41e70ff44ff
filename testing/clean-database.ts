import pg from 'pg'

/** What tells whether a database is as it was made: the same tables, columns, constraints and migrations. */
export type Likeness = string

/** Every change of a definition, and of the list of migrations, is a row of a newer transaction, or one row less. */
const likeness = `
  select string_agg(concat(rows, ' ', newest), ', ') as likeness from (
    select count(*) as rows, max(xmin::text::bigint) as newest from pg_namespace
    union all select count(*), max(xmin::text::bigint) from pg_class
    union all select count(*), max(xmin::text::bigint) from pg_attribute
    union all select count(*), max(xmin::text::bigint) from pg_constraint
    union all select count(*), max(xmin::text::bigint) from pg_proc
    union all select count(*), max(xmin::text::bigint) from pg_trigger
    union all select count(*), max(xmin::text::bigint) from public.migration
  ) as catalog`

/** Of a database that nobody has used yet. */
export function likenessOf(databaseUrl: string): Promise<Likeness> {
  return connected(databaseUrl, readLikeness)
}

/**
 * Ends what is still connected and deletes every row.
 * @returns whether the database is now as it was made; what a test did to its tables is not undone
 */
export async function cleanDatabase(databaseUrl: string, asNew: Likeness): Promise<boolean> {
  try {
    return await connected(databaseUrl, async (client) => {
      const { rows: others } = await client.query(
        `select pg_terminate_backend(pid, 5000) as ended from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      )
      if (others.some(({ ended }) => !ended) || (await readLikeness(client)) !== asNew) return false
      const { rows: tables } = await client.query(
        `select format('%I', relname) as name from pg_class
          where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'`,
      )
      // In one statement: what refers to rows and what they refer to go at once.
      const deletes = tables.map(({ name }, number) => `d${number} as (delete from ${name})`)
      await client.query(`with ${deletes.join(', ')} select`)
      return true
    })
  } catch {
    // The test has locked its tables, or removed them, or the whole database.
    return false
  }
}

async function readLikeness(client: pg.Client): Promise<Likeness> {
  const { rows } = await client.query(likeness)
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
