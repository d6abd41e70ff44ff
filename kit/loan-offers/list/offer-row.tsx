import type { ReactNode } from 'react'
import { RangeLine } from '#app/ui/chart/range-line.tsx'
import type { Scale } from '#app/ui/chart/scale.ts'
import { LetterTile } from '#app/ui/mark/letter-tile.tsx'
import { calculateOfferApr } from '#domain/apr/offer-apr.ts'
import type { SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import { formatDollars } from '#domain/money.ts'
import { isYours } from '#domain/own-id.ts'
import { Amount, LastSeen, ListRow, type RowProps, RulesVerdict } from '#kit/listing/list/list-row.tsx'
import { eligibilityText } from '#kit/loan-offers/eligibility-messages.ts'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { OfferEligibility } from './offer-eligibility.tsx'
import { describeQuote, OfferQuote, type OfferQuoteProps } from './offer-quote.tsx'
import { OfferReceipt } from './offer-receipt.tsx'
import { OfferTerms } from './offer-terms.tsx'
import type { ShownOffer } from './offers-view.server.ts'
import { quoteText } from './quote-messages.ts'
import { describeReasonAbove } from './reason-messages.ts'
import { toEnds } from './totals-axis.ts'

interface OfferRowProps extends RowProps {
  ranked: ShownOffer
  /** Position in the list in words, such as "#1, best match". */
  rank: string
  /** The question that the receipt answers, such as "Why is this #1?". */
  why: string
  /** The axis of the totals, the same for the whole list. */
  scale: Scale
  /** The total that the loans are compared with, in cents. */
  reference: number | undefined
  /** Whether no answers are known, so that no rule can be checked. */
  isExample: boolean
  questionAddress: (question: SettlingQuestion) => string
  cosignerAddress: string | undefined
  /** Where to change the offer, if the visitor typed it in. */
  changeAddress: string | undefined
  /** The rate that the lender quoted, if the visitor typed it in. */
  quotedAprPercent: number | undefined
  quote: OfferQuoteProps
  /** What a product line says about the offer beyond its own cost. */
  extra?: OfferExtra | undefined
}

/** What a product line says about an offer: one line in sight, and a part to open. */
export interface OfferExtra {
  line: ReactNode
  summary: string
  body: ReactNode
}

/**
 * One loan: its cost at both ends of the rate range, whether the borrower can get it, and the reasons for its
 * rank.
 */
export function OfferRow({
  ranked,
  rank,
  why,
  questionAddress,
  cosignerAddress,
  changeAddress,
  quotedAprPercent,
  quote,
  ...props
}: OfferRowProps) {
  const { offer, eligibility } = ranked
  const named = loanOfferText.for({ lender: offer.lenderName, product: offer.product })
  return (
    <ListRow
      {...props}
      amount={<Payment isQuoted={quotedAprPercent !== undefined} ranked={ranked} />}
      chart={
        <OfferCost
          isQuoted={quotedAprPercent !== undefined}
          named={offer.lenderName}
          ranked={ranked}
          reference={props.reference}
          scale={props.scale}
        />
      }
      conditions={
        <Conditions extra={props.extra} isQuoted={quotedAprPercent !== undefined} ranked={ranked} />
      }
      item={offer}
      link={
        eligibility.isWithCosigner && cosignerAddress !== undefined
          ? { text: loanOfferText.cosignerSheet, address: cosignerAddress }
          : undefined
      }
      mine={
        changeAddress === undefined
          ? undefined
          : { mark: loanOfferText.yours, change: loanOfferText.changeYours, address: changeAddress }
      }
      mark={<LetterTile id={offer.lenderId} name={offer.lenderName} />}
      named={named}
      parts={{
        ...(props.extra ? { today: props.extra } : {}),
        why: {
          summary: why,
          body: (
            <>
              {ranked.reasonAbove ? <p>{describeReasonAbove(offer, ranked.reasonAbove)}</p> : null}
              <OfferReceipt receipt={ranked.receipt} />
            </>
          ),
        },
        // A lender that has made an offer has read the borrower's answers.
        ...(changeAddress === undefined
          ? {
              rules: {
                summary: eligibilityText.title,
                body: <OfferEligibility eligibility={eligibility} questionAddress={questionAddress} />,
                isPersonal: true,
              },
            }
          : {}),
        terms: {
          summary: loanOfferText.costsAndTerms,
          body: (
            <OfferTerms
              cosignerAddress={eligibility.isWithCosigner ? undefined : cosignerAddress}
              priced={ranked}
            />
          ),
        },
        // The rate of the visitor's own offer is the lender's quote.
        ...(changeAddress === undefined
          ? {
              rate: {
                summary: describeQuote(quote),
                body: <OfferQuote {...quote} named={named} offerId={offer.id} />,
                isPersonal: true,
                isOpen: quote.field?.problem !== undefined,
              },
            }
          : {}),
      }}
      rank={rank}
      subtitle={loanOfferText.product({
        product: offer.product,
        rateType: loanOfferText.rateType[offer.rateType],
        term: loanOfferText.term(ranked.termMonths),
      })}
      title={offer.lenderName}
      verdict={
        props.isExample || changeAddress !== undefined ? null : (
          <RulesVerdict rules={eligibility.rules} words={eligibilityText} />
        )
      }
      words={loanOfferText}
    />
  )
}

interface OfferCostProps extends Pick<OfferRowProps, 'ranked'> {
  /** Whether the lender’s quote counts instead of its range. */
  isQuoted: boolean
}

/** The totals at both ends, on the axis of the list. */
function OfferCost({
  ranked,
  isQuoted,
  named,
  ...axis
}: OfferCostProps & Pick<OfferRowProps, 'scale' | 'reference'> & { named: string }) {
  const { low, high } = toEnds(ranked)
  const isClosed = ranked.lowestEnd === 'no'
  return (
    <RangeLine
      hasAmounts
      high={isQuoted ? undefined : high}
      isLowClosed={isClosed}
      label={loanOfferText.totals({
        lender: named,
        low: isQuoted ? undefined : low.text,
        high: high.text,
        isClosed,
      })}
      low={isQuoted ? high : low}
      {...axis}
    />
  )
}

/** What is paid a month at both ends; the highest is the largest figure, because that is what to be ready for. */
function Payment({ ranked, isQuoted }: OfferCostProps) {
  const { lowest, highest, option } = ranked
  const [low, high] = [lowest, highest].map(({ cost }) => formatDollars(cost.monthlyPaymentCents)) as [
    string,
    string,
  ]
  const [lowApr, highApr] = [calculateOfferApr(ranked, 'lowest'), calculateOfferApr(ranked, 'highest')]
  return (
    <Amount
      amount={high}
      from={isQuoted || low === high ? undefined : loanOfferText.from(low)}
      note={isQuoted ? quoteText.yours(highApr) : loanOfferText.aprRange(lowApr, highApr)}
      unit={loanOfferText.monthly(option.choice === 'immediate')}
    />
  )
}

/**
 * What must be visible without opening anything: who gets the lowest rate, what is due while in school, and how old the
 * rates are.
 */
function Conditions({ ranked, isQuoted, extra }: OfferCostProps & Pick<OfferRowProps, 'extra'>) {
  const { offer, option, lowest, highest } = ranked
  const before = [lowest.cost.inSchoolPaymentCents, highest.cost.inSchoolPaymentCents] as const
  return (
    <>
      {extra ? <>{extra.line} </> : null}
      {option.choice === 'immediate' || before[1] === 0 ? null : <>{loanOfferText.inSchool(...before)} </>}
      {isQuoted ? (
        <>
          <b>{quoteText.isQuoted}</b> {quoteText.replacesRange}
        </>
      ) : isYours(offer) ? (
        <>
          {loanOfferText.isYours} <LastSeen label={loanOfferText.yoursAsOf} on={offer.rateSeenOn} />
        </>
      ) : (
        <>
          {ranked.lowestEnd === 'no' ? loanOfferText.floorClosed : loanOfferText.floor}{' '}
          {offer.floorConditions}. <LastSeen label={loanOfferText.rateSeen} on={offer.rateSeenOn} />
        </>
      )}
    </>
  )
}
