import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import { countDeleted } from '#server/database/count-deleted.ts'

/** What pages answered to the forms of a visitor; see `saveReply`. Only the visitor's own address opens it. */
export const formReplyRecords: VisitorRecords = {
  name: 'recentForms',
  async export(read, accountId) {
    const rows = await read.selectFrom('form_reply').selectAll().where('holder', '=', accountId).execute()
    return rows.map((row) => ({ sentAt: row.created_at, deletedAt: row.expires_at }))
  },
  async move(tx, { tokenHash, accountId }) {
    await tx
      .updateTable('form_reply')
      .set({ holder: accountId, account_id: accountId })
      .where('holder', '=', tokenHash)
      .execute()
  },
  async delete(tx, holders) {
    await tx.deleteFrom('form_reply').where('holder', 'in', holders).execute()
  },
  deleteExpired: (tx, now) => countDeleted(tx.deleteFrom('form_reply').where('expires_at', '<=', now)),
}
