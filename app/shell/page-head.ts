import type { MetaDescriptor } from 'react-router'
import { toPageTitle } from './page-title.ts'
import type { PublicSettings } from './public-settings.tsx'

/** What the head of a page tells browsers, search engines and link previews. */
export interface PageHead {
  title: string
  /** Whether the title already contains the site's name. */
  namesSite?: boolean
  description: string
  /** The canonical path without query parameters, except for the page number on a list page. */
  path: string
  kind?: 'website' | 'article' | 'profile'
  /** 1200 by 630 pixels; a path on this site or an absolute URL. */
  image?: { url: string; altText: string }
  /** `YYYY-MM-DD`. */
  publishedOn?: string | undefined
  updatedOn?: string | undefined
  authorNames?: readonly string[]
  section?: string | undefined
  /** The feed of the newest pages in its three formats: the path without its extension. */
  feed?: { path: string; title: string } | undefined
  /**
   * For pages that search engines should skip: search results, and steps that are specific to one visitor.
   */
  robots?: 'noindex' | 'noindex, follow'
}

export function toMeta(head: PageHead, site: Pick<PublicSettings, 'siteName' | 'siteUrl'>): MetaDescriptor[] {
  const { description, path, kind = 'website', image, feed, robots } = head
  const title = head.namesSite ? head.title : toPageTitle(head.title, site.siteName)
  const url = site.siteUrl + path
  return [
    { title },
    { name: 'description', content: description },
    robots ? { name: 'robots', content: robots } : { tagName: 'link', rel: 'canonical', href: url },
    ...properties({
      'og:type': kind,
      'og:site_name': site.siteName,
      'og:locale': 'en_US',
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'article:published_time': head.publishedOn,
      'article:modified_time': head.updatedOn,
      'article:section': head.section,
    }),
    ...(head.authorNames ?? []).map((name) => ({ property: 'article:author', content: name })),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(image ? pictured(image, site.siteUrl) : []),
    ...(feed ? feedLinks(feed) : []),
  ]
}

function pictured({ url, altText }: NonNullable<PageHead['image']>, siteUrl: string): MetaDescriptor[] {
  const address = new URL(url, siteUrl).href
  return [
    ...properties({
      'og:image': address,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': altText,
    }),
    { name: 'twitter:image', content: address },
  ]
}

function properties(named: Readonly<Record<string, string | undefined>>): MetaDescriptor[] {
  return Object.entries(named).flatMap(([property, content]) => (content ? [{ property, content }] : []))
}

const feedTypes = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' }

function feedLinks({ path, title }: NonNullable<PageHead['feed']>): MetaDescriptor[] {
  return Object.entries(feedTypes).map(([ending, type]) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title,
    href: `${path}.${ending}`,
  }))
}
