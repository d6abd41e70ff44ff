import type { ReactNode } from 'react'
import { Card } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import styles from './interstitial.module.css'
import { words } from './words.ts'

/** Which loan was chosen, at which rates, and whether its lender pays this site. */
export function ChosenOffer({ offer, isPaid }: { offer: LoanOffer; isPaid: boolean }) {
  const paid = isPaid ? (offer.isSample ? 'sample' : 'yes') : 'no'
  return (
    <Card as="section" aria-labelledby="chosen">
      <p className={styles.over} id="chosen">
        {words.chosen}
      </p>
      <div className={styles.name}>
        <h2>{offer.lenderName}</h2>
        {offer.isSample ? <Chip>{words.sample}</Chip> : null}
      </div>
      <p>{words.product(offer.product, words.rateType[offer.rateType])}</p>
      <dl className={styles.facts}>
        <Fact name={words.rateLabel}>{words.rates(offer.lowestRatePercent, offer.highestRatePercent)}</Fact>
        <Fact name={words.seenLabel}>
          <time dateTime={offer.rateSeenOn}>{words.seen(offer.rateSeenOn)}</time>
        </Fact>
        <Fact name={words.paidLabel}>{words.paid[paid]}</Fact>
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
