import type { RouterContextProvider } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { readSettings, toBorrowing } from '#app/features/loan-offers/settings/offer-settings.ts'
import { readDraftAnswers } from '#app/features/student-loans/situation/loan-draft.server.ts'
import { readSituation } from '#app/features/student-loans/situation/situation.server.ts'
import { calculateOfferApr } from '#domain/apr/offer-apr.ts'
import { judge } from '#domain/eligibility/check-eligibility.ts'
import { checkLowestRate } from '#domain/eligibility/lowest-rate.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { priceOffer } from '#domain/loans/price-offer.ts'

/** The APR and the interest rate of a chosen loan at both ends, as its list showed them. */
export interface ChosenRates {
  amountCents: number
  lowest: { aprPercent: number; ratePercent: number }
  highest: { aprPercent: number; ratePercent: number }
  /** Whether the answers exclude the lowest rate. */
  isLowestExcluded: boolean
}

/**
 * Prices the chosen loan for the answers and settings in the address, like the list that it was chosen from.
 * Returns null if the loan is not available on those terms.
 */
export async function priceChosen(
  offer: LoanOffer,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<ChosenRates | null> {
  const services = context.get(servicesContext)
  const { searchParams: params } = new URL(request.url)
  const situation = readSituation({
    params,
    draft: await readDraftAnswers(services, request),
    directory: services.schools,
    today: context.get(pageContext).today(),
  })
  const borrowing = toBorrowing(situation, readSettings(params))
  const result = priceOffer(offer, borrowing)
  if (!result.ok) return null
  const { priced } = result
  const { profile } = situation
  const end = (which: 'lowest' | 'highest') => ({
    aprPercent: calculateOfferApr(priced, which),
    ratePercent: priced[which].ratePercent,
  })
  return {
    amountCents: borrowing.amountCents,
    lowest: end('lowest'),
    highest: end('highest'),
    isLowestExcluded: checkLowestRate(offer, profile, judge(offer.rules, profile)) === 'no',
  }
}
