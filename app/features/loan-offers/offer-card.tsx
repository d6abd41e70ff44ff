import { Card } from '#app/ui/card/card.tsx'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { CostRange } from '#app/ui/cost-range/cost-range.tsx'
import { Details } from '#app/ui/details/details.tsx'
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
  const isImmediate = repayment === 'immediate'
  return (
    <Card as="article" className={styles.offer}>
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
          low={end(words.lowest, words.rate(offer.lowestRatePercent, isImmediate), offer.lowest)}
          high={end(words.highest, words.rate(offer.highestRatePercent, isImmediate), offer.highest)}
          scale={scale}
        />
      </div>
      <div className={styles.foot}>
        {isImmediate ? null : (
          <p>
            <strong>{words.before}</strong> {paidBefore(offer)}.
          </p>
        )}
        <p>
          <strong>{words.floor}</strong> {offer.floorConditions}.{' '}
          <span className={styles.seen}>
            {words.rateSeen} <time dateTime={offer.rateSeenOn}>{words.day(offer.rateSeenOn)}</time>.
          </span>
        </p>
        <Details
          look="plain"
          summary={
            <span>
              {words.more}
              <span className={styles.spoken}>{words.moreAbout(offer.lenderName, term, rateType)}</span>
            </span>
          }
        >
          <OfferFacts offer={offer} />
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

function paidBefore({ lowest, highest }: PricedOffer): string {
  if (highest.inSchoolPaymentCents === 0) return words.nothingBefore
  return words.paidBefore(lowest.inSchoolPaymentCents, highest.inSchoolPaymentCents)
}
