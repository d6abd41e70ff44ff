import type { MetaDescriptor } from 'react-router'
import type { PublicSettings } from './public-settings.tsx'

/** What the head of a page says to browsers, search engines and whoever shows a link to it. */
export interface PageHead {
  /** As in the tab, with the name of the site. */
  title: string
  description: string
  /** Its one right path, without query; with the number of a page where it is one of a list. */
  path: string
  kind?: 'website' | 'article' | 'profile'
  /** 1200 by 630; a path of the site or a whole address. */
  image?: { url: string; altText: string }
  /** `YYYY-MM-DD`. */
  publishedOn?: string | undefined
  updatedOn?: string | undefined
  authorNames?: readonly string[]
  section?: string | undefined
  /** Of the newest pages, in its three forms: the path without its ending. */
  feed?: { path: string; title: string } | undefined
  /** Of what search engines should pass over: results of a search, a step that only one visitor takes. */
  robots?: 'noindex' | 'noindex, follow'
}

/** Its meta tags. */
export function metaOf(head: PageHead, site: Pick<PublicSettings, 'siteName' | 'siteUrl'>): MetaDescriptor[] {
  const { title, description, path, kind = 'website', image, feed, robots } = head
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
