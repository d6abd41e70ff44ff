import { z } from 'zod'
import { pageContent } from '#app/content/page-content.server.ts'
import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import type { CardType } from '#domain/cards/card.ts'
import { type CardsView, viewCards } from './cards-view.server.ts'

/** A list of cards and the addresses of their reviews, by the id of the card. */
export interface LoadedCards {
  view: CardsView
  reviews: Readonly<Record<string, string>>
}

/** Loads the list at a path, of all cards or of one kind. */
export async function loadCards(
  { request, context }: PageRequest,
  { path, kind }: { path: string; kind?: CardType | undefined },
): Promise<LoadedCards> {
  const { cards } = context.get(servicesContext)
  const today = context.get(pageContext).today()
  const [all, paidIssuers, reviews] = await Promise.all([
    cards.cards(today),
    cards.paidIssuers(),
    listReviews(context),
  ])
  const { searchParams: params } = new URL(request.url)
  return { view: viewCards({ params, path, kind, today, cards: all, paidIssuers }), reviews }
}

const reviewSchema = z.array(z.object({ cardId: z.string(), slug: z.string() }))
const reviewsQuery = '*[_type == "creditCardReview" && defined(cardId)]{cardId, "slug": slug.current}'

async function listReviews(context: PageRequest['context']): Promise<Record<string, string>> {
  const read = reviewSchema.safeParse(await pageContent(context, { query: reviewsQuery, params: {} }))
  const reviews = read.success ? read.data : []
  return Object.fromEntries(
    reviews.map(({ cardId, slug }) => [
      cardId,
      toDocumentPath({ documentType: 'creditCardReview', slug: { current: slug } }),
    ]),
  )
}
