import { randomUUID } from 'node:crypto'
import type { Services } from '#app/services.ts'
import { isDatabaseError } from '#database/errors.ts'

interface Choice {
  offerId: string
  /** As the visitor's page sent it; '' when no school was chosen. */
  opeid: string
}

/**
 * Records that an offer was chosen: which one, when, and for which school, but never by whom. The school's
 * name is looked up because a form can contain anything. When the database cannot be written, the error is
 * logged and the visitor goes on, because a lost record is our loss, not theirs.
 */
export async function recordClick(
  { database, schools, log, now }: Pick<Services, 'database' | 'schools' | 'log' | 'now'>,
  { offerId, opeid }: Choice,
): Promise<void> {
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
      await tx.insertInto('outbound_click').values(click).execute()
    })
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    log.error({ err: error }, 'chosen offer not noted')
  }
}
