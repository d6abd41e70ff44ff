import { expect, test, vi } from 'vitest'
import { createSearchIndex } from '#app/features/search/search-index.ts'
import { addDays } from '#domain/dates.ts'
import { manyCards } from '#testing/many-cards.ts'
import { cardSource } from './search-source.ts'

const day = '2026-11-23'
const [template] = manyCards(1, day)
if (!template) throw new Error('There is no card.')
const harbor = {
  ...template,
  id: 'harbor',
  name: 'Harbor Card',
  issuerName: 'Tern Bank',
  types: ['balance_transfer'] as const,
  termsSeenOn: addDays(day, -30),
}

async function follow(cards = [harbor]) {
  let today = day
  let tell: (topic: string) => void = () => undefined
  const index = createSearchIndex()
  const source = cardSource({
    database: {
      onChange(listener) {
        tell = listener
        return () => undefined
      },
    },
    cards: { cards: async () => cards },
    log: { error: vi.fn() },
    today: () => today,
  })
  await source.follow(index)
  return {
    titles: (query: string) => index.find(query, { max: 5 }).entries.map(({ title }) => title),
    tell: (topic: string) => tell(topic),
    tomorrow() {
      today = addDays(today, 1)
      source.update?.()
    },
  }
}

test('a card is found by its name, its issuer and its kind', async () => {
  const { titles } = await follow()
  for (const query of ['harbor', 'tern bank', 'balance transfer'])
    expect(titles(query)).toEqual(['Harbor Card'])
})

test('a card leaves the results when its terms become too old, or when it is withdrawn', async () => {
  const aging = await follow()
  aging.tomorrow()
  await expect.poll(() => aging.titles('harbor')).toEqual([])
  const cards = [harbor]
  const withdrawn = await follow(cards)
  cards.pop()
  withdrawn.tell('credit_card')
  await expect.poll(() => withdrawn.titles('harbor')).toEqual([])
})
