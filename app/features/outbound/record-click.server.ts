import { randomUUID } from 'node:crypto'
import type { Services } from '#app/services.ts'
import { countDeleted } from '#server/database/count-deleted.ts'
import { isDatabaseError } from '#server/database/errors.ts'

interface Choice {
  offerId: string
  /** As the visitor's page sent it; '' when no school was chosen. */
  opeid: string
  /** The visitor's network address; only counted, so that nobody can make up thousands of choices. */
  address: string
}

/** Longer than the year that a report of choices covers. */
const RETENTION_DAYS = 400

/**
 * Records that an offer was chosen: which one, when, and for which school, but never by whom. The school's
 * name is looked up because a form can contain anything. When the database cannot be written, the error is
 * logged and the visitor goes on, because a lost record is our loss, not theirs.
 */
export async function recordClick(
  services: Pick<Services, 'database' | 'attempts' | 'schools' | 'log' | 'now'>,
  { offerId, opeid, address }: Choice,
): Promise<void> {
  const { database, attempts, schools, log, now } = services
  const school = schools.byOpeid(opeid)
  const click = {
    id: randomUUID(),
    offer_id: offerId,
    name: school?.name ?? '',
    opeid: school?.opeid ?? '',
    clicked_at: now(),
  }
  try {
    await database.write(async (tx) => {
      const { allowed } = await attempts.count(tx, ['clickByAddress'], { address })
      if (allowed) await tx.insertInto('outbound_click').values(click).execute()
    })
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    log.error({ err: error }, 'chosen offer not recorded')
  }
}

/** Deletes choices that no report covers any longer, and returns how many. */
export async function deleteOldClicks({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<number> {
  const oldest = new Date(now().getTime() - RETENTION_DAYS * 24 * 3600 * 1000)
  return database.write((tx) =>
    countDeleted(tx.deleteFrom('outbound_click').where('clicked_at', '<', oldest)),
  )
}
