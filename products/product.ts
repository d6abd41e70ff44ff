import type { SearchSource } from '#app/features/search/search-entry.ts'
import type { EmailSite } from '#app/mail/email.ts'
import type { Services } from '#app/services.ts'
import type { NavigationLink, ProductLink } from '#app/shell/navigation.ts'
import type { ReturnPage } from '#app/shell/return-url.ts'
import type { LineCategory } from '#domain/product-line.ts'
import type { CatalogLoader } from '#kit/catalog/catalog-loader.ts'
import type { ReadDashboardPart } from '#kit/dashboard/dashboard-part.ts'
import type { ApiList } from '#kit/listing/api-list.ts'
import type { OutboundLine } from '#kit/outbound/outbound-line.ts'
import type { DraftRules } from '#kit/questions/draft.ts'
import type { VisitorRecords } from '#kit/records/visitor-records.ts'

/** What the rest of the site has to know of a product. Its pages are in `routes.ts`. */
export interface Product {
  category: LineCategory
  /** Its link in the navbar, the footer and the search. A product has one once its pages are open. */
  link?: ProductLink
  /** Its pages for the site map, beside those of the library; several can share a route. Tests open each. */
  pages?: readonly { path: string; title: string }[]
  /** The pages that signing in or up can lead back to; its own sign-in and sign-up pages lead to the first. */
  returnPages?: readonly Omit<ReturnPage, 'category'>[]
  /** What a visitor keeps here, for the menu of a signed-in visitor. */
  accountLinks?: readonly NavigationLink[]
  /** What one visitor has here and what to do next, for the dashboard. A product that stores nothing has none. */
  dashboard?: ReadDashboardPart
  /** Where its offers lead. */
  outbound?: OutboundLine
  /** What its questions keep of a draft. A product without questions has none. */
  drafts?: DraftRules
  /** Rows besides drafts that visitors own. */
  records?: readonly VisitorRecords[]
  /** Load files of what it lists. */
  catalogLoaders?: readonly CatalogLoader[]
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

export type EmailServices = Pick<
  Services,
  'config' | 'database' | 'now' | 'log' | 'scholarships' | 'contentClient'
>

/** Queues the emails of a day, `YYYY-MM-DD`. */
export type QueueEmails = (services: EmailServices, day: { today: string; site: EmailSite }) => Promise<void>

export function listProductLinks(products: readonly Product[]): readonly ProductLink[] {
  return products.flatMap(({ link }) => link ?? [])
}

export function listReturnPages(products: readonly Product[]): readonly ReturnPage[] {
  return products.flatMap(({ category, returnPages = [] }) =>
    returnPages.map((page, index) => (index === 0 ? { ...page, category } : page)),
  )
}

export function listAccountLinks(products: readonly Product[]): readonly NavigationLink[] {
  return products.flatMap(({ accountLinks = [] }) => accountLinks)
}
