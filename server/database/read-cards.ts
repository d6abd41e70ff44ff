import type { Kysely } from 'kysely'
import type { CardRows } from './card-rows.ts'
import type { Schema } from './schema.ts'

export interface KeptCard extends CardRows {
  /** The number of the current rates. */
  rateNumber: number
}

/**
 * Reads all cards with their current rates, ordered by id. Call it in a snapshot or a write, because it runs
 * several queries.
 * @param withWithdrawn includes cards that have been withdrawn
 */
export async function readCards(
  db: Kysely<Schema>,
  { withWithdrawn = false }: { withWithdrawn?: boolean } = {},
): Promise<KeptCard[]> {
  let query = db
    .selectFrom('credit_card')
    .innerJoin('card_issuer', 'card_issuer.id', 'credit_card.issuer_id')
    .selectAll('credit_card')
    .select(['card_issuer.name as issuer_name', 'card_issuer.is_sample'])
  if (!withWithdrawn) query = query.where('withdrawn_on', 'is', null)
  const cards = await query.execute()
  const rewards = await db.selectFrom('credit_card_reward').selectAll().orderBy('number').execute()
  const credits = await db.selectFrom('credit_card_credit').selectAll().orderBy('number').execute()
  const rates = await db
    .selectFrom('credit_card_rate as rate')
    .selectAll()
    .where('number', '=', (eb) =>
      eb
        .selectFrom('credit_card_rate as each')
        .select((of) => of.fn.max('each.number').as('number'))
        .whereRef('each.card_id', '=', 'rate.card_id'),
    )
    .execute()
  const rewardsByCard = Map.groupBy(rewards, (reward) => reward.card_id)
  const creditsByCard = Map.groupBy(credits, (credit) => credit.card_id)
  const ratesByCard = new Map(rates.map((rate) => [rate.card_id, rate]))
  return (
    cards
      .flatMap(({ issuer_name, is_sample, ...card }): KeptCard[] => {
        const rate = ratesByCard.get(card.id)
        if (!rate) return []
        const { card_id, number, loaded_at, ...ownRates } = rate
        return [
          {
            card,
            issuer: { name: issuer_name, is_sample },
            rewards: rewardsByCard.get(card.id) ?? [],
            credits: creditsByCard.get(card.id) ?? [],
            rates: ownRates,
            rateNumber: number,
          },
        ]
      })
      // PostgreSQL sorts text by the server's locale, so sort by code unit here.
      .sort((a, b) => (a.card.id < b.card.id ? -1 : 1))
  )
}
