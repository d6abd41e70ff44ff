import { type AidOffer, emptyOffer, type OfferAmount } from './aid-offer.ts'

/** Makes an offer from whole dollars; what is not named stays unsaid. */
export function someOffer(
  dollars: Partial<Record<OfferAmount, number>>,
  others: Partial<Omit<AidOffer, 'amounts'>> = {},
): AidOffer {
  const cents = Object.entries(dollars).map(([amount, value]) => [amount, value * 100])
  return {
    ...emptyOffer,
    ...others,
    amounts: { ...emptyOffer.amounts, ...Object.fromEntries(cents) },
  }
}
