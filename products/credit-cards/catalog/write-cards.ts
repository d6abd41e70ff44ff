import type { RowPlan } from '#kit/catalog/plan-rows.ts'
import { pieces } from '#kit/catalog/write-rows.ts'
import { cardRates, cardRow, creditRows, rewardRows } from '#server/database/card-rows.ts'
import type { Write } from '#server/database/store.ts'
import type { AgreementsPlan, PlannedCard } from './plan-load.ts'

/** Writes the planned changes. Returns whether anything changed. */
export async function writeCards(
  tx: Write,
  { written, withdrawn }: Pick<RowPlan<PlannedCard>, 'written' | 'withdrawn'>,
  { now, today }: { now: Date; today: string },
): Promise<boolean> {
  // Real and invented cards are never mixed.
  if (written.length > 0) await tx.deleteFrom('card_issuer').where('is_sample', '=', true).execute()
  const cards = written.map(({ item }) => item)
  await writeIssuers(tx, cards)
  await writeFacts(tx, cards)
  await writeRates(tx, cards, now)
  for (const ids of pieces(withdrawn))
    await tx.updateTable('credit_card').set({ withdrawn_on: today }).where('id', 'in', ids).execute()
  return written.length + withdrawn.length > 0
}

async function writeIssuers(tx: Write, cards: readonly PlannedCard[]): Promise<void> {
  const names = new Map(cards.map(({ issuerId, issuerName }) => [issuerId, issuerName]))
  const rows = [...names].map(([id, name]) => ({ id, name, is_sample: false }))
  for (const some of pieces(rows))
    await tx
      .insertInto('card_issuer')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
      )
      .execute()
}

/** A card keeps its row, because its earlier rates belong to it. */
async function writeFacts(tx: Write, cards: readonly PlannedCard[]): Promise<void> {
  const rows = cards.map(cardRow)
  const columns = Object.keys(rows[0] ?? {}) as (keyof (typeof rows)[number])[]
  for (const some of pieces(rows))
    await tx
      .insertInto('credit_card')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) =>
            Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
          ),
      )
      .execute()
  for (const ids of pieces(cards.map(({ id }) => id))) {
    await tx.deleteFrom('credit_card_reward').where('card_id', 'in', ids).execute()
    await tx.deleteFrom('credit_card_credit').where('card_id', 'in', ids).execute()
  }
  for (const some of pieces(cards.flatMap(rewardRows)))
    await tx.insertInto('credit_card_reward').values(some).execute()
  for (const some of pieces(cards.flatMap(creditRows)))
    await tx.insertInto('credit_card_credit').values(some).execute()
}

async function writeRates(tx: Write, cards: readonly PlannedCard[], now: Date): Promise<void> {
  const rows = cards.flatMap((card) =>
    card.newRateNumber === null
      ? []
      : {
          card_id: card.id,
          number: card.newRateNumber,
          ...cardRates(card, { on: card.termsSeenOn }),
          loaded_at: now,
        },
  )
  for (const some of pieces(rows)) await tx.insertInto('credit_card_rate').values(some).execute()
}

/** Returns whether anything changed. */
export async function writeAgreements(tx: Write, { written, ended }: AgreementsPlan): Promise<boolean> {
  for (const ids of pieces([...ended, ...written.map(({ issuerId }) => issuerId)]))
    await tx.deleteFrom('card_issuer_payment').where('issuer_id', 'in', ids).execute()
  const rows = written.map(({ issuerId, agreedOn }) => ({ issuer_id: issuerId, agreed_on: agreedOn }))
  for (const some of pieces(rows)) await tx.insertInto('card_issuer_payment').values(some).execute()
  return written.length + ended.length > 0
}
