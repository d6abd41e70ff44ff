import type { z } from 'zod'
import {
  type Card,
  type CategoryReward,
  cardSchema,
  cardTypes,
  creditBands,
  creditBureaus,
} from '#domain/cards/card.ts'
import { spendingCategories } from '#domain/cards/spending.ts'
import { addDays } from '#domain/dates.ts'
import { cardCells, cardFields } from '#products/credit-cards/catalog/card-fields.ts'
import { csvText } from './csv.ts'
import { type Random, randomChoices } from './random-numbers.ts'

/**
 * Generates cards with every kind of fact, the same on every run, ordered by id.
 * @param today 'YYYY-MM-DD'; the terms were read in the month before it
 */
export function manyCards(count: number, today: string): Card[] {
  const random = randomChoices(20_261_124)
  return Array.from({ length: count }, (_, at) => makeCard(random, at + 1, today))
}

/** Returns the CSV file from which `catalog:load` loads the cards. */
export function cardCsv(cards: readonly Card[]): string {
  const lines = cards.map((card) => {
    const cells = cardCells(card)
    return cardFields.map((field) => cells[field])
  })
  return csvText([cardFields, ...lines])
}

function makeCard(random: Random, number: number, today: string): Card {
  const issuer = 1 + (number % 40)
  const id = `card-${String(number).padStart(4, '0')}`
  const isSecured = random.chance(0.15)
  const types = isSecured
    ? (['secured'] as const)
    : random.few(
        cardTypes.filter((type) => type !== 'secured'),
        3,
      )
  const lowest = random.whole(900, 2_400)
  const purchaseApr = {
    lowestPercent: lowest / 100,
    highestPercent: (lowest + random.whole(0, 1_000)) / 100,
  }
  const transferApr = random.chance(0.7) ? purchaseApr : null
  const maybe = <Value>(share: number, value: () => Value) => (random.chance(share) ? value() : null)
  return cardSchema.parse({
    id,
    issuerId: `issuer-${issuer}`,
    issuerName: `Issuer ${issuer}`,
    isSample: false,
    name: `${random.oneOf(['Harbor', 'Meadow', 'Lantern', 'Summit', 'River'])} Card ${number}`,
    types,
    annualFeeCents: random.oneOf([0, 0, 0, 2_500, 4_900, 9_500, 39_500]),
    firstYearFeeCents: maybe(0.1, () => 0),
    purchaseApr,
    transferApr,
    transferFee: transferApr && maybe(0.9, () => ({ percent: random.oneOf([0, 3, 5]), leastCents: 500 })),
    cashAdvanceAprPercent: maybe(0.8, () => 29.99),
    cashAdvanceFee: maybe(0.8, () => ({ percent: 5, leastCents: 1_000 })),
    penaltyAprPercent: maybe(0.2, () => 29.99),
    promotions: [
      ...(random.chance(0.3)
        ? [{ on: 'purchases' as const, aprPercent: 0, months: random.whole(6, 21) }]
        : []),
      ...(transferApr && random.chance(0.4)
        ? [
            {
              on: 'balance_transfers' as const,
              aprPercent: random.oneOf([0, 0, 3.99]),
              months: random.whole(6, 21),
            },
          ]
        : []),
    ],
    graceDays: random.oneOf([null, 21, 23, 25]),
    minimumPayment: maybe(0.8, () => ({
      floorCents: random.oneOf([2_500, 3_500, 4_000]),
      percentOfBalance: random.oneOf([1, 2, 2.5]),
      addsInterest: random.chance(0.6),
    })),
    foreignFeePercent: random.oneOf([0, 0, 1, 2.7, 3]),
    lateFeeCents: random.oneOf([0, 2_500, 4_000, 4_100]),
    returnedPaymentFeeCents: random.oneOf([null, 0, 2_900, 4_000]),
    deposit: isSecured ? { leastCents: 20_000, mostCents: random.oneOf([null, 250_000]) } : null,
    rewards: maybe(0.75, () => ({
      basePointsPerDollar: random.oneOf([0, 1, 1, 1.5, 2]),
      centsAPoint: random.oneOf([null, 0.8, 1, 1, 1]),
      categories: Array.from({ length: random.whole(0, 4) }, () => makeReward(random)),
    })),
    credits: random.chance(0.1)
      ? [{ name: 'Streaming', category: 'streaming', cents: 1_000, period: 'month' }]
      : [],
    bonus: maybe(0.5, () => ({
      cents: random.whole(50, 750) * 100,
      spendCents: random.whole(1, 40) * 10_000,
      withinMonths: random.oneOf([3, 6]),
    })),
    creditBand: random.oneOf([null, ...creditBands]),
    isForStudents: random.chance(0.2),
    takesCosigner: random.oneOf([null, true, false]),
    takesItin: random.oneOf([null, true, false]),
    reportsTo: random.chance(0.1) ? [] : random.few(creditBureaus, 3),
    applyUrl: `https://cards.example/${id}`,
    termsSeenOn: addDays(today, -random.whole(0, 30)),
  } satisfies z.input<typeof cardSchema>)
}

function makeReward(random: Random): CategoryReward {
  return {
    categories: random.few(spendingCategories, 3),
    pointsPerDollar: random.oneOf([2, 3, 4, 5]),
    cap: random.chance(0.4)
      ? { spendCents: 150_000, period: random.oneOf(['month', 'quarter', 'year'] as const) }
      : null,
    months: random.chance(0.2)
      ? random.oneOf([
          [1, 2, 3],
          [4, 5, 6],
          [7, 8, 9],
          [10, 11, 12],
        ])
      : null,
    needsActivation: random.chance(0.2),
  }
}
