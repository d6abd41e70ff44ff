import type { ReactNode } from 'react'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { daysBetween } from '#domain/dates.ts'
import type { SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import { formatPoints } from '#kit/loan-offers/criterion-messages.ts'
import { messages as offerMessages } from '#kit/loan-offers/messages.ts'
import { mostCompared } from '#kit/loan-offers/most-compared.ts'
import { chooseAddress, cosignerAddress, offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { settingsForm } from '#kit/loan-offers/settings/settings-form.tsx'
import { messages as settingsMessages } from '#kit/loan-offers/settings/settings-messages.ts'
import { CompareBar } from './compare-bar.tsx'
import { Disclosure } from './disclosure.tsx'
import { messages } from './list-messages.ts'
import { OfferRow } from './offer-row.tsx'
import styles from './offers-list.module.css'
import type { OffersView, ShownOffer } from './offers-view.server.ts'
import { OtherOffers } from './other-offers.tsx'
import { RestOfList } from './rest-of-list.tsx'

const chooseForm = 'choose'

interface OffersListProps {
  view: OffersView
  /** Returns the address of the question that settles a rule. */
  questionAddress: (question: SettlingQuestion) => string
  /** What is said on the card of a loan that the answer above the list names, by its id. */
  marks?: Readonly<Record<string, string>>
  /** Shown instead of the loans when none fits. */
  empty: ReactNode
  /** Shown after the loans to explain the assumptions behind their figures. */
  howCounted: ReactNode
  /** Returns what the product line says about an offer beyond its own cost. */
  describe?: ((ranked: ShownOffer) => ReactNode) | undefined
}

/** Shows the loans in the requested order, then the excluded loans with the reasons. */
export function OffersList({
  view,
  questionAddress,
  marks = {},
  empty,
  howCounted,
  describe,
}: OffersListProps) {
  const { shown, from, situation, settings, count } = view
  const { order, how } = settingsMessages.sorts[settings.sort]
  const first = shown[0]?.offer.lenderName
  return (
    <section
      aria-labelledby="loans"
      className={styles.list}
      data-address={offersAddress(view)}
      data-said={messages.said({ count, order, first })}
      data-live-part
      id="list"
    >
      <div>
        <h2 id="loans">{count === 0 ? messages.emptyTitle : order}</h2>
        {count === 0 ? null : (
          <p className={styles.how}>
            {how} {situation.borrowing.replaced ? offerMessages.aprIs : offerMessages.aprOrRate}
            {situation.isExample ? ` ${messages.exampleRules}` : null}
          </p>
        )}
      </div>
      {count === 0 ? null : <Disclosure view={view} />}
      {count === 0 ? (
        empty
      ) : (
        <ol className={styles.offers} start={from + 1}>
          {shown.map((ranked, index) => (
            <li id={placeId(from + index + 1)} key={ranked.offer.id}>
              <Offer
                marks={marks}
                extra={describe?.(ranked)}
                position={from + index + 1}
                questionAddress={questionAddress}
                ranked={ranked}
                view={view}
              />
            </li>
          ))}
        </ol>
      )}
      <CompareBar
        action={view.paths.compare}
        compared={view.compared}
        form={settingsForm}
        shownIds={view.shown.map(({ offer }) => offer.id)}
        words={messages}
      />
      <RestOfList
        page={view.settings.showsAll ? { number: view.settings.page, of: view.pages } : undefined}
        pageAddress={(page) => `${offersAddress(view, { showsAll: true, page })}#loans`}
        restAddress={`${offersAddress(view, { showsAll: true, page: 1 })}#${placeId(view.shown.length + 1)}`}
        shown={{ from: view.from, length: view.shown.length, count: view.count }}
        words={messages}
      />
      <div className={styles.after}>
        <OtherOffers view={view} />
        {howCounted}
        <p>{messages.notAllLenders}</p>
        <div className={styles.tools}>
          {/* Not the address in the address bar, which may contain other parameters. */}
          <CopyLinkButton to={offersAddress(view)} />
          <PrintButton />
        </div>
      </div>
      {/* All loan buttons belong to this form. The school is for our own statistics, not for lenders. */}
      <form
        action={chooseAddress(view)}
        data-name={situation.schoolName ?? ''}
        data-opeid={situation.opeid}
        data-tracked="loan"
        id={chooseForm}
        method="post"
      >
        <input name="opeid" type="hidden" value={situation.opeid} />
      </form>
    </section>
  )
}

interface OfferProps extends Pick<OffersListProps, 'view' | 'questionAddress'> {
  marks: Readonly<Record<string, string>>
  ranked: ShownOffer
  position: number
  extra: ReactNode
}

function Offer({ view, questionAddress, marks, ranked, position, extra }: OfferProps) {
  const { situation, settings, paidLenders, today, compared, highestTotalCents } = view
  const { offer, receipt } = ranked
  const isByScore = settings.sort === 'best_match'
  const score = formatPoints(receipt.score)
  return (
    <OfferRow
      ageDays={daysBetween(offer.rateSeenOn, today)}
      cosignerAddress={cosignerAddress(view, offer.id)}
      extra={extra}
      forms={{ compare: settingsForm, choose: chooseForm }}
      isCompared={compared.includes(offer.id)}
      isExample={situation.isExample}
      isComparable={compared.length < mostCompared}
      mark={marks[offer.id]}
      pays={paidLenders.has(offer.lenderId)}
      questionAddress={questionAddress}
      rank={isByScore ? messages.rank.best_match(position, score) : messages.rank.other(position)}
      ranked={ranked}
      scale={{ from: situation.borrowing.amountCents, to: highestTotalCents }}
      why={isByScore ? messages.why.best_match(position) : messages.why.other(score)}
    />
  )
}

function placeId(position: number): string {
  return `loan-${position}`
}
