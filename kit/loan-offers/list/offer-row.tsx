import type { ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { CostRange } from '#app/ui/cost-range/cost-range.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { calculateOfferApr } from '#domain/apr/offer-apr.ts'
import type { SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import { formatDollars } from '#domain/money.ts'
import { totalPaidCents } from '#domain/ranking/ranking-input.ts'
import { eligibilityMessages } from '#kit/loan-offers/eligibility-messages.ts'
import { messages } from '#kit/loan-offers/messages.ts'
import { OfferEligibility } from './offer-eligibility.tsx'
import { OfferReceipt } from './offer-receipt.tsx'
import styles from './offer-row.module.css'
import { OfferTerms } from './offer-terms.tsx'
import type { ShownOffer } from './offers-view.server.ts'
import { describeReasonAbove } from './reason-messages.ts'

interface OfferRowProps {
  ranked: ShownOffer
  /** Position in the list in words, such as "#1, best match". */
  rank: string
  /** The question that the receipt answers, such as "Why is this #1?". */
  why: string
  /** The totals at the two ends of the cost bars, the same for the whole list. */
  scale: { from: number; to: number }
  /** What the answer above the list says of this loan, in a few words. */
  mark: string | undefined
  /** Whether the lender pays us. */
  pays: boolean
  /** Whole days since the rates were last checked. */
  ageDays: number
  isCompared: boolean
  /** True while fewer loans are checked than can be compared. */
  isComparable: boolean
  /** Whether no answers are known, so that no rule can be checked. */
  isExample: boolean
  /** The ids of the forms that the checkbox and the button belong to. */
  forms: { compare: string; choose: string }
  questionAddress: (question: SettlingQuestion) => string
  cosignerAddress: string | undefined
  /** What a product line says about the offer beyond its own cost. */
  extra?: ReactNode
}

/**
 * One loan: its cost at both ends of the rate range, whether the borrower can get it, and the reasons for its
 * rank.
 */
export function OfferRow(props: OfferRowProps) {
  const { ranked, rank, why, forms, questionAddress, cosignerAddress } = props
  const { offer } = ranked
  const { isWithCosigner } = ranked.eligibility
  const named = messages.for({ lender: offer.lenderName, product: offer.product })
  const more = (part: string) => ({ id: `${part}-${offer.id}`, name: offer.id, named })
  return (
    <Card as="article" className={styles.offer} padding="small">
      <div>
        <p className={styles.rank}>
          <b>{props.mark ? `${rank} · ${props.mark}` : rank}</b>
          <Tags {...props} />
        </p>
        <h3>{offer.lenderName}</h3>
        <p className={styles.product}>
          {messages.product({
            product: offer.product,
            rateType: messages.rateType[offer.rateType],
            term: messages.term(ranked.termMonths),
          })}
        </p>
        {props.isExample ? null : <OfferChip {...props} />}
      </div>
      <div>
        <OfferCost {...props} />
      </div>
      <div className={styles.actions} data-print="no">
        <Button form={forms.choose} name="offer" size="small" type="submit" value={offer.id}>
          {messages.choose}
          <VisuallyHidden>{named}</VisuallyHidden>
        </Button>
        <Checkbox
          data-live-disabled={props.isCompared || props.isComparable ? undefined : ''}
          defaultChecked={props.isCompared}
          form={forms.compare}
          id={`compare-${offer.id}`}
          label={
            <>
              {messages.compare}
              <VisuallyHidden>{named}</VisuallyHidden>
            </>
          }
          name="compare"
          value={offer.id}
        />
      </div>
      {props.extra ? <div className={styles.extra}>{props.extra}</div> : null}
      <Conditions {...props} />
      <div className={styles.more}>
        <More {...more('why')} summary={why}>
          <OfferReceipt receipt={ranked.receipt} />
        </More>
        <More {...more('rules')} className={styles.personal} summary={eligibilityMessages.title}>
          <OfferEligibility eligibility={ranked.eligibility} questionAddress={questionAddress} />
        </More>
        <More {...more('terms')} summary={messages.costsAndTerms}>
          <OfferTerms cosignerAddress={isWithCosigner ? undefined : cosignerAddress} priced={ranked} />
        </More>
        {isWithCosigner && cosignerAddress !== undefined ? (
          <a data-print="no" href={cosignerAddress}>
            {messages.cosignerSheet}
            <VisuallyHidden>{named}</VisuallyHidden>
          </a>
        ) : null}
      </div>
    </Card>
  )
}

/** Whether the loan is invented, and whether its lender pays us. */
function Tags({ ranked: { offer }, pays }: OfferRowProps) {
  return (
    <span>
      {offer.isSample ? (
        <>
          <span>{messages.sample}</span>
          {' · '}
        </>
      ) : null}
      <span data-pays={pays}>{pays ? messages.pays.yes : messages.pays.no}</span>
    </span>
  )
}

function OfferChip({ ranked: { eligibility } }: OfferRowProps) {
  const open = eligibility.rules.filter(({ verdict }) => verdict === 'unknown').map(({ rule }) => rule)
  return open.length === 0 ? (
    <Chip tone="good">{eligibilityMessages.fits}</Chip>
  ) : (
    <Chip tone="warn">{eligibilityMessages.cannotTell(open)}</Chip>
  )
}

function OfferCost({ ranked, scale }: OfferRowProps) {
  const end = (which: 'lowest' | 'highest') => {
    const { monthlyPaymentCents } = ranked[which].cost
    const totalCents = totalPaidCents(ranked, which)
    return {
      label: messages[which](calculateOfferApr(ranked, which)),
      rate: messages.interestRate(ranked[which].ratePercent),
      monthly: formatDollars(monthlyPaymentCents),
      unit: messages.monthly(ranked.option.choice === 'immediate'),
      total: (
        <>
          {messages.total} <b>{formatDollars(totalCents)}</b>
        </>
      ),
      at: totalCents,
    }
  }
  const excluded = ranked.lowestEnd === 'no' ? messages.excluded : undefined
  return <CostRange high={end('highest')} low={{ ...end('lowest'), excluded }} scale={scale} />
}

/**
 * What must be visible without opening anything: who gets the lowest rate, what is due while in school, how
 * old the rates are, and what puts the loan above a cheaper one.
 */
function Conditions({ ranked, ageDays }: OfferRowProps) {
  const { offer, option, lowest, highest, reasonAbove } = ranked
  const before = [lowest.cost.inSchoolPaymentCents, highest.cost.inSchoolPaymentCents] as const
  return (
    <p className={styles.conditions}>
      <span>
        {option.choice === 'immediate' || before[1] === 0 ? null : <>{messages.inSchool(...before)} </>}
        <b>{messages.floor}</b> {offer.floorConditions}.
      </span>
      <span className={styles.seen}>
        {messages.rateSeen} <time dateTime={offer.rateSeenOn}>{messages.day(offer.rateSeenOn)}</time>,{' '}
        {messages.daysAgo(ageDays)}
      </span>
      {reasonAbove ? <span>{describeReasonAbove(offer, reasonAbove)}</span> : null}
    </p>
  )
}

interface MoreProps {
  className?: string | undefined
  id: string
  name: string
  summary: string
  /** Names the offer for screen reader users who hear only the summary. */
  named: string
  children: ReactNode
}

/**
 * A part of an offer that expands in place. The parts of one offer share a name, so only one is open at a
 * time.
 */
function More({ className, id, name, summary, named, children }: MoreProps) {
  return (
    <details className={className} id={id} name={name}>
      <summary>
        {summary}
        <VisuallyHidden>{named}</VisuallyHidden>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
