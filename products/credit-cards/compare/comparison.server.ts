import { href } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import type { Card } from '#domain/cards/card.ts'
import { type CardValue, valueCard } from '#domain/cards/card-value.ts'
import { type CardEligibility, checkApplicant } from '#domain/cards/check-applicant.ts'
import { type CardComparison, compareCards } from '#domain/cards/compare-cards.ts'
import type { BalanceRefusal } from '#domain/cards/price-card.ts'
import type { CardSituation } from '#domain/cards/situation.ts'
import { daysBetween } from '#domain/dates.ts'
import { type ComparedItems, selectCompared } from '#kit/listing/compare/select-compared.ts'
import type { CardsQuery } from '#products/credit-cards/marketplace/cards-address.ts'
import { readSettings, toApplicant, toSituation } from '#products/credit-cards/marketplace/settings.ts'

/** One column: a card and its results for these answers. */
export interface ComparedCard {
  card: Card
  standing: 'available' | 'refused' | 'stale' | BalanceRefusal
  /** `null` if the terms are too old or the card cannot take the balance. */
  value: CardValue | null
  eligibility: CardEligibility
  /** Days since its terms were read. */
  ageDays: number
  isPaid: boolean
}

/** The data of the comparison page and its file. */
export interface CardComparisonView extends CardsQuery, ComparedItems<Card, ComparedCard> {
  situation: CardSituation
}

/** Builds the comparison of the cards in an address, valued the same way as in the visitor's list. */
export async function loadCardComparison({ request, context }: PageRequest): Promise<CardComparisonView> {
  const { cards } = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const [all, paid] = await Promise.all([cards.cards(today), cards.paidIssuers()])
  const { searchParams: params } = new URL(request.url)
  const settings = readSettings(params)
  const [applicant, situation] = [toApplicant(settings), toSituation(settings, today)]
  const { weights, sort } = settings
  const comparison = compareCards(all, { applicant, situation, weights, sort, today })
  const items = selectCompared(params, {
    items: all,
    available: comparison.available.map(({ card }) => card),
    toColumn: (card): ComparedCard => {
      const standing = getStanding(card, comparison)
      const valued = valueCard(card, situation)
      return {
        card,
        standing,
        value: standing !== 'stale' && valued.ok ? valued.value : null,
        eligibility: checkApplicant(card, applicant),
        ageDays: daysBetween(card.termsSeenOn, today),
        isPaid: paid.has(card.issuerId),
      }
    },
  })
  return { ...items, path: href('/credit-cards/marketplace'), settings, situation }
}

function getStanding(card: Card, { refused, stale, withoutRoom }: CardComparison): ComparedCard['standing'] {
  if (stale.some((each) => each.card === card)) return 'stale'
  if (refused.some((each) => each.card === card)) return 'refused'
  return withoutRoom.find((each) => each.card === card)?.reason ?? 'available'
}
