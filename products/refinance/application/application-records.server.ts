import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import { countDeleted } from '#server/database/count-deleted.ts'

/** The offers that visitors follow. Where the account follows the same one as the browser, the account's stays. */
export const applicationRecords: VisitorRecords = {
  name: 'refinanceApplications',
  export: (read, accountId) =>
    read.selectFrom('refinance_application').selectAll().where('holder', '=', accountId).execute(),
  async describeBrought(read, { tokenHash, now }) {
    if (tokenHash === undefined) return undefined
    const row = await read
      .selectFrom('refinance_application')
      .select('offer_id')
      .where('holder', '=', tokenHash)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .executeTakeFirst()
    return row && 'your application worksheet'
  },
  async move(tx, { tokenHash, accountId, at }) {
    const rows = await tx
      .deleteFrom('refinance_application')
      .where('holder', '=', tokenHash)
      .where('account_id', 'is', null)
      .returningAll()
      .execute()
    const brought = rows.filter(({ expires_at }) => expires_at === null || expires_at > at)
    if (brought.length === 0) return
    await tx
      .insertInto('refinance_application')
      .values(brought.map((row) => ({ ...row, holder: accountId, account_id: accountId, expires_at: null })))
      .onConflict((conflict) => conflict.columns(['holder', 'offer_id']).doNothing())
      .execute()
  },
  async delete(tx, holders) {
    await tx.deleteFrom('refinance_application').where('holder', 'in', holders).execute()
  },
  deleteExpired: (tx, now) =>
    countDeleted(tx.deleteFrom('refinance_application').where('expires_at', '<=', now)),
}
