import type { Read } from '#content-model/documents/document-types.ts'
import type { Addressed } from '#content-model/documents/path-of.ts'
import type { ReviewScore } from '#domain/reviews/review-score.ts'

type Blog = Read<'blog'>

/** A page in a list of pages. */
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
  /** The points of a review, out of 5, by its published rubric. */
  score?: number | undefined
}

/** One page of the newest posts of a category. */
export interface PostList {
  posts: readonly PostSummary[]
  /** How many there are on all pages. */
  total: number
  /** From 1. */
  page: number
  perPage: number
}

/** A lender of the catalog, over all its offers that are in force. */
export interface LenderFacts {
  id: string
  name: string
  isSample: boolean
  /** Whether the lender pays us for visitors; it has no part in any order. */
  pays: boolean
  /** Over all its offers; percent a year. */
  fixedRates?: RateRange | undefined
  variableRates?: RateRange | undefined
  /** In years, ascending. */
  termYears: readonly number[]
  smallestAmountCents?: number | undefined
  largestAmountCents?: number | undefined
  /** After so many payments in a row a cosigner can be released; absent: not told. */
  cosignerReleaseMonths?: number | undefined
  /** The day of its oldest rate, `YYYY-MM-DD`. */
  ratesAsOf: string
  /** Older than 30 days: not ranked. */
  isOutdated: boolean
}

export interface RateRange {
  lowestPercent: number
  highestPercent: number
}

/** A credit card of the catalog. Money in cents. */
export interface CardFacts {
  id: string
  name: string
  issuer: string
  isSample: boolean
  pays: boolean
  /** Such as "Student" or "Secured". */
  kind: string
  annualFeeCents: number
  /** Percent a year for purchases; one figure where both ends are equal. */
  purchaseApr: RateRange
  /** Percent of a purchase abroad. */
  foreignFeePercent: number
  lateFeeCents: number
  /** Only of secured cards. */
  smallestDepositCents?: number | undefined
  /** What it gives back, in one sentence. */
  rewards?: string | undefined
  /** The same of the example spending in a year; absent: not told. */
  rewardsCentsAYear?: number | undefined
  /** The day its terms were read, `YYYY-MM-DD`. */
  asOf: string
}

/** A scholarship that is open. */
export interface ScholarshipFacts {
  id: string
  name: string
  isSample: boolean
  amountCents?: number | undefined
  /** `YYYY-MM-DD`; absent: always open. */
  deadline?: string | undefined
}

/** What blocks show that is not written in their document, looked up by the loader before the page is drawn. */
export interface BlockData {
  /** By `pathOf` of the link. */
  posts: Readonly<Record<string, PostSummary>>
  /** By `listKey`. Absent where the document of the page asks for no such list. */
  lists: Readonly<Record<string, PostList>>
  lenders: readonly LenderFacts[]
  cards: readonly CardFacts[]
  scholarships: readonly ScholarshipFacts[]
  /** The modals of the settings. */
  modals: NonNullable<Read<'settings'>['modals']>
  /** Of a page that is a review: how its points make its score. */
  review?: ReviewScore | undefined
}

/** A list of the newest posts. */
export interface ListWanted {
  category?: string | undefined
  perPage: number
  /** Which type of posts; articles unless told. */
  documentType?: ListedType | undefined
}

export type ListedType = 'blog' | 'lenderReview' | 'creditCardReview'

/** What a list of the newest posts is looked up by. */
export function listKey({ category, perPage, documentType = 'blog' }: ListWanted): string {
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
