import type { ReactNode } from 'react'
import { CostRange } from '#app/ui/cost-range/cost-range.tsx'
import { calculateOfferApr } from '#domain/apr/offer-apr.ts'
import type { SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import { totalPaidCents } from '#domain/loans/rank-offer.ts'
import { formatDollars } from '#domain/money.ts'
import list from '#kit/listing/list/list-row.module.css'
import { LastSeen, ListRow, type RowProps, RulesChip } from '#kit/listing/list/list-row.tsx'
import { eligibilityText } from '#kit/loan-offers/eligibility-messages.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { OfferEligibility } from './offer-eligibility.tsx'
import { OfferQuote, type OfferQuoteProps } from './offer-quote.tsx'
import { OfferReceipt } from './offer-receipt.tsx'
import styles from './offer-row.module.css'
import { OfferTerms } from './offer-terms.tsx'
import type { ShownOffer } from './offers-view.server.ts'
import { quoteText } from './quote-messages.ts'
import { describeReasonAbove } from './reason-messages.ts'

interface OfferRowProps extends RowProps {
  ranked: ShownOffer
  /** Position in the list in words, such as "#1, best match". */
  rank: string
  /** The question that the receipt answers, such as "Why is this #1?". */
  why: string
  /** The totals at the two ends of the cost bars, the same for the whole list. */
  scale: { from: number; to: number }
  /** What the answer above the list says of this loan, in a few words. */
  mark: string | undefined
  /** Whether no answers are known, so that no rule can be checked. */
  isExample: boolean
  questionAddress: (question: SettlingQuestion) => string
  cosignerAddress: string | undefined
  /** The rate that the lender quoted, if the visitor typed it in. */
  quotedAprPercent: number | undefined
  quote: OfferQuoteProps
  /** What a product line says about the offer beyond its own cost. */
  extra?: ReactNode
}

/**
 * One loan: its cost at both ends of the rate range, whether the borrower can get it, and the reasons for its
 * rank.
 */
export function OfferRow({
  ranked,
  rank,
  why,
  mark,
  questionAddress,
  cosignerAddress,
  quotedAprPercent,
  quote,
  ...props
}: OfferRowProps) {
  const { offer, eligibility } = ranked
  const named = loanOfferText.for({ lender: offer.lenderName, product: offer.product })
  return (
    <ListRow
      {...props}
      chip={props.isExample ? null : <RulesChip rules={eligibility.rules} words={eligibilityText} />}
      figures={
        <div>
          <OfferCost quotedAprPercent={quotedAprPercent} ranked={ranked} scale={props.scale} />
        </div>
      }
      item={offer}
      link={
        eligibility.isWithCosigner && cosignerAddress !== undefined
          ? { text: loanOfferText.cosignerSheet, address: cosignerAddress }
          : undefined
      }
      named={named}
      parts={{
        why: { summary: why, body: <OfferReceipt receipt={ranked.receipt} /> },
        rules: {
          summary: eligibilityText.title,
          body: <OfferEligibility eligibility={eligibility} questionAddress={questionAddress} />,
        },
        terms: {
          summary: loanOfferText.costsAndTerms,
          body: (
            <OfferTerms
              cosignerAddress={eligibility.isWithCosigner ? undefined : cosignerAddress}
              priced={ranked}
            />
          ),
        },
      }}
      rank={mark ? `${rank} · ${mark}` : rank}
      subtitle={loanOfferText.product({
        product: offer.product,
        rateType: loanOfferText.rateType[offer.rateType],
        term: loanOfferText.term(ranked.termMonths),
      })}
      title={offer.lenderName}
      words={loanOfferText}
    >
      {props.extra ? <div className={styles.extra}>{props.extra}</div> : null}
      <Conditions ageDays={props.ageDays} isQuoted={quotedAprPercent !== undefined} ranked={ranked} />
      <OfferQuote {...quote} named={named} offerId={offer.id} />
    </ListRow>
  )
}

function OfferCost({
  ranked,
  scale,
  quotedAprPercent,
}: Pick<OfferRowProps, 'ranked' | 'scale' | 'quotedAprPercent'>) {
  const end = (which: 'lowest' | 'highest') => {
    const { monthlyPaymentCents } = ranked[which].cost
    const totalCents = totalPaidCents(ranked, which)
    return {
      label: loanOfferText[which](calculateOfferApr(ranked, which)),
      rate: loanOfferText.interestRate(ranked[which].ratePercent),
      monthly: formatDollars(monthlyPaymentCents),
      unit: loanOfferText.monthly(ranked.option.choice === 'immediate'),
      total: (
        <>
          {loanOfferText.total} <b>{formatDollars(totalCents)}</b>
        </>
      ),
      at: totalCents,
    }
  }
  if (quotedAprPercent !== undefined)
    return <CostRange low={{ ...end('highest'), label: quoteText.yours(quotedAprPercent) }} scale={scale} />
  const excluded = ranked.lowestEnd === 'no' ? loanOfferText.excluded : undefined
  return <CostRange high={end('highest')} low={{ ...end('lowest'), excluded }} scale={scale} />
}

/**
 * What must be visible without opening anything: who gets the lowest rate, what is due while in school, how
 * old the rates are, and what puts the loan above a cheaper one.
 */
function Conditions({
  ranked,
  ageDays,
  isQuoted,
}: Pick<OfferRowProps, 'ranked' | 'ageDays'> & { isQuoted: boolean }) {
  const { offer, option, lowest, highest, reasonAbove } = ranked
  const before = [lowest.cost.inSchoolPaymentCents, highest.cost.inSchoolPaymentCents] as const
  return (
    <p className={list.conditions}>
      <span>
        {option.choice === 'immediate' || before[1] === 0 ? null : <>{loanOfferText.inSchool(...before)} </>}
        {isQuoted ? (
          <>
            <b>{quoteText.isQuoted}</b> {quoteText.replacesRange}
          </>
        ) : (
          <>
            <b>{loanOfferText.floor}</b> {offer.floorConditions}.
          </>
        )}
      </span>
      {isQuoted ? null : (
        <LastSeen
          ageDays={ageDays}
          label={loanOfferText.rateSeen}
          on={offer.rateSeenOn}
          words={loanOfferText}
        />
      )}
      {reasonAbove ? <span>{describeReasonAbove(offer, reasonAbove)}</span> : null}
    </p>
  )
}
