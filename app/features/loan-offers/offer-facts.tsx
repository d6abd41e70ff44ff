import type { ReactNode } from 'react'
import type { RepaymentChoice } from '#domain/loans/cost-of-loan.ts'
import styles from './offer-card.module.css'
import type { PricedOffer } from './price-offers.ts'
import { words } from './words.ts'

/** What stands behind an offer's figures, as a list of names and values. */
export function OfferFacts({ offer, repayment }: { offer: PricedOffer; repayment: RepaymentChoice }) {
  return (
    <>
      <dl className={styles.facts}>
        {repayment === 'immediate' || repayment === 'interest_only' ? null : (
          <Fact name={words.before}>{words.paidBefore(offer)}</Fact>
        )}
        <Fact name={words.owedAfter}>
          {words.owedRange(offer.lowest.balanceAtRepaymentCents, offer.highest.balanceAtRepaymentCents)}
        </Fact>
        <Fact name={words.limits}>{words.limitsRange(offer.minimumCents, offer.maximumCents)}</Fact>
        <Fact name={words.repayment}>{listRepaymentOptions(offer)}</Fact>
        <Fact name={words.autopay}>{words.autopayOff(offer.autopayDiscountPercent)}</Fact>
      </dl>
      {offer.rateType === 'variable' ? <p className={styles.caution}>{words.variableRate}</p> : null}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function listRepaymentOptions({ repaymentOptions }: PricedOffer): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
    repaymentOptions.map((option) => words.repaymentOption[option]),
  )
}
