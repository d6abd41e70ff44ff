import type { RouterContextProvider } from 'react-router'
import { pageContent } from '#app/content/page-content.server.ts'
import { pageContext, servicesContext } from '#app/context.ts'
import { cardFacts, cardTermsOf } from '#app/features/credit-cards/sample-cards.ts'
import type { Read } from '#content-model/documents/document-types.ts'
import { pathOf } from '#content-model/documents/path-of.ts'
import { scoreOfCard } from '#domain/reviews/card-rubric.ts'
import { scoreOfLender } from '#domain/reviews/lender-rubric.ts'
import { type LenderTerms, lenderTermsOf } from '#domain/reviews/lender-terms.ts'
import type { GivenPoints, ReviewScore } from '#domain/reviews/review-score.ts'
import {
  type BlockData,
  type CardFacts,
  type LenderFacts,
  listKey,
  type PostList,
  type PostSummary,
} from './block-data.ts'
import { type BlockNeeds, needsOf, type PageDocument } from './needs.ts'
import { contentQuestion, type FoundContent, type FoundPost, readContent } from './posts-question.server.ts'

/**
 * What the blocks of a page show that is not written in its document. Asks the content library once, and the catalogs where
 * something of them is shown; the page is dropped when any of it changes.
 * @param page of lists with pages, from 1
 */
export async function loadBlockData(
  context: Readonly<RouterContextProvider>,
  document: PageDocument & { _type: string },
  { page = 1 }: { page?: number } = {},
): Promise<BlockData> {
  const needs = needsOf(document)
  const content = await askContent(context, needs, page)
  const shown = [...content.posts, ...content.lists.flatMap(({ posts }) => posts)]
  const lenders = await loadLenders(context, needs, shown)
  const cards = loadCards(context, needs, shown)
  const summarize = (post: FoundPost) => summaryOf(post, scoreOf(post, lenders.terms, cards))
  return {
    posts: Object.fromEntries(
      content.posts
        .map((post) => [pathOf(post), post] as const)
        .filter(([path]) => needs.posts.has(path))
        .map(([path, post]) => [path, summarize(post)]),
    ),
    lists: Object.fromEntries(
      [...needs.lists.values()].map((wanted, at) => [
        listKey(wanted),
        listOf(content.lists[at], wanted.perPage, page, summarize),
      ]),
    ),
    lenders: lenders.facts,
    cards,
    scholarships: [],
    modals: content.modals,
    review: isReview(document) ? scoreOf(document, lenders.terms, cards) : undefined,
  }
}

async function askContent(
  context: Readonly<RouterContextProvider>,
  needs: BlockNeeds,
  page: number,
): Promise<FoundContent> {
  const question = contentQuestion(needs, page)
  if (!question) return { posts: [], lists: [], modals: [] }
  const { log } = context.get(servicesContext)
  return readContent(await pageContent(context, question), (problem) => log.warn(problem))
}

/** The lenders that the document and its posts name, in the catalog's order, which payment has no part in. */
async function loadLenders(
  context: Readonly<RouterContextProvider>,
  needs: BlockNeeds,
  posts: readonly FoundPost[],
): Promise<{ terms: LenderTerms[]; facts: LenderFacts[] }> {
  const named = new Set(needs.lenders === 'all' ? [] : needs.lenders)
  for (const { lenderId } of posts) if (lenderId) named.add(lenderId)
  if (needs.lenders !== 'all' && named.size === 0) return { terms: [], facts: [] }
  const page = context.get(pageContext)
  const { loanOffers } = context.get(servicesContext)
  page.tag('loan_offer')
  page.tag('lender')
  const today = page.today()
  const all = lenderTermsOf(await loanOffers.offers(today), today)
  const terms = needs.lenders === 'all' ? all : all.filter(({ id }) => named.has(id))
  const paying = await loanOffers.paidLenders()
  return { terms, facts: terms.map((each) => lenderFacts(each, paying.has(each.id))) }
}

function lenderFacts(terms: LenderTerms, pays: boolean): LenderFacts {
  const { id, name, isSample, fixedRates, variableRates, termsMonths, ratesAsOf, isOutdated } = terms
  return {
    id,
    name,
    isSample,
    pays,
    fixedRates,
    variableRates,
    termYears: termsMonths.map((months) => months / 12),
    smallestAmountCents: terms.smallestAmountCents,
    largestAmountCents: terms.largestAmountCents,
    cosignerReleaseMonths: terms.cosignerReleasePayments,
    ratesAsOf,
    isOutdated,
  }
}

function loadCards(
  context: Readonly<RouterContextProvider>,
  needs: BlockNeeds,
  posts: readonly FoundPost[],
): CardFacts[] {
  const named = new Set(needs.cards)
  for (const { cardId } of posts) if (cardId) named.add(cardId)
  if (named.size === 0) return []
  return cardFacts(context.get(pageContext).today()).filter(({ id }) => named.has(id))
}

interface Review {
  lenderId?: string | undefined
  cardId?: string | undefined
  points?: readonly GivenPoints[] | undefined
}

function isReview(document: { _type: string }): document is Read<'lenderReview'> | Read<'creditCardReview'> {
  return document._type === 'lenderReview' || document._type === 'creditCardReview'
}

/** The score of a review as the catalog is today; undefined for what is no review, or of nothing in the catalog. */
function scoreOf(
  { lenderId, cardId, points = [] }: Review,
  lenders: readonly LenderTerms[],
  cards: readonly CardFacts[],
): ReviewScore | undefined {
  const lender = lenders.find(({ id }) => id === lenderId)
  const card = cards.find(({ id }) => id === cardId)
  if (card) {
    const terms = cardTermsOf(card)
    return terms && scoreOfCard(terms, points)
  }
  return lender && scoreOfLender(lender, points)
}

function summaryOf({ points: _, ...post }: FoundPost, review: ReviewScore | undefined): PostSummary {
  const isScored = post.documentType === 'lenderReview' || post.documentType === 'creditCardReview'
  return { ...post, score: isScored && review?.ok ? review.score : undefined }
}

function listOf(
  found: FoundContent['lists'][number] | undefined,
  perPage: number,
  page: number,
  summarize: (post: FoundPost) => PostSummary,
): PostList {
  return { posts: (found?.posts ?? []).map(summarize), total: found?.total ?? 0, page, perPage }
}
