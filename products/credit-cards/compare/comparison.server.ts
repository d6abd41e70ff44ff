import type { RouterContextProvider } from 'react-router'
import { href } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import type { Card } from '#domain/cards/card.ts'
import { type CardValue, valueCard } from '#domain/cards/card-value.ts'
import { type CardEligibility, checkApplicant } from '#domain/cards/check-applicant.ts'
import { type CardComparison, compareCards } from '#domain/cards/compare-cards.ts'
import type { CardSituation } from '#domain/cards/situation.ts'
import { daysBetween } from '#domain/dates.ts'
import { mostCompared } from '#kit/loan-offers/most-compared.ts'
import type { CardsQuery } from '#products/credit-cards/marketplace/cards-address.ts'
import {
  readCompared,
  readSettings,
  toApplicant,
  toSituation,
} from '#products/credit-cards/marketplace/settings.ts'

/** One column: a card and its results for these answers. */
export interface ComparedCard {
  card: Card
  standing: 'available' | 'refused' | 'stale' | 'takes_no_transfers'
  /** `null` if the terms are too old or the card cannot take the balance. */
  value: CardValue | null
  eligibility: CardEligibility
  /** Days since its terms were read. */
  ageDays: number
  isPaid: boolean
}

/** The data of the comparison page and its file. */
export interface CardComparisonView extends CardsQuery {
  situation: CardSituation
  columns: readonly ComparedCard[]
  /** How many of the requested cards are no longer listed. */
  goneCount: number
  /** True if the address names more cards than can be compared. */
  isCut: boolean
  /** The top cards of the visitor's list that are not compared yet; empty if the comparison is full. */
  addable: readonly Card[]
}

const mostAddable = 12

/** Builds the comparison of the cards in an address, valued the same way as in the visitor's list. */
export async function loadCardComparison({
  request,
  context,
}: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Promise<CardComparisonView> {
  const { cards } = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const [all, paid] = await Promise.all([cards.cards(today), cards.paidIssuers()])
  const { searchParams: params } = new URL(request.url)
  const settings = readSettings(params)
  const [applicant, situation] = [toApplicant(settings), toSituation(settings, today)]
  const { weights, sort } = settings
  const comparison = compareCards(all, { applicant, situation, weights, sort, today })
  const wanted = readCompared(params)
  const columns = wanted.flatMap((id): ComparedCard[] => {
    const card = all.find((each) => each.id === id)
    if (!card) return []
    const standing = getStanding(card, comparison)
    const valued = valueCard(card, situation)
    return [
      {
        card,
        standing,
        value: standing !== 'stale' && valued.ok ? valued.value : null,
        eligibility: checkApplicant(card, applicant),
        ageDays: daysBetween(card.termsSeenOn, today),
        isPaid: paid.has(card.issuerId),
      },
    ]
  })
  const compared = columns.map(({ card }) => card.id)
  return {
    path: href('/credit-cards/marketplace'),
    settings,
    situation,
    compared,
    columns,
    goneCount: wanted.length - columns.length,
    isCut: new Set(params.getAll('compare')).size > mostCompared,
    addable: compared.length < mostCompared ? listAddable(comparison, compared) : [],
  }
}

function getStanding(
  card: Card,
  { refused, stale, withoutTransfers }: CardComparison,
): ComparedCard['standing'] {
  if (stale.some((each) => each.card === card)) return 'stale'
  if (refused.some((each) => each.card === card)) return 'refused'
  return withoutTransfers.includes(card) ? 'takes_no_transfers' : 'available'
}

function listAddable({ available }: CardComparison, ids: readonly string[]): Card[] {
  return available
    .filter(({ card }) => !ids.includes(card.id))
    .slice(0, mostAddable)
    .map(({ card }) => card)
}
