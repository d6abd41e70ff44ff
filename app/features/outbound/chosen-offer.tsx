import type { ReactNode } from 'react'
import { Card } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import styles from './interstitial.module.css'
import { messages } from './messages.ts'

/** The chosen loan, its rates, and whether its lender pays this site. */
export function ChosenOffer({ offer, isPaid }: { offer: LoanOffer; isPaid: boolean }) {
  const paid = isPaid ? (offer.isSample ? 'sample' : 'yes') : 'no'
  return (
    <Card as="section" aria-labelledby="chosen">
      <p className={styles.over} id="chosen">
        {messages.chosen}
      </p>
      <div className={styles.name}>
        <h2>{offer.lenderName}</h2>
        {offer.isSample ? <Chip>{messages.sample}</Chip> : null}
      </div>
      <p>{messages.product(offer.product, messages.rateType[offer.rateType])}</p>
      <dl className={styles.facts}>
        <Fact name={messages.rateLabel}>
          {messages.rates(offer.lowestRatePercent, offer.highestRatePercent)}
        </Fact>
        <Fact name={messages.seenLabel}>
          <time dateTime={offer.rateSeenOn}>{messages.seen(offer.rateSeenOn)}</time>
        </Fact>
        <Fact name={messages.paidLabel}>{messages.paid[paid]}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
