import type { AidOffer } from '#domain/aid-offers/aid-offer.ts'
import { writeCfpbUrl } from '#domain/aid-offers/cfpb-url.ts'
import { calculateOfferCost, type OfferCost } from '#domain/aid-offers/offer-cost.ts'
import { listDebts, type OfferDebt } from '#domain/aid-offers/offer-debt.ts'
import type { OfferFigures } from '#domain/aid-offers/offer-figures.ts'
import { listFlags, type OfferFlag } from '#domain/aid-offers/offer-flags.ts'
import { type OfferYears, projectYears } from '#domain/aid-offers/offer-years.ts'
import type { Problem } from '#kit/forms/sent-form.ts'
import { isEmptyOffer, readOffer, readStudent, type TypedDesk } from './offer-form.ts'
import { resultsText } from './result-messages.ts'

/** What one offer comes to. */
export interface OfferResult {
  /** Its place in the form, from 1. */
  number: number
  /** The school's name, or the offer's number; no two are alike. */
  name: string
  offer: AidOffer
  cost: OfferCost
  debts: OfferDebt[]
  /** The award year whose rates its federal loans have. */
  ratesOf: string
  years: OfferYears | null
  flags: OfferFlag[]
  /** `undefined` without the school's number in IPEDS. */
  cfpbUrl: string | undefined
  problems: Problem[]
}

/** Works out every offer into which something was typed. */
export function evaluateDesk({ student, offers }: TypedDesk, figures: OfferFigures): OfferResult[] {
  const situation = readStudent(student)
  const isGraduate = situation.studyYear === 'graduate'
  return offers.flatMap((typed, at) => {
    if (isEmptyOffer(typed)) return []
    const { offer, codes, problems } = readOffer(typed, at + 1)
    return [
      {
        number: at + 1,
        name: resultsText.name(at + 1, offer.school),
        offer,
        cost: calculateOfferCost(offer),
        debts: listDebts(offer, { isGraduate, figures }),
        ratesOf: figures.years[offer.awardYear].ratesOf,
        years: projectYears(offer),
        flags: listFlags(offer, situation, figures),
        cfpbUrl: writeCfpbUrl({ offer, codes }),
        problems,
      },
    ]
  })
}

export type PricedResult = OfferResult & { cost: { netPriceCents: number; gapCents: number } }

/** Returns the offers whose net price is known, the lowest first. */
export function listPriced(results: readonly OfferResult[]): PricedResult[] {
  return results.filter(isPriced).toSorted((one, other) => one.cost.netPriceCents - other.cost.netPriceCents)
}

function isPriced(result: OfferResult): result is PricedResult {
  return result.cost.netPriceCents !== null
}

/** Says the results in a sentence for each offer, for screen readers. */
export function summarize(results: readonly OfferResult[]): string {
  return results
    .map(({ name, cost }) =>
      cost.netPriceCents === null ? resultsText.noPrice(name) : resultsText.price(name, cost.netPriceCents),
    )
    .join(' ')
}
