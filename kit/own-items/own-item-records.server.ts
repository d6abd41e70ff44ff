import type { LineCategory } from '#domain/product-line.ts'
import type { VisitorRecords } from '#kit/records/visitor-records.ts'
import { countDeleted } from '#server/database/count-deleted.ts'

const and = new Intl.ListFormat('en-US')

/** What an item of a line is called. */
const nouns: Partial<Record<LineCategory, string>> = { 'credit-cards': 'card', scholarships: 'scholarship' }

/** What visitors entered of their own, on every product line. An account keeps its own and what a browser brings. */
export const ownItemRecords: VisitorRecords = {
  name: 'ownItems',
  async export(read, accountId) {
    const rows = await read.selectFrom('own_item').selectAll().where('holder', '=', accountId).execute()
    return rows.map((row) => ({ ...row, body: JSON.parse(row.body) }))
  },
  async describeBrought(read, { tokenHash, now }) {
    if (tokenHash === undefined) return undefined
    const rows = await read
      .selectFrom('own_item')
      .select('line')
      .where('holder', '=', tokenHash)
      .where('expires_at', '>', now)
      .orderBy('line')
      .execute()
    const counts = new Map<string, number>()
    for (const { line } of rows) {
      const noun = nouns[line] ?? 'offer'
      counts.set(noun, (counts.get(noun) ?? 0) + 1)
    }
    if (counts.size === 0) return undefined
    const things = [...counts].map(([noun, count]) => (count === 1 ? `the ${noun}` : `the ${count} ${noun}s`))
    return `${and.format(things)} you entered`
  },
  async move(tx, { tokenHash, accountId, at }) {
    await tx.deleteFrom('own_item').where('holder', '=', tokenHash).where('expires_at', '<=', at).execute()
    await tx
      .updateTable('own_item')
      .set({ holder: accountId, account_id: accountId, expires_at: null })
      .where('holder', '=', tokenHash)
      .execute()
  },
  async delete(tx, holders) {
    await tx.deleteFrom('own_item').where('holder', 'in', holders).execute()
  },
  deleteExpired: (tx, now) => countDeleted(tx.deleteFrom('own_item').where('expires_at', '<=', now)),
}
