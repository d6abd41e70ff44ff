import type { ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Chip, Chips } from '#app/ui/chip/chip.tsx'
import { Checkbox } from '#app/ui/choice/checkbox.tsx'
import { CostRange } from '#app/ui/cost-range/cost-range.tsx'
import { Spoken } from '#app/ui/spoken/spoken.tsx'
import { aprOfOfferEnd } from '#domain/apr/offer-apr.ts'
import type { SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import type { ExplainedOffer } from '#domain/loans/compare-offers.ts'
import { formatDollars } from '#domain/money.ts'
import { totalPaidCents } from '#domain/ranking/ranking-input.ts'
import { eligibilityWords } from './eligibility-words.ts'
import { OfferEligibility } from './offer-eligibility.tsx'
import { OfferReceipt } from './offer-receipt.tsx'
import styles from './offer-row.module.css'
import { OfferTerms } from './offer-terms.tsx'
import { words } from './words.ts'

interface OfferRowProps {
  ranked: ExplainedOffer
  /** Its place in the list, in words, such as "#1, best match". */
  rank: string
  /** The question that the receipt answers, such as "Why is this #1?". */
  why: string
  /** The totals at the two ends of the bars, shared by the whole list. */
  scale: { from: number; to: number }
  /** Whether its lender pays us. */
  pays: boolean
  /** Whole days since its rates were read. */
  ageDays: number
  isCompared: boolean
  /** Not as many as can stand side by side are checked yet. */
  isComparable: boolean
  /** The ids of the forms that the checkbox and the button belong to. */
  forms: { compare: string; choose: string }
  questionAddress: (question: SettlingQuestion) => string
  cosignerAddress: string
}

/** One loan: what it costs at both ends of its range, whether it can be had, and everything behind its place in the list. */
export function OfferRow(props: OfferRowProps) {
  const { ranked, rank, why, forms, questionAddress, cosignerAddress } = props
  const { offer } = ranked
  const named = words.for({ lender: offer.lenderName, product: offer.product })
  const more = (part: string) => ({ id: `${part}-${offer.id}`, name: offer.id, named })
  return (
    <Card as="article" className={styles.offer} padding="small">
      <div>
        <p className={styles.rank}>{rank}</p>
        <h3>{offer.lenderName}</h3>
        <p className={styles.product}>
          {words.product({
            product: offer.product,
            rateType: words.rateType[offer.rateType],
            term: words.term(ranked.termMonths),
          })}
        </p>
        <OfferChips {...props} />
      </div>
      <div>
        <OfferCost {...props} />
      </div>
      <div className={styles.actions} data-print="no">
        <Button form={forms.choose} name="offer" size="small" type="submit" value={offer.id}>
          {words.choose}
          <Spoken> {words.chooseOf(offer.lenderName, offer.product)}</Spoken>
        </Button>
        <Checkbox
          data-live-disabled={props.isCompared || props.isComparable ? undefined : ''}
          defaultChecked={props.isCompared}
          form={forms.compare}
          id={`compare-${offer.id}`}
          label={
            <>
              {words.compare}
              <Spoken>{named}</Spoken>
            </>
          }
          name="compare"
          value={offer.id}
        />
      </div>
      <Conditions {...props} />
      <div className={styles.more}>
        <More {...more('why')} summary={why}>
          <OfferReceipt receipt={ranked.receipt} />
        </More>
        <More {...more('rules')} className={styles.personal} summary={eligibilityWords.title}>
          <OfferEligibility eligibility={ranked.eligibility} questionAddress={questionAddress} />
        </More>
        <More {...more('terms')} summary={words.costsAndTerms}>
          <OfferTerms cosignerAddress={cosignerAddress} priced={ranked} />
        </More>
      </div>
    </Card>
  )
}

function OfferChips({ ranked: { offer, eligibility }, pays }: OfferRowProps) {
  const open = eligibility.rules.filter(({ verdict }) => verdict === 'unknown').map(({ rule }) => rule)
  return (
    <Chips>
      {open.length === 0 ? (
        <Chip tone="good">{eligibilityWords.fits}</Chip>
      ) : (
        <Chip tone="warn">{eligibilityWords.cannotTell(open)}</Chip>
      )}
      {offer.isSample ? <Chip>{words.sample}</Chip> : null}
      <Chip tone={pays ? 'accent' : 'plain'}>{pays ? words.pays.yes : words.pays.no}</Chip>
    </Chips>
  )
}

function OfferCost({ ranked, scale }: OfferRowProps) {
  const end = (which: 'lowest' | 'highest') => {
    const { monthlyPaymentCents } = ranked[which].cost
    const totalCents = totalPaidCents(ranked, which)
    return {
      label: words[which](aprOfOfferEnd(ranked, which)),
      monthly: formatDollars(monthlyPaymentCents),
      unit: words.monthly(ranked.option.choice === 'immediate'),
      total: (
        <>
          {words.total} <b>{formatDollars(totalCents)}</b>
        </>
      ),
      at: totalCents,
    }
  }
  return <CostRange high={end('highest')} low={end('lowest')} scale={scale} />
}

/** What nobody should have to open anything for: who gets the lowest rate, what is due in school, and how old the rates are. */
function Conditions({ ranked: { offer, option, lowest, highest }, ageDays }: OfferRowProps) {
  const before = [lowest.cost.inSchoolPaymentCents, highest.cost.inSchoolPaymentCents] as const
  return (
    <p className={styles.conditions}>
      <span>
        {option.choice === 'immediate' || before[1] === 0 ? null : <>{words.inSchool(...before)} </>}
        <b>{words.floor}</b> {offer.floorConditions}.
      </span>
      <span className={styles.seen}>
        {words.rateSeen} <time dateTime={offer.rateSeenOn}>{words.day(offer.rateSeenOn)}</time>,{' '}
        {words.daysAgo(ageDays)}
      </span>
    </p>
  )
}

interface MoreProps {
  className?: string | undefined
  id: string
  name: string
  summary: string
  /** Which offer it is of, for whoever hears the summary alone. */
  named: string
  children: ReactNode
}

/** A part of an offer that opens in place. Those of one offer share a name, so that one is open at a time. */
function More({ className, id, name, summary, named, children }: MoreProps) {
  return (
    <details className={className} id={id} name={name}>
      <summary>
        {summary}
        <Spoken>{named}</Spoken>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
