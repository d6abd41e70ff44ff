import { sql } from 'kysely'
import type { DayFigures, StoredFigures } from '#app/features/operator/figures.ts'
import { addDays } from '#domain/dates.ts'
import type { Database } from '#server/database/database.ts'
import { readCatalogs, readSchoolLoads } from './read-catalogs.ts'

const DAYS = 30
type Count = number | string

/** Reads the figures that are in the database. None of them names an address, an account or a visitor. */
export async function readStored(
  database: Pick<Database, 'read' | 'dialect'>,
  now: Date,
): Promise<StoredFigures> {
  const { read } = database
  const mail = await read
    .selectFrom('mail')
    .select((eb) => ['kind', 'state', eb.fn.countAll<Count>().as('count')])
    .groupBy(['kind', 'state'])
    .orderBy('kind')
    .orderBy('state')
    .execute()
  const oldest = await read
    .selectFrom('mail')
    .select('created_at')
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  const { accounts } = await read
    .selectFrom('account')
    .select((eb) => eb.fn.countAll<Count>().as('accounts'))
    .executeTakeFirstOrThrow()
  const { sessions } = await read
    .selectFrom('session')
    .select((eb) => eb.fn.countAll<Count>().as('sessions'))
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return {
    mail: mail.map(({ count, ...row }) => ({ ...row, count: Number(count) })),
    oldestWaitingMail: oldest?.created_at,
    catalogs: await readCatalogs(database, now),
    schools: await readSchoolLoads(database),
    accounts: Number(accounts),
    sessions: Number(sessions),
    days: await readDays(database, now),
  }
}

async function readDays(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  now: Date,
): Promise<DayFigures[]> {
  const first = addDays(now.toISOString().slice(0, 10), 1 - DAYS)
  const since = new Date(`${first}T00:00:00Z`)
  // SQLite stores moments as ISO texts.
  const dayOf = (column: string) =>
    dialect === 'sqlite'
      ? sql<string>`substr(${sql.ref(column)}, 1, 10)`
      : sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`
  const signUps = await read
    .selectFrom('account')
    .select((eb) => [dayOf('created_at').as('day'), eb.fn.countAll<Count>().as('count')])
    .where('created_at', '>=', since)
    .groupBy(dayOf('created_at'))
    .execute()
  const clicks = await read
    .selectFrom('outbound_click')
    .leftJoin('catalog_item', 'catalog_item.id', 'outbound_click.offer_id')
    .select((eb) => [dayOf('clicked_at').as('day'), 'catalog_item.line', eb.fn.countAll<Count>().as('count')])
    .where('clicked_at', '>=', since)
    .groupBy([dayOf('clicked_at'), 'catalog_item.line'])
    .execute()
  return Array.from({ length: DAYS }, (_, at) => {
    const day = addDays(first, at)
    const ofDay = clicks.filter((row) => row.day === day)
    return {
      day,
      signUps: Number(signUps.find((row) => row.day === day)?.count ?? 0),
      clicks: new Map(ofDay.map(({ line, count }) => [line ?? 'withdrawn', Number(count)])),
    }
  })
}
