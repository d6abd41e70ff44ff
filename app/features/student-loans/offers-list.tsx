import { OfferCard } from '#app/features/loan-offers/offer-card.tsx'
import { assumptions } from '#app/features/loan-offers/price-offers.ts'
import { words as offerWords } from '#app/features/loan-offers/words.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Stack } from '#app/ui/page/page.tsx'
import { formatDollars } from '#domain/money.ts'
import { writeAnswers } from './answers.ts'
import { filterEntries } from './offer-filters.ts'
import type { OffersView } from './offers.server.ts'
import styles from './offers-page.module.css'
import { paths } from './paths.ts'
import { words } from './words.ts'

/** The loans, lowest total first, and what was left out of them and why. */
export function OffersList({ view }: { view: OffersView }) {
  const { offers, borrowing } = view
  const scale = { from: borrowing.amountCents, to: view.highestTotalCents }
  return (
    <section aria-labelledby="loans" className={styles.list}>
      <h2 id="loans">{words.list.heading}</h2>
      <p className={styles.disclosure}>
        {offers.some((offer) => offer.isSample) ? `${words.list.samples} ` : ''}
        {words.list.order}
      </p>
      <Details look="plain" summary={words.list.howCounted}>
        <Stack>
          <p>{howCounted(view)}</p>
          <p>{words.list.countedSteady}</p>
          <p>{words.list.barScale}</p>
        </Stack>
      </Details>
      {offers.length === 0 ? (
        <NoOffers view={view} />
      ) : (
        <ol className={styles.offers}>
          {offers.map((offer, index) => (
            <li id={offerId(index + 1)} key={offer.id}>
              <OfferCard offer={offer} position={index + 1} repayment={borrowing.repayment} scale={scale} />
            </li>
          ))}
        </ol>
      )}
      <TheRest view={view} />
      <LeftOut view={view} />
    </section>
  )
}

/** The way to the loans after the first ones. A plain link: the new page begins where this list ends. */
function TheRest({ view: { offers, count, answers, filters } }: { view: OffersView }) {
  if (offers.length === count) return null
  const query = writeAnswers(answers, filterEntries({ ...filters, all: '1' }))
  return (
    <p className={styles.rest}>
      <ButtonLink
        data-print="no"
        reloadDocument
        to={`${paths.offers}${query}#${offerId(offers.length + 1)}`}
        variant="white"
      >
        {words.list.showRest(count)}
      </ButtonLink>
      <span>{words.list.shownOf(offers.length, count)}</span>
    </p>
  )
}

function offerId(position: number): string {
  return `loan-${position}`
}

function NoOffers({ view: { answers } }: { view: OffersView }) {
  return (
    <Card className={styles.none}>
      <h3>{words.list.emptyTitle}</h3>
      <p>{words.list.empty}</p>
      <p>
        <a href={paths.questions + writeAnswers(answers, { question: 'amount' })}>
          {words.list.changeAmount}
        </a>
      </p>
    </Card>
  )
}

function LeftOut({ view: { answers, leftOut, filteredOut } }: { view: OffersView }) {
  const count = leftOut.reduce((sum, part) => sum + part.count, 0)
  return (
    <div className={styles.leftOut}>
      {count > 0 ? (
        <>
          <p>{words.list.leftOut(count)}</p>
          <ul>
            {leftOut.map((part) => (
              <li key={part.reason}>{offerWords.leftOut[part.reason](part.count)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {filteredOut > 0 ? (
        <p>
          {words.list.filteredOut(filteredOut)}{' '}
          <a href={paths.offers + writeAnswers(answers)}>{words.list.showAll}</a>
        </p>
      ) : null}
    </div>
  )
}

function howCounted({ borrowing }: OffersView): string {
  const amount = formatDollars(borrowing.amountCents)
  if (borrowing.repayment === 'immediate') return words.list.countedNow(amount)
  const { inSchoolMonths } = borrowing
  const begins = words.list.counted({ amount, inSchoolMonths, graceMonths: assumptions.graceMonths })
  return `${begins} ${words.list.countedInterest}`
}
