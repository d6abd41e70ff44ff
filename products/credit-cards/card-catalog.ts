import type { Card } from '#domain/cards/card.ts'
import { type CardRows, toCard } from '#server/database/card-rows.ts'
import type { Database } from '#server/database/database.ts'
import { readCards } from '#server/database/read-cards.ts'

/**
 * All credit cards, cached in memory. A change of topic 'credit_card' or 'card_issuer' by any process makes it
 * read them again; pages that show cards are tagged with both.
 */
export interface CardCatalog {
  /**
   * The cards, ordered by id; returns the same array until something changes or the day ends.
   * @param today 'YYYY-MM-DD', the day that the relative dates of samples are based on
   */
  cards(today: string): Promise<readonly Card[]>
  /** The ids of the issuers that pay us. */
  paidIssuers(): Promise<ReadonlySet<string>>
}

export function openCardCatalog(database: Database): CardCatalog {
  let reading: Promise<Known> | undefined
  database.onChange((topic) => {
    if (topic === 'credit_card' || topic === 'card_issuer') reading = undefined
  })

  function known(): Promise<Known> {
    if (reading) return reading
    const begun = read(database)
    // A failed read is not cached, so the next caller tries again.
    begun.catch(() => {
      if (reading === begun) reading = undefined
    })
    reading = begun
    return begun
  }

  return {
    cards: async (today) => (await known()).on(today),
    paidIssuers: async () => (await known()).paidIssuers,
  }
}

interface Known {
  on(today: string): readonly Card[]
  paidIssuers: ReadonlySet<string>
}

async function read(database: Database): Promise<Known> {
  const { rows, paying } = await database.snapshot(async (tx) => ({
    rows: await readCards(tx),
    paying: await tx.selectFrom('card_issuer_payment').select('issuer_id').execute(),
  }))
  return { on: rememberDay(rows), paidIssuers: new Set(paying.map(({ issuer_id }) => issuer_id)) }
}

function rememberDay(rows: readonly CardRows[]): Known['on'] {
  let day: { today: string; cards: readonly Card[] } | undefined
  return (today) => {
    if (day?.today !== today) day = { today, cards: rows.map((row) => toCard(row, today)) }
    return day.cards
  }
}
