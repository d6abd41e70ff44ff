import type { Card } from '#domain/cards/card.ts'
import { defaultCardWeights } from '#domain/cards/card-criteria.ts'
import { type CardSortCode, cardSortCodes } from '#domain/cards/card-sorts.ts'
import { compareCards } from '#domain/cards/compare-cards.ts'
import { exampleSpending } from '#domain/cards/spending-presets.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { cardLoader } from '#products/credit-cards/catalog/card-loader.ts'
import { loadFile } from '#testing/load-file.ts'
import { cardCsv, manyCards } from '#testing/many-cards.ts'
import type { Figure } from './figure.ts'
import { measureRuns, measureVisitedPage } from './visited-page.ts'

const COUNT = 500

/** Measures the list of cards over a large catalog: valuing and ranking alone, and the whole page. */
export async function measureCards(): Promise<Figure[]> {
  const now = new Date()
  const today = todayInNewYork(now)
  const cards = manyCards(COUNT, today)
  return [
    ...cardSortCodes.map((sort) => measureComparison(cards, { sort, today })),
    ...(await measureVisitedPage({
      what: `page of ${cards.length} cards`,
      path: '/credit-cards/marketplace',
      query: makeCardsQuery,
      shows: ' Card ',
      fill: (database) => loadFile(cardLoader, { database, text: cardCsv(cards), now }),
      budget: 'p99 ≤ 10 ms',
    })),
  ]
}

function measureComparison(
  cards: readonly Card[],
  { sort, today }: { sort: CardSortCode; today: string },
): Figure {
  let available = 0
  const value = measureRuns((run) => {
    const comparison = compareCards(cards, {
      // A visitor who gives no details fails no card's rule, so as many cards as possible are valued and sorted.
      applicant: {},
      situation: {
        spending: { ...exampleSpending, groceries: exampleSpending.groceries + (run % 40) * 1_000 },
        abroadCents: 0,
        firstMonth: 1 + (run % 12),
        activates: true,
        carries: run % 2 === 0 ? null : { cents: 100_000, isTransferred: false, paysCents: 10_000 },
      },
      weights: defaultCardWeights,
      sort,
      today,
    })
    available = comparison.available.length
  })
  return {
    what: `${cards.length} cards valued, ${available} ranked, ${sort}, p50 / p99`,
    value,
    budget: 'p99 ≤ 10 ms',
  }
}

/** Filters, spending and order differ in each run. */
function makeCardsQuery(run: number): string {
  const filters = ['', '&no-fee=1', '&no-foreign-fee=1', '&no-deposit=1'][run % 4] ?? ''
  const carried = run % 3 === 0 ? '&pay=carry&pays=100' : ''
  return `s-groceries=${200 + (run % 500)}&sort=${cardSortCodes[run % cardSortCodes.length]}${filters}${carried}`
}
