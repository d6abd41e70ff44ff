import { href } from 'react-router'
import { type PageHandle, servicesContext } from '#app/context.ts'
import { knownCategory, toDocumentPath } from '#cms/model/documents/document-path.ts'
import { fillTokens } from '#cms/model/tokens/template-tokens.ts'
import type { Route } from './+types/feed-route.ts'
import { categoryName } from './build-breadcrumbs.ts'
import { type FeedFormat, feedFormats } from './feed-formats.ts'
import { loadFrame } from './load-frame.server.ts'
import { categoryText, libraryText } from './messages.ts'
import { type ListedPost, listPosts } from './posts.server.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

const MAX_ITEMS = 30

/** Answers with the newest articles, of one product line or of all, in the format that the path ends with. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const asked: string | undefined = 'category' in params ? params.category : undefined
  const category = knownCategory(asked)
  if (asked !== undefined && !category) return new Response(null, { status: 404 })
  const frame = await loadFrame({ request, context })
  const { siteName } = context.get(servicesContext).config
  const { posts } = await listPosts(context, { types: ['blog'], category, limit: MAX_ITEMS })
  const page = category ? href('/resources/:category', { category }) : href('/resources')
  const filled = (text: string) => fillTokens(text, frame.words)
  const toFeedItem = (post: ListedPost) => ({
    url: frame.siteUrl + toDocumentPath(post),
    title: filled(post.title),
    description: filled(post.description ?? post.title),
    authorNames: post.authorNames,
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
  })
  const format = parseFeedFormat(frame.path)
  const { type, write } = feedFormats[format]
  const file = write({
    title: libraryText.feedTitle(siteName, category ? categoryName(category) : libraryText.learn),
    description: (category && categoryText[category]) ?? libraryText.learnLead,
    pageUrl: frame.siteUrl + page,
    feedUrl: frame.siteUrl + frame.path,
    siteName,
    items: posts.map(toFeedItem),
  })
  return new Response(file, { headers: { 'Content-Type': type } })
}

function parseFeedFormat(path: string): FeedFormat {
  const ending = path.split('.').at(-1)
  return ending === 'rss' || ending === 'atom' ? ending : 'json'
}
