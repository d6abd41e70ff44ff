import { element, xmlFile } from './write-xml.ts'

/** A feed of the newest articles in a list. */
interface Feed {
  title: string
  description: string
  /** Full URLs of the list's page and of the feed itself. */
  pageUrl: string
  feedUrl: string
  siteName: string
  /** Newest first. */
  items: readonly FeedItem[]
}

interface FeedItem {
  url: string
  title: string
  description: string
  authorNames: readonly string[]
  /** ISO timestamps. */
  publishedAt: string
  updatedAt: string
}

/** The three feed formats, by file extension. */
export const feedFormats = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: writeRss },
  atom: { type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  json: { type: 'application/feed+json; charset=utf-8', write: writeJson },
} as const

export type FeedFormat = keyof typeof feedFormats

/** RSS 2.0. */
function writeRss({ title, description, pageUrl, feedUrl, items }: Feed): string {
  const channel = element(
    'channel',
    {},
    element('title', {}, title),
    element('link', {}, pageUrl),
    element('description', {}, description),
    element('language', {}, 'en-us'),
    element('atom:link', { href: feedUrl, rel: 'self', type: 'application/rss+xml' }),
    items.map((item) =>
      element(
        'item',
        {},
        element('title', {}, item.title),
        element('link', {}, item.url),
        element('guid', { isPermaLink: 'true' }, item.url),
        element('description', {}, item.description),
        element('pubDate', {}, new Date(item.publishedAt).toUTCString()),
        item.authorNames.map((name) => element('dc:creator', {}, name)),
      ),
    ),
  )
  return xmlFile(
    element(
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      },
      channel,
    ),
  )
}

/** RFC 4287. */
function writeAtom({ title, description, pageUrl, feedUrl, siteName, items }: Feed): string {
  const updated =
    items
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? '1970-01-01T00:00:00Z'
  return xmlFile(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' },
      element('id', {}, feedUrl),
      element('title', {}, title),
      element('subtitle', {}, description),
      element('updated', {}, updated),
      element('author', {}, element('name', {}, siteName)),
      element('link', { href: pageUrl, rel: 'alternate', type: 'text/html' }),
      element('link', { href: feedUrl, rel: 'self', type: 'application/atom+xml' }),
      items.map((item) =>
        element(
          'entry',
          {},
          element('id', {}, item.url),
          element('title', {}, item.title),
          element('link', { href: item.url, rel: 'alternate', type: 'text/html' }),
          element('published', {}, item.publishedAt),
          element('updated', {}, item.updatedAt),
          element('summary', {}, item.description),
          item.authorNames.map((name) => element('author', {}, element('name', {}, name))),
        ),
      ),
    ),
  )
}

/** JSON Feed 1.1. */
function writeJson({ title, description, pageUrl, feedUrl, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    language: 'en-US',
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.description,
      content_text: item.description,
      date_published: item.publishedAt,
      date_modified: item.updatedAt,
      authors: item.authorNames.map((name) => ({ name })),
    })),
  })
}
