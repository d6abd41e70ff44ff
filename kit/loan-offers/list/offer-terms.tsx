import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import { FactList } from '#kit/listing/list/fact-list.tsx'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { listOfferFacts } from './offer-facts.ts'

interface OfferTermsProps {
  priced: PricedOffer
  /** Absent where the card itself links to the cosigner sheet, or where there is none. */
  cosignerAddress: string | undefined
}

/**
 * Shows an offer's terms and the details behind its figures, with a link to the cosigner sheet if it takes a
 * cosigner.
 */
export function OfferTerms({ priced, cosignerAddress }: OfferTermsProps) {
  const { rateType, rules } = priced.offer
  return (
    <>
      <FactList facts={listOfferFacts(priced)} />
      {rateType === 'variable' ? <p>{loanOfferText.variableRate}</p> : null}
      {rules.cosigner === 'not_taken' || cosignerAddress === undefined ? null : (
        <p>
          <a href={cosignerAddress}>{loanOfferText.cosignerSheetOfAny}</a>
        </p>
      )}
    </>
  )
}
