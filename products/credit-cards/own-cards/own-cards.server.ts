import type { Services } from '#app/services.ts'
import { type KeptCard, maxOwnCards, type OwnCard, ownCardSchema } from '#domain/cards/own-card.ts'
import { type OwnItems, readOwnItems } from '#kit/own-items/own-items.server.ts'
import { ownCardRetention } from './retention.ts'

/** How the cards that visitors have are stored. */
export const ownCards: OwnItems<OwnCard> = {
  line: 'credit-cards',
  schema: ownCardSchema,
  maxItems: maxOwnCards,
  retention: ownCardRetention,
}

/** Returns the cards that the visitor has, the oldest entry first. */
export function readOwnCards(
  services: Pick<Services, 'config' | 'database' | 'now' | 'sessions'>,
  cookies: string | null,
): Promise<KeptCard[]> {
  return readOwnItems(services, cookies, ownCards)
}
