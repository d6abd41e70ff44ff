import { Card } from '#app/ui/card/card.tsx'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { CostRange } from '#app/ui/cost-range/cost-range.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import type { LoanCost, RepaymentChoice } from '#domain/loans/cost-of-loan.ts'
import { formatDollars } from '#domain/money.ts'
import styles from './offer-card.module.css'
import { OfferFacts } from './offer-facts.tsx'
import type { PricedOffer } from './price-offers.ts'
import { words } from './words.ts'

interface OfferCardProps {
  offer: PricedOffer
  /** What the offer was priced with. */
  repayment: RepaymentChoice
  /** 1 for the first of the list. */
  position: number
  /** The totals at the two ends of the bars, shared by the whole list. */
  scale: { from: number; to: number }
}

/** One loan: its cost at both ends of its range, who gets the lowest rate, and when the rates were seen. */
export function OfferCard({ offer, repayment, position, scale }: OfferCardProps) {
  const rateType = words.rateType[offer.rateType]
  const term = words.term(offer.termMonths)
  const unit = words.monthly(repayment === 'immediate')
  return (
    <Card as="article" className={styles.offer} padding="small">
      <div>
        <p className={styles.position}>{words.position(position)}</p>
        <h3>{offer.lenderName}</h3>
        <p className={styles.product}>{words.product(offer.product, term)}</p>
        <Chips>
          {offer.isSample ? <Chip>{words.sample}</Chip> : null}
          <Chip tone={offer.rateType === 'variable' ? 'warn' : 'plain'}>{rateType}</Chip>
        </Chips>
      </div>
      <div>
        <CostRange
          low={end(words.lowest(offer.lowestRatePercent), unit, offer.lowest)}
          high={end(words.highest(offer.highestRatePercent), unit, offer.highest)}
          scale={scale}
        />
      </div>
      <div className={styles.foot}>
        {/* The other choices are the visitor's own words; interest alone differs from loan to loan. */}
        {repayment === 'interest_only' ? (
          <p>
            <strong>{words.before}</strong> {words.paidBefore(offer)}.
          </p>
        ) : null}
        <p>
          <strong>{words.floor}</strong> {offer.floorConditions}.
        </p>
        <p className={styles.seen}>
          {words.rateSeen} <time dateTime={offer.rateSeenOn}>{words.day(offer.rateSeenOn)}</time>
        </p>
        <Details
          look="plain"
          summary={
            <span>
              {words.more}
              <Spoken>{words.moreAbout(offer.lenderName, term, rateType)}</Spoken>
            </span>
          }
        >
          <OfferFacts offer={offer} repayment={repayment} />
        </Details>
      </div>
    </Card>
  )
}

function end(label: string, unit: string, cost: LoanCost) {
  return {
    label,
    monthly: formatDollars(cost.monthlyPaymentCents),
    unit,
    total: (
      <>
        {words.total} <strong>{formatDollars(cost.totalCents)}</strong>
      </>
    ),
    at: cost.totalCents,
  }
}
