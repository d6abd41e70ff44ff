import type { ProductLine } from '#domain/product-line.ts'
import type { Breadcrumb } from './breadcrumb-trail.ts'

/**
 * The facts a page publishes about itself (spec §3, "Page metadata input"). It includes only what the page
 * shows to everybody.
 */
export interface PageMetadata {
  /** Defaults to `WebPage`. `User` is the page of one author. */
  pageType?: 'WebPage' | 'Article' | 'BlogPosting' | 'User'
  /** The page's path without the query, because an address with a visitor's answers is never published. */
  pageUrl: string
  title: string
  description: string
  /** The trail without Home, which is added automatically; absent when the page shows no trail. */
  breadcrumbsList?: readonly Breadcrumb[]
  /** `YYYY-MM-DD`. */
  datePublished?: string
  /** `YYYY-MM-DD`. */
  dateModified?: string
  /** The path segment of a product line, such as `student-loans`; any other value gives no category. */
  category?: string
  image?: PageImage
  /**
   * The authors: the first one wrote the page, the second one edited it. On a `User` page, the author it is
   * about.
   */
  users?: readonly Author[]
  /** The college that the page is about. */
  school?: DescribedSchool
  faq?: readonly TitledText[]
  /** The steps that the page lists under a heading. */
  howTo?: { name: string; steps: readonly TitledText[] }
  /** The plain text of a post. */
  articleBody?: string
}

/** A college, as its publisher lists it. */
export interface DescribedSchool {
  name: string
  /** '' when there is none. */
  abbreviation: string
  city: string
  /** Two-letter postal code. */
  state: string
  /** The federal identifier of the campus. */
  unitid: string
  /** The federal identifier for student aid. */
  opeid: string
  /** The page of its publisher about it. */
  sameAs: string
}

export interface PageImage {
  /** A path on the site or an absolute URL. */
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

/**
 * The owner's facts about the site, which editors keep in the one settings document. Prices are for using the
 * site.
 */
export interface OrganizationFacts {
  /** A year or a day, such as `2021`. */
  foundingDate: string
  numberOfEmployees: number
  offerCount: number
  priceUsd: number
  /** `YYYY-MM-DD`. */
  priceValidUntil: string
  /** An ISO 8601 duration, such as `PT30M`. */
  howToTotalTime: string
  howToCostUsd: number
}

/** The facts about the site that every page publishes. */
export interface SiteFacts {
  name: string
  /** Without a trailing slash, such as `https://bursar.example`. */
  url: string
  organization: OrganizationFacts
  /** The product lines that visitors can use today. */
  openLines: readonly ProductLine[]
  /** The paths in the navigation of every page. */
  mainPaths: readonly string[]
  /** The support hours as displayed. */
  supportHours: string
  /**
   * The address of the site search up to the query, such as `/search?q=`; absent while the site has no
   * search.
   */
  searchPath?: string
}
