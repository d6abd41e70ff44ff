import type { SearchSource } from '#app/features/search/search-entry.ts'
import type { EmailSite } from '#app/mail/email.ts'
import type { Services } from '#app/services.ts'
import type { LineCategory } from '#domain/product-line.ts'
import type { CatalogLoader } from '#kit/catalog/catalog-loader.ts'
import type { ApiList } from '#kit/listing/api-list.ts'
import type { Draft } from '#kit/questions/draft.ts'
import type { VisitorRecords } from '#kit/records/visitor-records.ts'

/**
 * What the rest of the site has to know of a product, on the server. What is not here, its pages and their links, is
 * in `routes.ts`, `domain/product-line.ts` and `app/shell/`.
 */
export interface Product {
  category: LineCategory
  /** What its questions keep of a draft. A product without questions has none. */
  keepDraft?: (draft: Draft, today: string) => Draft
  /** Rows besides drafts that visitors own. */
  records?: readonly VisitorRecords[]
  /** Loads files of what it lists. */
  catalogLoader?: CatalogLoader
  /** Lists what it offers through the API. */
  apiList?(services: ListServices): ApiList
  /** Lets the site's search find what it lists. */
  searchSource?(services: SearchServices): SearchSource
  /** The emails that a day brings by itself, and those of a Monday. Each queues none twice. */
  dailyEmails?: readonly QueueEmails[]
  mondayEmails?: readonly QueueEmails[]
}

type ListServices = Pick<Services, 'database' | 'loanOffers' | 'scholarships' | 'sessions'>

type SearchServices = Pick<Services, 'database' | 'loanOffers' | 'cards' | 'scholarships' | 'log'> & {
  today(): string
}

export type EmailServices = Pick<Services, 'database' | 'now' | 'log' | 'scholarships' | 'contentClient'>

/** Queues the emails of a day, `YYYY-MM-DD`. */
export type QueueEmails = (services: EmailServices, day: { today: string; site: EmailSite }) => Promise<void>
