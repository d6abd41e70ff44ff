import { products } from '#products/products.ts'
import { runRetention } from '#server/retention/run-retention.ts'
import { listVisitorRecords } from '#server/visitor-records.ts'
import { exportSubscriptions } from './export-subscriptions.ts'
import type { OperatorCommand } from './operator-command.ts'
import { listNoted } from './operator-log.ts'

/** What the operator does about everything stored together. */
export const recordCommands: Readonly<Record<string, OperatorCommand>> = {
  'subscriptions-export': {
    takes: 'FILE',
    needsReason: true,
    does: 'writes a CSV file showing who confirmed which emails; unsubscribed and blocked addresses are left out',
    run: ({ database }, file = '') => exportSubscriptions(database, file),
  },
  'operator-log': {
    takes: '[ADDRESS]',
    does: 'lists who ran a command that needs a reason, when, and why; for one address only, if you give one',
    run: ({ database }, email = '') => listNoted(database, email),
  },
  'retention-run': {
    does: 'immediately deletes what has expired, as the site does once an hour, and prints how much',
    async run({ database, now }) {
      // What the command prints is its record, so it notes no events.
      const securityLog = { note: () => undefined }
      const visitorRecords = listVisitorRecords(products)
      const counts = await runRetention({ database, now, securityLog, visitorRecords })
      const deleted = [...counts].filter(([, count]) => count > 0)
      if (deleted.length === 0) return ['Nothing had expired.']
      return deleted.map(([table, count]) => `${String(count).padStart(6)} ${table}`)
    },
  },
}
