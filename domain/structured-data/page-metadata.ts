import type { ProductLine } from '#domain/product-line.ts'
import type { Breadcrumb } from './breadcrumb-trail.ts'

/** What a page says of itself (spec §3, "Page metadata input"). It names only what the page shows to everybody. */
export interface PageMetadata {
  /** `WebPage` unless told. `User` is the page of one author. */
  pageType?: 'WebPage' | 'Article' | 'BlogPosting' | 'User'
  /** The page's path without query: an address with answers in it is never told. */
  pageUrl: string
  title: string
  description: string
  /** Without Home, which comes first by itself; absent where the page shows none. */
  breadcrumbsList?: readonly Breadcrumb[]
  /** `YYYY-MM-DD`. */
  datePublished?: string
  /** `YYYY-MM-DD`. */
  dateModified?: string
  /** The segment of a product line, such as `student-loans`; any other gives no category. */
  category?: string
  image?: PageImage
  /** The authors: the first wrote it, the second edited it. On a `User` page: whose page it is. */
  users?: readonly Author[]
  faq?: readonly TitledText[]
  /** The steps that the page lists under a heading. */
  howTo?: { name: string; steps: readonly TitledText[] }
  /** The plain text of a post. */
  articleBody?: string
}

export interface PageImage {
  /** A path of the site or a whole address. */
  url: string
  altText: string
}

export interface TitledText {
  title: string
  text: string
}

export interface Author {
  name: string
  role?: string
  socialLinks?: readonly { platform: string; link: string }[]
  slug: { current: string }
}

/** What the owner says of the site; editors keep it in the one settings document. Prices are those of the site's use. */
export interface OrganizationFacts {
  /** A year or a day, such as `2021`. */
  foundingDate: string
  numberOfEmployees: number
  offerCount: number
  priceUsd: number
  /** `YYYY-MM-DD`. */
  priceValidUntil: string
  /** As `PT30M`. */
  howToTotalTime: string
  howToCostUsd: number
}

/** What the site says of itself on each page. */
export interface SiteFacts {
  name: string
  /** Without a trailing slash, such as `https://bursar.example`. */
  url: string
  organization: OrganizationFacts
  /** The lines that visitors can use today. */
  openLines: readonly ProductLine[]
  /** The paths that the navigation of every page leads to. */
  mainPaths: readonly string[]
  /** When support answers, as shown. */
  supportHours: string
  /** The address of the site's search up to the words looked for, such as `/search?q=`; absent while there is none. */
  searchPath?: string
}
