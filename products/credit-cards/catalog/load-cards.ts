import type { Transaction } from 'kysely'
import type { Card } from '#domain/cards/card.ts'
import { todayInNewYork } from '#domain/dates.ts'
import type { LoadOptions } from '#kit/catalog/catalog-loader.ts'
import {
  namelessProblems,
  type PlanOptions,
  type ReadRow,
  type RowPlan,
  readRows,
} from '#kit/catalog/plan-rows.ts'
import { waitForOtherLoads } from '#kit/catalog/write-rows.ts'
import { readCards } from '#server/database/read-cards.ts'
import type { Schema } from '#server/database/schema.ts'
import { readCard } from './card-fields.ts'
import { type AgreementsPlan, type PlannedCard, planAgreements, planCards } from './plan-load.ts'
import { type CardFile, readCardFile } from './read-card-file.ts'
import { writeAgreements, writeCards } from './write-cards.ts'

export type LoadResult =
  /** The file cannot be used at all. */
  { status: 'refused'; problems: string[] } | ({ status: 'read' } & CatalogPlan)

interface CatalogPlan {
  /** `null` when the file is one of agreements alone. */
  cards: (RowPlan<PlannedCard> & { samplesRemoved: number }) | null
  agreements: AgreementsPlan
}

/**
 * Loads the cards of a file, but none that has a problem, and which issuers pay us. All changes become visible at
 * once, also to running servers. New rates are added to the earlier ones.
 */
export async function loadCards({
  database,
  opened,
  now,
  isComplete = false,
  takesOlder = false,
  isDryRun = false,
}: LoadOptions): Promise<LoadResult> {
  if (!opened.ok) return { status: 'refused', problems: opened.problems }
  const read = readCardFile(opened.file)
  if (!read.ok) return { status: 'refused', problems: read.problems }
  const { file } = read
  if (file.cards.length === 0 && file.agreements.length === 0)
    return { status: 'refused', problems: ['The file names no card.'] }
  const options = { today: todayInNewYork(now), isComplete, takesOlder }
  const rows = readRows(file.cards, 'card_id', (cells) => readCard(cells, options.today))
  const nameless = namelessProblems(rows, { thing: 'card', example: 'oak-student' })
  if (isComplete && nameless.length > 0) return { status: 'refused', problems: nameless }
  const plan = (tx: Transaction<Schema>) => planOnce(tx, { rows, agreements: file.agreements }, options)
  if (isDryRun) return { status: 'read', ...(await database.snapshot(plan)) }
  const done = await database.write(async (tx) => {
    await waitForOtherLoads(tx, 'card_issuer')
    const planned = await plan(tx)
    if (planned.cards && (await writeCards(tx, planned.cards, { now, today: options.today })))
      for (const topic of ['card_issuer', 'credit_card']) await database.changed(tx, topic)
    if (await writeAgreements(tx, planned.agreements)) await database.changed(tx, 'card_issuer')
    return planned
  })
  return { status: 'read', ...done }
}

async function planOnce(
  tx: Transaction<Schema>,
  { rows, agreements }: { rows: readonly ReadRow<Card>[] } & Pick<CardFile, 'agreements'>,
  options: PlanOptions,
): Promise<CatalogPlan> {
  const all = await readCards(tx, { withWithdrawn: true })
  const catalog = all.filter(({ issuer }) => !issuer.is_sample)
  const cards = planCards(rows, catalog, options)
  const issuers = await tx.selectFrom('card_issuer').select('id').where('is_sample', '=', false).execute()
  const paying = await tx.selectFrom('card_issuer_payment').selectAll().execute()
  return {
    cards:
      rows.length === 0
        ? null
        : { ...cards, samplesRemoved: cards.written.length > 0 ? all.length - catalog.length : 0 },
    agreements: planAgreements(agreements, {
      kept: new Map(paying.map(({ issuer_id, agreed_on }) => [issuer_id, agreed_on])),
      issuerIds: new Set([...issuers.map(({ id }) => id), ...cards.written.map(({ item }) => item.issuerId)]),
      today: options.today,
    }),
  }
}
