import type { ReactNode } from 'react'
import { Axis } from '#app/ui/chart/range-line.tsx'
import { formatMoneyTicks, type Scale } from '#app/ui/chart/scale.ts'
import type { SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import { isYours, toKeptId } from '#domain/own-id.ts'
import { maxCompared } from '#kit/listing/compared.ts'
import { ComparableList } from '#kit/listing/list/comparable-list.tsx'
import styles from '#kit/listing/list/list.module.css'
import { formatPoints } from '#kit/listing/list/list-words.ts'
import { ChooseForm } from '#kit/loan-offers/choose-form.tsx'
import { loanOfferText } from '#kit/loan-offers/messages.ts'
import { cosignerAddress, offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { settingsText } from '#kit/loan-offers/settings/settings-messages.ts'
import { OwnOffersLink } from '#kit/own-offers/own-offers-link.tsx'
import { ExcludedOffers } from './excluded-offers.tsx'
import { listText } from './list-messages.ts'
import { type OfferExtra, OfferRow } from './offer-row.tsx'
import type { OffersView, ShownOffer } from './offers-view.server.ts'
import { placeId, totalsScale } from './totals-axis.ts'

interface OffersListProps {
  view: OffersView
  /** Returns the address of the question that settles a rule. */
  questionAddress: (question: SettlingQuestion) => string
  /** The total that the loans are compared with, such as that of a federal loan, in cents. */
  reference?: number | undefined
  /** Shown instead of the loans when none fits. */
  empty: ReactNode
  /** Shown after the loans: what the product line says of others that would help. */
  beside?: ReactNode
  /** Shown after the loans to explain the assumptions behind their figures. */
  howCalculated: ReactNode
  /** Returns what the product line says about an offer beyond its own cost. */
  describe?: ((ranked: ShownOffer) => OfferExtra) | undefined
}

/** Shows the loans in the requested order, then the excluded loans with the reasons. */
export function OffersList({
  view,
  questionAddress,
  reference,
  empty,
  beside,
  howCalculated,
  describe,
}: OffersListProps) {
  const { shown, from, situation, settings, count } = view
  const { order, how } = settingsText.sorts[settings.sort]
  const scale = totalsScale(view)
  return (
    <ComparableList
      after={
        <>
          {beside}
          <ExcludedOffers view={view} />
          {count === 0 ? null : howCalculated}
          <p>{listText.notAllLenders}</p>
        </>
      }
      amountHeading={listText.amountHeading}
      axis={<Axis labels={formatMoneyTicks(scale.ticks)} scale={scale} />}
      choose={<ChooseForm view={view} />}
      compareAddress={view.paths.compare}
      empty={empty}
      how={
        <>
          {how} {situation.borrowing.replaced ? loanOfferText.aprIs : loanOfferText.aprOrRate}
          {situation.isExample ? ` ${listText.exampleRules}` : null}
        </>
      }
      id="loans"
      items={shown.map(({ offer }) => ({ ...offer, providerId: offer.lenderId, isYours: isYours(offer) }))}
      nextRowId={placeId(shown.length + 1)}
      otherWay={<OwnOffersLink address={view.paths.yours} areSamples={view.areSamples} />}
      paidProviders={view.paidLenders}
      said={listText.said({ count, order, first: shown[0]?.offer.lenderName })}
      title={count === 0 ? listText.emptyTitle : order}
      toAddress={(page) => offersAddress(view, page)}
      view={view}
      words={listText}
    >
      {count === 0 ? null : (
        <ol className={styles.items} start={from + 1}>
          {shown.map((ranked, index) => (
            <li id={placeId(from + index + 1)} key={ranked.offer.id}>
              <Offer
                extra={describe?.(ranked)}
                position={from + index + 1}
                questionAddress={questionAddress}
                ranked={ranked}
                reference={reference}
                scale={scale}
                view={view}
              />
            </li>
          ))}
        </ol>
      )}
    </ComparableList>
  )
}

interface OfferProps extends Pick<OffersListProps, 'view' | 'questionAddress' | 'reference'> {
  ranked: ShownOffer
  position: number
  scale: Scale
  extra: OfferExtra | undefined
}

function Offer({ view, questionAddress, ranked, position, scale, reference, extra }: OfferProps) {
  const { situation, settings, paidLenders, compared } = view
  const { offer, receipt } = ranked
  const quoted = settings.quotes.find(({ offerId }) => offerId === offer.id)
  const others = settings.quotes.filter((quote) => quote !== quoted)
  const isByScore = settings.sort === 'best_match'
  const score = formatPoints(receipt.score)
  return (
    <OfferRow
      cosignerAddress={cosignerAddress(view, offer.id)}
      extra={extra}
      isCompared={compared.includes(offer.id)}
      isExample={situation.isExample}
      isComparable={compared.length < maxCompared}
      changeAddress={isYours(offer) ? `${view.paths.yours}?item=${toKeptId(offer)}` : undefined}
      pays={paidLenders.has(offer.lenderId)}
      questionAddress={questionAddress}
      quote={{ field: view.quoteFields[offer.id], withoutAddress: offersAddress(view, { quotes: others }) }}
      quotedAprPercent={quoted?.aprPercent}
      rank={listText.rank(position)}
      ranked={ranked}
      reference={reference}
      scale={scale}
      why={isByScore ? listText.why.best_match(position, score) : listText.why.other(score)}
    />
  )
}
