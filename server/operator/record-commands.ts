import { getKeys } from '#domain/keys.ts'
import { products } from '#products/products.ts'
import type { Database } from '#server/database/database.ts'
import { type Schema, tableKeys } from '#server/database/schema.ts'
import { deleteExpired } from '#server/sweep-expired.ts'
import { listVisitorRecords } from '#server/visitor-records.ts'
import { exportSubscriptions } from './export-subscriptions.ts'
import type { OperatorCommand } from './operator-command.ts'
import { listNoted } from './operator-log.ts'

/** What the operator does about everything stored together. */
export const recordCommands: Readonly<Record<string, OperatorCommand>> = {
  'subscriptions-export': {
    takes: 'FILE',
    needsReason: true,
    does: 'writes a CSV file of who confirmed which emails; unsubscribed and blocked addresses are left out',
    run: ({ database }, file = '') => exportSubscriptions(database, file),
  },
  'operator-log': {
    takes: '[ADDRESS]',
    does: 'lists who ran a command that needs a reason, when and why; of one address, if you give it',
    run: ({ database }, email = '') => listNoted(database, email),
  },
  'retention-run': {
    does: 'deletes what has expired right away, as the site does once an hour, and prints how much',
    async run({ database, now }) {
      const before = await countRows(database)
      await deleteExpired({ database, now, visitorRecords: listVisitorRecords(products) })
      const after = await countRows(database)
      const fewer = [...before].map(([table, count]) => [table, count - (after.get(table) ?? 0)] as const)
      const deleted = fewer.filter(([, count]) => count > 0)
      if (deleted.length === 0) return ['Nothing had expired.']
      return deleted.map(([table, count]) => `${String(count).padStart(6)} ${table}`)
    },
  },
}

/** Counts the rows of each table, except those of the content service, where nothing expires by this. */
async function countRows({ read }: Database): Promise<Map<keyof Schema, number>> {
  const tables = getKeys(tableKeys).filter((table) => !table.startsWith('content_'))
  const counts = new Map<keyof Schema, number>()
  for (const table of tables) {
    const { count } = await read
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    counts.set(table, Number(count))
  }
  return counts
}
