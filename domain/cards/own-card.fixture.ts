import fc from 'fast-check'
import { type OwnCard, ownRateCategories } from './own-card.ts'

/** A card with a fee, of which everything is known. */
export const ownCard: OwnCard = {
  name: 'Gold Card',
  issuerName: 'Harbor Bank',
  annualFeeCents: 9_500,
  aprPercent: 24.99,
  backPercent: 1,
  rates: [{ category: 'groceries', backPercent: 3 }],
  foreignFeePercent: 3,
  carries: null,
  enteredOn: '2026-11-20',
}

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100)

export const someOwnCard: fc.Arbitrary<OwnCard> = fc
  .record({
    annualFeeCents: fc.constantFrom(0, 9_500, 39_500),
    aprPercent: fc.option(hundredths(36)),
    backPercent: fc.option(fc.constantFrom(0, 1, 1.5, 2)),
    categories: fc.subarray([...ownRateCategories], { maxLength: 3 }),
    foreignFeePercent: fc.option(fc.constantFrom(0, 1, 3)),
    carries: fc.option(
      fc.record({
        cents: fc.integer({ min: 1, max: 1_000_000 }),
        paysCents: fc.option(fc.integer({ min: 1, max: 50_000 })),
      }),
    ),
  })
  .map(({ categories, ...some }) => ({
    ...ownCard,
    ...some,
    rates: categories.map((category) => ({ category, backPercent: 3 })),
  }))
