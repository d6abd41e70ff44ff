import type { RouterContextProvider } from 'react-router'
import { pageContent } from '#app/content/page-content.server.ts'
import { pageContext, servicesContext } from '#app/context.ts'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import type { Read } from '#cms/model/documents/document-types.ts'
import { daysBetween } from '#domain/dates.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { scoreCard } from '#domain/reviews/card-rubric.ts'
import { toCardTerms } from '#domain/reviews/card-terms.ts'
import { scoreLender } from '#domain/reviews/lender-rubric.ts'
import { type LenderTerms, toLenderTerms } from '#domain/reviews/lender-terms.ts'
import type { GivenPoints, ReviewScore } from '#domain/reviews/review-score.ts'
import { openOn } from '#domain/scholarships/open-on.ts'
import {
  type BlockData,
  type CardFacts,
  type LenderFacts,
  listKey,
  type PostList,
  type PostSummary,
  type ScholarshipFacts,
} from './block-data.ts'
import { type BlockNeeds, findBlockNeeds, type PageDocument } from './needs.ts'
import {
  buildContentQuestion,
  type FoundContent,
  type FoundPost,
  readContent,
} from './posts-question.server.ts'

/**
 * Loads what the blocks of a page show beyond their document. Sends one query to the content library, and
 * reads the catalogs only when the page shows something from them. The cached page is dropped when any of
 * this data changes.
 * @param page the page number for paginated lists, starting at 1
 */
export async function loadBlockData(
  context: Readonly<RouterContextProvider>,
  document: PageDocument & { _type: string },
  { page = 1 }: { page?: number } = {},
): Promise<BlockData> {
  const needs = findBlockNeeds(document)
  const content = await askContent(context, needs, page)
  const shown = [...content.posts, ...content.lists.flatMap(({ posts }) => posts)]
  const lenders = await loadLenders(context, needs, shown)
  const cards = await loadCards(context, needs, shown)
  const summarize = (post: FoundPost) => toPostSummary(post, getReviewScore(post, lenders.terms, cards))
  return {
    posts: Object.fromEntries(
      content.posts
        .map((post) => [toDocumentPath(post), post] as const)
        .filter(([path]) => needs.posts.has(path))
        .map(([path, post]) => [path, summarize(post)]),
    ),
    lists: Object.fromEntries(
      [...needs.lists.values()].map((wanted, at) => [
        listKey(wanted),
        loadPostList(content.lists[at], wanted.perPage, page, summarize),
      ]),
    ),
    lenders: lenders.facts,
    cards,
    scholarships: needs.scholarships ? await loadScholarships(context, needs.lenders) : [],
    modals: content.modals,
    review: isReview(document) ? getReviewScore(document, lenders.terms, cards) : undefined,
  }
}

async function askContent(
  context: Readonly<RouterContextProvider>,
  needs: BlockNeeds,
  page: number,
): Promise<FoundContent> {
  const question = buildContentQuestion(needs, page)
  if (!question) return { posts: [], lists: [], modals: [] }
  const { log } = context.get(servicesContext)
  return readContent(await pageContent(context, question), (problem) => log.warn(problem))
}

/**
 * Returns the lenders that the document and its posts name, in catalog order, which payment never affects.
 */
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
  const all = toLenderTerms(await loanOffers.offers(today), today)
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
    takesCosigner: terms.takesCosigner,
    ratesAsOf,
    isOutdated,
  }
}

/** Returns the cards that the document and its posts name, by id. */
async function loadCards(
  context: Readonly<RouterContextProvider>,
  needs: BlockNeeds,
  posts: readonly FoundPost[],
): Promise<CardFacts[]> {
  const named = new Set(needs.cards)
  for (const { cardId } of posts) if (cardId) named.add(cardId)
  if (named.size === 0) return []
  const page = context.get(pageContext)
  const { cards } = context.get(servicesContext)
  page.tag('credit_card')
  page.tag('card_issuer')
  const today = page.today()
  const paying = await cards.paidIssuers()
  return (await cards.cards(today))
    .filter(({ id }) => named.has(id))
    .map((card) => ({
      card,
      pays: paying.has(card.issuerId),
      isOutdated: daysBetween(card.termsSeenOn, today) > maxRateAgeDays,
    }))
}

const maxScholarships = 12

/** Returns the open scholarships that are due next, or those that the document names. */
async function loadScholarships(
  context: Readonly<RouterContextProvider>,
  named: BlockNeeds['lenders'],
): Promise<ScholarshipFacts[]> {
  const page = context.get(pageContext)
  page.tag('scholarship')
  const today = page.today()
  const index = await context.get(servicesContext).scholarships.on(today)
  const { scholarships } = index.find({
    filter: openOn(today),
    words: '',
    ids: named === 'all' || named.size === 0 ? undefined : [...named],
    sort: { field: 'deadline', direction: 'ASC' },
    offset: 0,
    limit: maxScholarships,
  })
  return scholarships.map(({ id, name, isSample, awardHighCents, awardLowCents, deadline }) => ({
    id,
    name,
    isSample,
    amountCents: awardHighCents ?? awardLowCents ?? undefined,
    deadline: deadline.on ?? undefined,
  }))
}

interface Review {
  lenderId?: string | undefined
  cardId?: string | undefined
  points?: readonly GivenPoints[] | undefined
}

function isReview(document: { _type: string }): document is Read<'lenderReview'> | Read<'creditCardReview'> {
  return document._type === 'lenderReview' || document._type === 'creditCardReview'
}

/**
 * Scores a review with today's catalog; returns undefined when the page is not a review or its product is not
 * in the catalog.
 */
function getReviewScore(
  { lenderId, cardId, points = [] }: Review,
  lenders: readonly LenderTerms[],
  cards: readonly CardFacts[],
): ReviewScore | undefined {
  const lender = lenders.find(({ id }) => id === lenderId)
  const reviewed = cards.find(({ card }) => card.id === cardId)
  if (reviewed) {
    const terms = toCardTerms(reviewed.card)
    return terms && scoreCard(terms, points)
  }
  return lender && scoreLender(lender, points)
}

function toPostSummary({ points: _, ...post }: FoundPost, review: ReviewScore | undefined): PostSummary {
  const isScored = post.documentType === 'lenderReview' || post.documentType === 'creditCardReview'
  return { ...post, score: isScored && review?.ok ? review.score : undefined }
}

function loadPostList(
  found: FoundContent['lists'][number] | undefined,
  perPage: number,
  page: number,
  summarize: (post: FoundPost) => PostSummary,
): PostList {
  return { posts: (found?.posts ?? []).map(summarize), total: found?.total ?? 0, page, perPage }
}
