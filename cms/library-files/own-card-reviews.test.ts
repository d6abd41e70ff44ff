import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { formatCents, formatDollars } from '#domain/money.ts'
import { exampleRewardsCents } from '#domain/reviews/card-terms.ts'
import { sampleCardIssuers } from '#server/database/seed/sample-cards.ts'

const cards = new Map(
  sampleCardIssuers.flatMap(({ name, cards }) => cards.map((card) => [card.id, { card, issuer: name }])),
)
const reviews = await Promise.all(
  (await readdir('cms/library/creditCardReview')).map(async (file) => {
    const text = await readFile(`cms/library/creditCardReview/${file}`, 'utf8')
    const { cardId, slug }: { cardId: string; slug: { current: string } } = JSON.parse(text)
    return { cardId, address: slug.current, text, ...cards.get(cardId) }
  }),
)

test('six cards of the catalog are reviewed, each at the address of its id', () => {
  expect(reviews).toHaveLength(6)
  for (const { cardId, address, card } of reviews) expect([card?.id, address]).toEqual([cardId, cardId])
})

test('a review names the issuer, what the rewards of the rubric add up to, and rates that the card has', () => {
  for (const { cardId, text, card, issuer } of reviews) {
    expect(text, cardId).toContain(issuer)
    const cents = exampleRewardsCents(card?.rewards ?? null) ?? 0
    if (cents > 0)
      expect(text, cardId).toContain(cents % 100 === 0 ? formatDollars(cents) : formatCents(cents))
    const rates = [card?.purchaseApr.lowestPercent, card?.purchaseApr.highestPercent]
    for (const [, percent] of text.matchAll(/(\d\d\.\d\d)%/g))
      expect(rates, cardId).toContain(Number(percent))
  }
})

test('every card of the picks is in the catalog', async () => {
  const text = await readFile('cms/library/topPicksByCategory/student-credit-cards.json', 'utf8')
  const ids = [...text.matchAll(/"cardId": "([^"]+)"/g)].map(([, id]) => id ?? '')
  expect(ids).toHaveLength(4)
  for (const id of ids) expect(cards.has(id), id).toBe(true)
})
