import { points } from '#app/features/loan-offers/criterion-words.ts'
import { mostCompared } from '#app/features/loan-offers/most-compared.ts'
import { OfferRow } from '#app/features/loan-offers/offer-row.tsx'
import {
  addressOf,
  chooseAddress,
  cosignerPath,
  offersEntries,
} from '#app/features/student-loans/compare/compare-address.ts'
import { paths, questionFromOffers } from '#app/features/student-loans/paths.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { daysBetween } from '#domain/dates.ts'
import type { ExplainedOffer } from '#domain/loans/compare-offers.ts'
import { formatDollars } from '#domain/money.ts'
import { Disclosure } from './disclosure.tsx'
import { offersAddress } from './offers-address.ts'
import styles from './offers-list.module.css'
import type { OffersView } from './offers-view.server.ts'
import { words } from './offers-words.ts'
import { OtherOffers } from './other-offers.tsx'
import { settingsForm } from './settings-form.tsx'

const chooseForm = 'choose'

/** The loans in the order asked for, and after them the ones that are not among them, and why. */
export function OffersList({ view }: { view: OffersView }) {
  const { shown, from, situation, settings, count } = view
  const { order, how } = words.sorts[settings.sort]
  const first = shown[0]?.offer.lenderName
  return (
    <section
      aria-labelledby="loans"
      className={styles.list}
      data-address={offersAddress(view)}
      data-said={words.said({ count, order, first })}
      data-live-part
      id="list"
    >
      <div>
        <h2 id="loans">{order}</h2>
        <p className={styles.how}>
          {how} {words.apr}
        </p>
      </div>
      <Disclosure view={view} />
      {count === 0 ? (
        <NoOffers view={view} />
      ) : (
        <ol className={styles.offers} start={from + 1}>
          {shown.map((ranked, index) => (
            <li id={placeId(from + index + 1)} key={ranked.offer.id}>
              <Offer position={from + index + 1} ranked={ranked} view={view} />
            </li>
          ))}
        </ol>
      )}
      <CompareBar view={view} />
      <TheRest view={view} />
      <div className={styles.after}>
        <OtherOffers view={view} />
        <HowCounted situation={situation} />
      </div>
      {/* The buttons of all loans belong to this one form. The school goes into our own count, never to a lender. */}
      <form
        action={chooseAddress({ bands: situation.bands, settings, ids: view.compared })}
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

function Offer({ view, ranked, position }: { view: OffersView; ranked: ExplainedOffer; position: number }) {
  const { situation, settings, paidLenders, today, compared, highestTotalCents } = view
  const { offer, receipt } = ranked
  const isByScore = settings.sort === 'best_match'
  const score = points(receipt.score)
  return (
    <OfferRow
      ageDays={daysBetween(offer.rateSeenOn, today)}
      cosignerAddress={addressOf(cosignerPath, [
        ['offer', offer.id],
        ...offersEntries({ bands: situation.bands, settings }),
      ])}
      forms={{ compare: settingsForm, choose: chooseForm }}
      isCompared={compared.includes(offer.id)}
      isComparable={compared.length < mostCompared}
      pays={paidLenders.has(offer.lenderId)}
      questionAddress={(question) => questionFromOffers(question, situation.questionsPath)}
      rank={isByScore ? words.rank.best_match(position, score) : words.rank.other(position)}
      ranked={ranked}
      scale={{ from: situation.borrowing.amountCents, to: highestTotalCents }}
      why={isByScore ? words.why.best_match(position) : words.why.other(score)}
    />
  )
}

/** Stays at the lower edge of the window as soon as a loan is checked. */
function CompareBar({ view: { compared, shown } }: { view: OffersView }) {
  const shownIds = new Set(shown.map(({ offer }) => offer.id))
  return (
    <div className={styles.bar} data-print="no">
      {compared.map((id) =>
        shownIds.has(id) ? null : (
          <input form={settingsForm} key={id} name="compare" type="hidden" value={id} />
        ),
      )}
      <p id="compared" role="status">
        {compared.length > 0 ? words.compareChosen(compared.length) : words.compareUpTo}
      </p>
      <Button
        fitContent
        form={settingsForm}
        formAction={`${paths.offers}/compare`}
        size="small"
        type="submit"
      >
        {words.compare}
      </Button>
    </div>
  )
}

/** The way to the loans after the first ones: plain links, the second page of all where they fill several. */
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
          {words.showRest(count)}
        </ButtonLink>
        <span>{words.shownOf(shown.length, count)}</span>
      </p>
    )
  return (
    <nav aria-label={words.pagesLabel} className={styles.rest}>
      {settings.page > 1 ? (
        <ButtonLink data-print="no" fitContent href={`${address(settings.page - 1)}#loans`} variant="white">
          {words.previous}
        </ButtonLink>
      ) : null}
      <span>{words.pageOf({ from: from + 1, to: from + shown.length, count })}</span>
      {settings.page < pages ? (
        <ButtonLink data-print="no" fitContent href={`${address(settings.page + 1)}#loans`} variant="white">
          {words.next}
        </ButtonLink>
      ) : null}
    </nav>
  )
}

function placeId(position: number): string {
  return `loan-${position}`
}

function HowCounted({ situation: { borrowing } }: Pick<OffersView, 'situation'>) {
  const amount = formatDollars(borrowing.amountCents)
  return (
    <Details id="how-counted" look="line" summary={<h3>{words.howCounted}</h3>}>
      <Stack>
        <p>
          {borrowing.repayment === 'immediate'
            ? words.countedNow(amount)
            : words.counted({ amount, inSchoolMonths: borrowing.inSchoolMonths })}
        </p>
        <p>
          {words.countedSteady} <a href="/about/proof">{words.countedProof}</a>.
        </p>
        <p>{words.barScale}</p>
      </Stack>
    </Details>
  )
}

function NoOffers({ view: { situation } }: { view: OffersView }) {
  return (
    <Card className={styles.none}>
      <h3>{words.emptyTitle}</h3>
      <p>{words.empty}</p>
      <p>
        <a href={questionFromOffers('amount', situation.questionsPath)}>{words.changeAmount}</a>
      </p>
    </Card>
  )
}
