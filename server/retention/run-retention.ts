import { deleteExpiredRecords } from '#kit/records/owned-records.server.ts'
import { type RetentionServices, retentionRules } from './rules.ts'

/**
 * Deletes what has been kept long enough. A table that fails keeps none of the others from their turn.
 * @returns how many rows, by table; those of visitors' records without a rule are under the name of the records
 * @throws the first error, after all tables had their turn
 */
export async function runRetention(services: RetentionServices): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const errors: unknown[] = []
  const attempt = async (work: () => Promise<void>) => work().catch((error: unknown) => errors.push(error))
  await attempt(async () => {
    for (const [name, count] of await deleteExpiredRecords(services)) counts.set(findTable(name), count)
  })
  for (const rule of retentionRules) {
    if ('erase' in rule) await attempt(async () => void counts.set(rule.table, await rule.erase(services)))
  }
  if (errors.length > 0) throw errors[0]
  return counts
}

function findTable(records: string): string {
  return retentionRules.find((rule) => 'records' in rule && rule.records === records)?.table ?? records
}
