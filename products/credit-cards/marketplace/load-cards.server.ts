import { z } from 'zod'
import { pageContent } from '#app/content/page-content.server.ts'
import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import type { CardType } from '#domain/cards/card.ts'
import { readOwnCards } from '#products/credit-cards/own-cards/own-cards.server.ts'
import type { SurveyYardstick } from '#products/credit-cards/survey/yardstick.ts'
import { type CardsView, viewCards } from './cards-view.server.ts'

/** A list of cards, the addresses of their reviews by the id of the card, and what the survey says of real cards. */
export interface LoadedCards {
  view: CardsView
  reviews: Readonly<Record<string, string>>
  yardstick: SurveyYardstick
}

/** Loads the list at a path, of all cards or of one kind. */
export async function loadCards(
  { request, context }: PageRequest,
  { path, kind }: { path: string; kind?: CardType | undefined },
): Promise<LoadedCards> {
  const services = context.get(servicesContext)
  const { cards, cardSurvey } = services
  const today = context.get(pageContext).today()
  const [all, own, paidIssuers, reviews, { surveyedOn, medians }] = await Promise.all([
    cards.cards(today),
    readOwnCards(services, request.headers.get('cookie')),
    cards.paidIssuers(),
    listReviews(context),
    cardSurvey.read(),
  ])
  const { searchParams: params } = new URL(request.url)
  const view = viewCards({ params, path, kind, today, cards: all, own, paidIssuers })
  return { view, reviews, yardstick: { surveyedOn, medians } }
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
