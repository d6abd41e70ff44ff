import { Fragment } from 'react'
import type { PricedOffer } from '#domain/loans/priced-offer.ts'
import { offerFacts } from './offer-facts.ts'
import styles from './offer-row.module.css'
import { words } from './words.ts'

interface OfferTermsProps {
  priced: PricedOffer
  cosignerAddress: string
}

/** What stands behind an offer's figures and in its terms, and the way to the sheet for a cosigner where it takes one. */
export function OfferTerms({ priced, cosignerAddress }: OfferTermsProps) {
  const { rateType, rules } = priced.offer
  return (
    <>
      <dl className={styles.facts}>
        {offerFacts(priced).map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {rateType === 'variable' ? <p>{words.variableRate}</p> : null}
      {rules.cosigner === 'not_taken' ? null : (
        <p>
          <a href={cosignerAddress}>{words.cosignerSheet}</a>
        </p>
      )}
    </>
  )
}
