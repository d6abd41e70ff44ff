import { maxOwnOffers } from '#domain/own-offers/own-offer.ts'
import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import { countDeleted } from '#server/database/count-deleted.ts'

/** The offers that visitors typed in, of every product line. An account keeps its own and what a browser brings. */
export const ownOfferRecords: VisitorRecords = {
  name: 'ownOffers',
  async export(read, accountId) {
    const rows = await read.selectFrom('own_offer').selectAll().where('holder', '=', accountId).execute()
    return rows.map((row) => ({ ...row, body: JSON.parse(row.body) }))
  },
  async describeBrought(read, { tokenHash, now }) {
    if (tokenHash === undefined) return undefined
    const rows = await read
      .selectFrom('own_offer')
      .select('id')
      .where('holder', '=', tokenHash)
      .where('expires_at', '>', now)
      .limit(maxOwnOffers * 2)
      .execute()
    if (rows.length === 0) return undefined
    return rows.length === 1 ? 'the offer you entered' : `the ${rows.length} offers you entered`
  },
  async move(tx, { tokenHash, accountId, at }) {
    await tx.deleteFrom('own_offer').where('holder', '=', tokenHash).where('expires_at', '<=', at).execute()
    await tx
      .updateTable('own_offer')
      .set({ holder: accountId, account_id: accountId, expires_at: null })
      .where('holder', '=', tokenHash)
      .execute()
  },
  async delete(tx, holders) {
    await tx.deleteFrom('own_offer').where('holder', 'in', holders).execute()
  },
  deleteExpired: (tx, now) => countDeleted(tx.deleteFrom('own_offer').where('expires_at', '<=', now)),
}
