import type { Services } from '#app/services.ts'
import { formatDate } from '#domain/dates.ts'
import type { OwnOffer } from '#domain/own-offers/own-offer.ts'
import { acceptBy, cancelBy, disclosuresOf } from '#domain/refinance/application-clocks.ts'
import { clockText } from '#kit/loan-clocks/clock-messages.ts'
import { type OwnItem, readHeldItems } from '#kit/own-items/own-items.server.ts'
import { ownItemAnchor } from '#kit/own-items/own-items-messages.ts'
import { ownOffersOf } from './own-offers.server.ts'
import { ownOffersText } from './own-offers-messages.ts'

/** A last day of an own offer, for a calendar. */
export interface LoanDeadline {
  /** Stays the same when the day moves. */
  id: string
  /** `YYYY-MM-DD` */
  on: string
  title: string
  text: string
  /** The page of the offer. */
  path: string
}

const lines = ['student-loans', 'refinance-student-loans'] as const

/** Returns the last days to accept and to cancel of the own offers of some holders, as far as their dates are known. */
export async function readLoanDeadlines(
  services: Pick<Services, 'database' | 'now' | 'config'>,
  holders: readonly string[],
): Promise<LoanDeadline[]> {
  const on = lines.filter((line) => services.config.productLines.includes(line))
  const found = await Promise.all(
    on.map(async (line) => {
      const offers = await readHeldItems(services, holders, ownOffersOf(line))
      return offers.flatMap((offer) =>
        listDeadlines(offer, `/${line}/offers/yours#${ownItemAnchor(offer.id)}`),
      )
    }),
  )
  return found.flat()
}

export function listDeadlines({ id, own }: OwnItem<OwnOffer>, path: string): LoanDeadline[] {
  const { lenderName } = own
  const { approval, final } = disclosuresOf(own)
  const { calendar } = ownOffersText
  const deadlines: LoanDeadline[] = []
  if (approval !== null && own.acceptedOn === null) {
    const on = acceptBy(approval)
    const text = clockText.acceptBy(say(on))
    deadlines.push({ id: `own-${id}-accept`, on, title: calendar.accept(lenderName), text, path })
  }
  if (final !== null) {
    const { safestDay, weekdaysBy } = cancelBy(final)
    const text = clockText.cancelBy(say(safestDay), say(weekdaysBy))
    deadlines.push({ id: `own-${id}-cancel`, on: safestDay, title: calendar.cancel(lenderName), text, path })
  }
  return deadlines
}

const say = (isoDay: string) => formatDate(isoDay, 'Month D, YYYY')
