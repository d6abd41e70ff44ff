import { expect, test } from 'vitest'
import { seed } from '#server/database/seed/seed.ts'
import { freshDatabase } from '#testing/database.ts'
import { openCardCatalog } from './card-catalog.ts'

const today = '2026-11-21'

test('which issuers pay us is told apart from the cards', async () => {
  await using fresh = await freshDatabase()
  await seed(fresh.database)
  const catalog = openCardCatalog(fresh.database)
  expect(await catalog.paidIssuers()).toEqual(
    new Set(['thistlemark-card-company', 'tern-and-tide-bank', 'duskwater-credit']),
  )
  const cards = await catalog.cards(today)
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) expect(Object.keys(card).join()).not.toMatch(/paysUs|paid|agreed/i)
})
