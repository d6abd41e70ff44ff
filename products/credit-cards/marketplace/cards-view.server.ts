import type { CardApplicant } from '#domain/cards/applicant.ts'
import { type Beside, besideOwn, type OwnCardValue, valueOwnCard } from '#domain/cards/beside-own.ts'
import { type Card, type CardType, cardTypes } from '#domain/cards/card.ts'
import { type CardSortCode, type RankedCard, sortCards } from '#domain/cards/card-sorts.ts'
import {
  type CardComparison,
  compareCards,
  type ExplainedCard,
  explainCard,
} from '#domain/cards/compare-cards.ts'
import { type KeptCard, toKnownCard } from '#domain/cards/own-card.ts'
import type { CardSituation } from '#domain/cards/situation.ts'
import { type ListPart, selectList } from '#kit/listing/list-page.ts'
import type { CardsQuery } from './cards-address.ts'
import { type FilterName, filterNames, filters, toFilter } from './filters.ts'
import { type CardSettings, readSettings, toApplicant, toSituation } from './settings.ts'

/** A listed card, and how it compares with each card that the visitor has, in their order. */
export interface ShownCard extends ExplainedCard {
  beside: readonly Beside[]
}

/** The data of a page of cards. */
export interface CardsView extends CardsQuery, ListPart, Omit<CardComparison, 'available'> {
  /** The kind of card that the page is about; undefined on the page of all kinds. */
  kind: CardType | undefined
  applicant: CardApplicant
  situation: CardSituation
  /** `YYYY-MM-DD` */
  today: string
  /** The cards of this page. */
  shown: ShownCard[]
  /** The cards that the visitor has, with what keeping them brings or costs. They are not ranked. */
  own: readonly OwnCardValue[]
  /** The best three-year sum among the listed cards, whatever their order. */
  best: ExplainedCard | undefined
  /** The card behind it, with its sum at the highest APR. */
  next: { card: Card; cents: number } | undefined
  /** The ids of the listed cards in their order. */
  listedIds: readonly string[]
  counts: FilterCounts
  /** The ids of the issuers that pay us; the amounts are left out. */
  paidIssuers: ReadonlySet<string>
  /** Whether the catalog has any card of this kind. */
  hasCards: boolean
}

/** How many cards each filter would leave, with the others as they are. */
interface FilterCounts {
  filters: Readonly<Record<FilterName, number>>
  types: Readonly<Record<CardType, number>>
  fitting: number
}

interface ViewSources {
  params: URLSearchParams
  path: string
  kind?: CardType | undefined
  /** `YYYY-MM-DD` */
  today: string
  cards: readonly Card[]
  own: readonly KeptCard[]
  paidIssuers: ReadonlySet<string>
}

/** Compares all cards for one way of using them and selects those that one page shows. */
export function viewCards({ params, path, kind, today, cards, own, paidIssuers }: ViewSources): CardsView {
  const read = readSettings(params)
  const settings = kind ? { ...read, type: undefined } : read
  const { sort, weights } = settings
  const applicant = toApplicant(settings)
  const situation = toSituation(settings, today)
  const compared = { applicant, situation, weights, sort, today }
  const ofKind = kind ? cards.filter(({ types }) => types.includes(kind)) : cards
  const { available, refused, stale, withoutRoom } = compareCards(ofKind, compared)
  const passes = toFilter(settings)
  const { listed, shown, ...list } = selectList(
    available,
    (ranked) => passes(ranked.card) && fits(ranked, settings),
    { params, settings, catalog: [...cards, ...own.map(toKnownCard)], toName: ({ name }) => name },
  )
  const [best, next] = findBest(listed, sort)
  const valuedOwn = own.map((kept) => valueOwnCard(kept, situation))
  return {
    ...list,
    areSamples: ofKind.some(({ isSample }) => isSample),
    path,
    kind,
    applicant,
    situation,
    today,
    shown: shown.map((ranked) => {
      const explained = explainCard(ranked, compared)
      return { ...explained, beside: valuedOwn.map((mine) => besideOwn(mine, explained)) }
    }),
    own: valuedOwn,
    best: best && explainCard(best, compared),
    next: next && { card: next.card, cents: next.threeYearsCents ?? 0 },
    listedIds: listed.map(({ card }) => card.id),
    counts: countFilters(available, listed, settings),
    paidIssuers,
    hasCards: ofKind.length > 0,
    refused: refused.filter(({ card }) => passes(card)),
    stale: stale.filter(({ card }) => passes(card)),
    withoutRoom: withoutRoom.filter(({ card }) => passes(card)),
  }
}

function findBest(listed: readonly RankedCard[], sort: CardSortCode): RankedCard[] {
  const sorted = sort === 'three_years' ? listed : sortCards(listed, 'three_years')
  return sorted.slice(0, 2).filter(({ threeYearsCents }) => threeYearsCents !== null)
}

function fits({ judgment }: RankedCard, { onlyFitting }: Pick<CardSettings, 'onlyFitting'>): boolean {
  return !onlyFitting || judgment.verdict === 'yes'
}

function countFilters(
  available: readonly RankedCard[],
  listed: readonly RankedCard[],
  settings: CardSettings,
): FilterCounts {
  const passes = toFilter(settings)
  const anyType = toFilter({ ...settings, type: undefined })
  const ofTypes = available.filter((ranked) => anyType(ranked.card) && fits(ranked, settings))
  const count = <Item>(items: readonly Item[], test: (item: Item) => boolean) =>
    items.reduce((sum, item) => (test(item) ? sum + 1 : sum), 0)
  return {
    filters: record(filterNames, (name) => count(listed, ({ card }) => filters[name](card))),
    types: record(cardTypes, (type) => count(ofTypes, ({ card }) => card.types.includes(type))),
    fitting: count(available, (ranked) => passes(ranked.card) && ranked.judgment.verdict === 'yes'),
  }
}

function record<Key extends string>(keys: readonly Key[], value: (key: Key) => number): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>
}
