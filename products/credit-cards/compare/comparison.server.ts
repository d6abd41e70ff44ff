import { href } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import { keepIn } from '#domain/cards/beside-own.ts'
import type { KnownCard } from '#domain/cards/card.ts'
import { type CardValue, valueCard } from '#domain/cards/card-value.ts'
import { type CardEligibility, checkApplicant } from '#domain/cards/check-applicant.ts'
import { type CardComparison, compareCards } from '#domain/cards/compare-cards.ts'
import { type KeptCard, listMissing, type MissingFact, toKnownCard } from '#domain/cards/own-card.ts'
import type { BalanceRefusal } from '#domain/cards/price-card.ts'
import type { CardSituation } from '#domain/cards/situation.ts'
import { daysBetween } from '#domain/dates.ts'
import { isYours, toListedId } from '#domain/own-id.ts'
import { type ComparedItems, selectCompared } from '#kit/listing/compare/select-compared.ts'
import { compared } from '#kit/listing/compared.ts'
import type { CardsQuery } from '#products/credit-cards/marketplace/cards-address.ts'
import { readSettings, toApplicant, toSituation } from '#products/credit-cards/marketplace/settings.ts'
import { readOwnCards } from '#products/credit-cards/own-cards/own-cards.server.ts'

/** One column: a card and its results for these answers. */
export interface ComparedCard {
  card: KnownCard
  /** `yours`: the visitor has the card. */
  standing: 'available' | 'yours' | 'refused' | 'stale' | BalanceRefusal
  /** `null` if the terms are too old, the card cannot take the balance, or what it costs is not known. */
  value: CardValue | null
  eligibility: CardEligibility
  /** Days since its terms were read. */
  ageDays: number
  isPaid: boolean
}

/** The data of the comparison page and its file. */
export interface CardComparisonView extends CardsQuery, ComparedItems<KnownCard, ComparedCard> {
  situation: CardSituation
  /** What the visitor left out of the compared cards that they have. */
  missing: readonly MissingFact[]
}

/** Builds the comparison of the cards in an address, valued the same way as in the visitor's list. */
export async function loadCardComparison({ request, context }: PageRequest): Promise<CardComparisonView> {
  const services = context.get(servicesContext)
  const { cards } = services
  const today = context.get(pageContext).today()
  const [all, own, paid] = await Promise.all([
    cards.cards(today),
    readOwnCards(services, request.headers.get('cookie')),
    cards.paidIssuers(),
  ])
  const { searchParams: params } = new URL(request.url)
  const settings = readSettings(params)
  const applicant = toApplicant(settings)
  const usual = toSituation(settings, today)
  const [owing] = usual.carries ? [] : listOwing(own, compared.read(params))
  // The balance of a compared card counts for all: it stays on that card, and would be moved to any other.
  const situation = owing ? { ...usual, carries: { ...owing.carries, isTransferred: true } } : usual
  const { weights, sort } = settings
  const comparison = compareCards(all, { applicant, situation, weights, sort, today })
  const items = selectCompared(params, {
    items: [...all, ...own.map(toKnownCard)],
    available: comparison.available.map(({ card }) => card),
    toColumn: (card): ComparedCard => {
      const isKept = isYours(card) && (owing === undefined || card.id === owing.id)
      const valued = valueCard(card, isKept ? keepIn(situation) : situation)
      const standing = isYours(card) ? 'yours' : getStanding(card, comparison)
      return {
        card,
        standing,
        value: standing !== 'stale' && valued.ok ? valued.value : null,
        eligibility: isYours(card) ? noRules : checkApplicant(card, applicant),
        ageDays: daysBetween(card.termsSeenOn, today),
        isPaid: paid.has(card.issuerId),
      }
    },
  })
  const chosen = own.filter(({ id }) => items.compared.includes(toListedId(id)))
  const missing = [...new Set(chosen.flatMap((kept) => listMissing(kept.own)))]
  return { ...items, path: href('/credit-cards/marketplace'), settings, situation, missing }
}

/** Returns the compared cards that the visitor carries a balance on. */
function listOwing(own: readonly KeptCard[], ids: readonly string[]) {
  return own.flatMap(({ id, own: { carries } }) =>
    carries && ids.includes(toListedId(id)) ? [{ id: toListedId(id), carries }] : [],
  )
}

/** Whoever has a card has met its rules. */
const noRules: CardEligibility = {
  verdict: 'yes',
  rules: [],
  unpublished: [],
  refusals: 0,
  openRules: 0,
}

function getStanding(
  card: KnownCard,
  { refused, stale, withoutRoom }: CardComparison,
): ComparedCard['standing'] {
  if (stale.some((each) => each.card === card)) return 'stale'
  if (refused.some((each) => each.card === card)) return 'refused'
  return withoutRoom.find((each) => each.card === card)?.reason ?? 'available'
}
