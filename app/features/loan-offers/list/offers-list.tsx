import type { ReactNode } from 'react'
import { formatPoints } from '#app/features/loan-offers/criterion-messages.ts'
import { messages as offerMessages } from '#app/features/loan-offers/messages.ts'
import { mostCompared } from '#app/features/loan-offers/most-compared.ts'
import {
  chooseAddress,
  cosignerAddress,
  offersAddress,
} from '#app/features/loan-offers/settings/offers-address.ts'
import { settingsForm } from '#app/features/loan-offers/settings/settings-form.tsx'
import { messages as settingsMessages } from '#app/features/loan-offers/settings/settings-messages.ts'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { daysBetween } from '#domain/dates.ts'
import type { SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import { Disclosure } from './disclosure.tsx'
import { messages } from './list-messages.ts'
import { OfferRow } from './offer-row.tsx'
import styles from './offers-list.module.css'
import type { OffersView, ShownOffer } from './offers-view.server.ts'
import { OtherOffers } from './other-offers.tsx'

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
      <CompareBar view={view} />
      <TheRest view={view} />
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

/** Sticks to the bottom of the window once a loan is checked. */
function CompareBar({ view: { compared, paths, shown } }: { view: OffersView }) {
  const shownIds = new Set(shown.map(({ offer }) => offer.id))
  return (
    <div className={styles.bar} data-print="no">
      {compared.map((id) =>
        shownIds.has(id) ? null : (
          <input form={settingsForm} key={id} name="compare" type="hidden" value={id} />
        ),
      )}
      <p id="compared" role="status">
        {compared.length > 0 ? messages.compareChosen(compared.length) : messages.compareUpTo}
      </p>
      <Button fitContent form={settingsForm} formAction={paths.compare} size="small" type="submit">
        {messages.compare}
      </Button>
    </div>
  )
}

/** Links to the remaining loans, and to the other pages once all loans are shown. */
function TheRest({ view }: { view: OffersView }) {
  const { shown, from, count, pages, settings } = view
  if (shown.length === count) return null
  const address = (page: number) => offersAddress(view, { showsAll: true, page })
  if (!settings.showsAll)
    return (
      <p className={styles.rest}>
        <ButtonLink
          data-print="no"
          fitContent
          href={`${address(1)}#${placeId(shown.length + 1)}`}
          variant="white"
        >
          {messages.showRest(count)}
        </ButtonLink>
        <span>{messages.shownOf(shown.length, count)}</span>
      </p>
    )
  return (
    <nav aria-label={messages.pagesLabel} className={styles.rest}>
      {settings.page > 1 ? (
        <ButtonLink data-print="no" fitContent href={`${address(settings.page - 1)}#loans`} variant="white">
          {messages.previous}
        </ButtonLink>
      ) : null}
      <span>{messages.pageOf({ from: from + 1, to: from + shown.length, count })}</span>
      {settings.page < pages ? (
        <ButtonLink data-print="no" fitContent href={`${address(settings.page + 1)}#loans`} variant="white">
          {messages.next}
        </ButtonLink>
      ) : null}
    </nav>
  )
}

function placeId(position: number): string {
  return `loan-${position}`
}
