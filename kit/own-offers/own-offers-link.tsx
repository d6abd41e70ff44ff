import { ownOffersText } from './own-offers-messages.ts'

/** Leads from a list to the visitor's own offers, above all where the list is of samples. */
export function OwnOffersLink({ address, areSamples }: { address: string; areSamples: boolean }) {
  return (
    <a data-print="no" href={address}>
      {areSamples ? ownOffersText.insteadOfSamples : ownOffersText.addLink}
    </a>
  )
}
