import { listPartLoans, type PartLoan } from '#domain/loan-answer/lends-part.ts'
import { formatDollars } from '#domain/money.ts'
import styles from '#kit/listing/list/list.module.css'
import type { OffersView } from '#kit/loan-offers/list/offers-view.server.ts'
import { toBorrowing } from '#kit/loan-offers/settings/offer-settings.ts'
import { offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import {
  roundDownToShareable,
  type ShareableEntry,
  withAmount,
} from '#products/student-loans/situation/shareable-answers.ts'
import { offersText } from './offers-messages.ts'

interface ListedPage {
  view: OffersView
  situation: { shareableAnswers: readonly ShareableEntry[] }
}

/** Names the lenders that lend only a part of the amount, with their limits. */
export function PartialLoans({ view, situation }: ListedPage) {
  const { profile } = view.situation
  const borrowing = toBorrowing(view.situation, view.settings)
  const parts = listPartLoans(view.leftOut, { profile, borrowing })
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="part-loans">
      <h3 id="part-loans">{offersText.partTitle(formatDollars(borrowing.amountCents))}</h3>
      <ul className={styles.excluded}>
        {parts.map((part) => (
          <li key={part.offer.id}>
            <Part address={partAddress({ view, situation }, part.upToCents)} part={part} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Part({ part: { offer, upToCents, openCents, isWithCosigner }, address }: PartProps) {
  return (
    <>
      <strong>{offer.lenderName}</strong> {offer.product}:{' '}
      <a href={address}>{offersText.partUpTo(formatDollars(upToCents), isWithCosigner)}</a>
      {offersText.partOpen(formatDollars(openCents))}
    </>
  )
}

interface PartProps {
  part: PartLoan
  address: string
}

/** The address of the list for a part of the amount: the most that an address can say of it. */
export function partAddress({ view, situation }: ListedPage, upToCents: number): string {
  const dollars = roundDownToShareable(upToCents) / 100
  return offersAddress(
    { ...view, situation: { shareableAnswers: withAmount(situation.shareableAnswers, dollars) } },
    { page: 1 },
  )
}
