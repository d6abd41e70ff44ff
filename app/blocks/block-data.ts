import type { Addressed } from '#cms/model/documents/document-path.ts'
import type { Read } from '#cms/model/documents/document-types.ts'
import type { Card } from '#domain/cards/card.ts'
import type { RateRange } from '#domain/reviews/lender-terms.ts'
import type { ReviewScore } from '#domain/reviews/review-score.ts'

type Blog = Read<'blog'>

/** The summary of a page in a list of pages. */
export interface PostSummary extends Addressed {
  documentType: string
  title: string
  description?: string | undefined
  image?: Blog['image']
  avatar?: Blog['avatar']
  /** `YYYY-MM-DD`. */
  publishedOn?: string | undefined
  updatedOn?: string | undefined
  authorNames: readonly string[]
  minutesToRead?: number | undefined
  lenderId?: string | undefined
  cardId?: string | undefined
  /** The points of a review, out of 5, scored by its published rubric. */
  score?: number | undefined
}

/** One page of a list of the newest posts in a category. */
export interface PostList {
  posts: readonly PostSummary[]
  /** The number of posts on all pages of the list. */
  total: number
  /** The page number, starting at 1. */
  page: number
  perPage: number
}

/** A lender in the catalog, summarized across its active offers. */
export interface LenderFacts {
  id: string
  name: string
  isSample: boolean
  /** Whether the lender pays us for referrals; this never affects any ranking. */
  pays: boolean
  /** The range across all its offers, in percent a year. */
  fixedRates?: RateRange | undefined
  variableRates?: RateRange | undefined
  /** Repayment terms in years, ascending. */
  termYears: readonly number[]
  smallestAmountCents?: number | undefined
  largestAmountCents?: number | undefined
  /** The number of consecutive payments after which a cosigner can be released; absent when not stated. */
  cosignerReleaseMonths?: number | undefined
  takesCosigner: boolean
  /** The date of its oldest rate, `YYYY-MM-DD`. */
  ratesAsOf: string
  /** Its rates are older than `maxRateAgeDays`, so it is not ranked. */
  isOutdated: boolean
}

/** A credit card in the catalog, and what stands apart from its facts. */
export interface CardFacts {
  card: Card
  /** Whether its issuer pays us; this never affects any ranking. */
  pays: boolean
  /** Its terms are older than `maxRateAgeDays`, so no list has it. */
  isOutdated: boolean
}

/** A scholarship that is open for applications. */
export interface ScholarshipFacts {
  id: string
  name: string
  isSample: boolean
  amountCents?: number | undefined
  /** `YYYY-MM-DD`; absent when it is always open. */
  deadline?: string | undefined
}

/**
 * Data that blocks show but their document does not contain; the loader looks it up before the page renders.
 */
export interface BlockData {
  /** Keyed by the link's `toDocumentPath`. */
  posts: Readonly<Record<string, PostSummary>>
  /** Keyed by `listKey`; a list that the page's document does not ask for is absent. */
  lists: Readonly<Record<string, PostList>>
  lenders: readonly LenderFacts[]
  cards: readonly CardFacts[]
  scholarships: readonly ScholarshipFacts[]
  /** The modals defined in the settings. */
  modals: NonNullable<Read<'settings'>['modals']>
  /** On a review page only: how the review's points add up to its score. */
  review?: ReviewScore | undefined
}

/** A request for a list of the newest posts. */
export interface ListRequest {
  category?: string | undefined
  perPage: number
  /** The type of posts to list; articles by default. */
  documentType?: ListedType | undefined
}

export type ListedType = 'blog' | 'lenderReview' | 'creditCardReview'

/** Returns the key under which a list of the newest posts is stored. */
export function listKey({ category, perPage, documentType = 'blog' }: ListRequest): string {
  return `${documentType} ${category ?? ''} ${perPage}`
}

export const noBlockData: BlockData = {
  posts: {},
  lists: {},
  lenders: [],
  cards: [],
  scholarships: [],
  modals: [],
}
