import { href } from 'react-router'
import { Card } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import { formatDollars } from '#domain/money.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { Fact } from './fact.tsx'
import styles from './interstitial.module.css'
import { outboundText } from './messages.ts'
import type { ChosenRates } from './price-chosen.server.ts'

interface ChosenOfferProps {
  offer: LoanOffer
  /** Its rates on the terms of the list it was chosen from; null if it is not available on them. */
  rates: ChosenRates | null
  isPaid: boolean
}

/** The chosen loan, its rates, and whether its lender pays this site. */
export function ChosenOffer({ offer, rates, isPaid }: ChosenOfferProps) {
  const paid = isPaid ? (offer.isSample ? 'sample' : 'yes') : 'no'
  return (
    <Card as="section" aria-labelledby="chosen">
      <p className={styles.over} id="chosen">
        {outboundText.chosen}
      </p>
      <div className={styles.name}>
        <h2>{offer.lenderName}</h2>
        {offer.isSample ? <Chip>{outboundText.sample}</Chip> : null}
      </div>
      <p>{outboundText.product(offer.product, outboundText.rateType[offer.rateType])}</p>
      <dl className={styles.facts}>
        {rates ? (
          <Fact name={outboundText.aprLabel(formatDollars(rates.amountCents))}>
            {outboundText.aprRange(rates)}
          </Fact>
        ) : null}
        <Fact name={loanOfferText.rate}>
          {outboundText.rates(
            rates?.lowest.ratePercent ?? offer.lowestRatePercent,
            rates?.highest.ratePercent ?? offer.highestRatePercent,
          )}
        </Fact>
        <Fact name={outboundText.seenLabel}>
          <time dateTime={offer.rateSeenOn}>{outboundText.seen(offer.rateSeenOn)}</time>
        </Fact>
        <Fact name={outboundText.paidLabel}>
          {outboundText.paid[paid]} <a href={href('/about/how-we-make-money')}>{outboundText.howPaid}</a>
        </Fact>
      </dl>
      {rates ? (
        <p className={styles.kept}>
          {offer.rules.refinance === null ? loanOfferText.aprOrRate : loanOfferText.aprIs}
        </p>
      ) : null}
    </Card>
  )
}
