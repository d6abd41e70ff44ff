import { href } from 'react-router'
import { type CatalogSource, catalogSource } from '#app/features/search/catalog-source.ts'
import { searchText } from '#app/features/search/messages.ts'
import type { SearchEntry, SearchSource } from '#app/features/search/search-entry.ts'
import type { Card } from '#domain/cards/card.ts'
import { daysBetween } from '#domain/dates.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import type { CardCatalog } from '#products/credit-cards/card-catalog.ts'
import { cardTypeNames } from '#products/credit-cards/card-words.ts'

export interface CardSource extends CatalogSource {
  cards: Pick<CardCatalog, 'cards'>
}

/** Follows the cards whose terms are not too old; each result links to all terms of the card. */
export function cardSource({ cards, ...source }: CardSource): SearchSource {
  return catalogSource(source, {
    name: 'cards',
    topics: ['card_issuer', 'credit_card'],
    read: async (today) =>
      (await cards.cards(today))
        .filter(({ termsSeenOn }) => daysBetween(termsSeenOn, today) <= maxRateAgeDays)
        .map(toSearchEntry),
  })
}

function toSearchEntry({ id, name, issuerName, types, isSample }: Card): SearchEntry {
  const kinds = types.map((type) => cardTypeNames[type])
  return {
    id: `card:${id}`,
    kind: 'card',
    title: name,
    path: `${href('/credit-cards/marketplace/compare-cards')}?${new URLSearchParams({ compare: id })}`,
    summary: searchText.cardSummary(issuerName, kinds, isSample),
    alsoCalled: [issuerName, ...kinds],
    text: '',
  }
}
