import { type PageHandle, servicesContext } from '#app/context.ts'
import { knownCategory, pathOf } from '#content-model/documents/path-of.ts'
import { fillTokens } from '#content-model/tokens/template-tokens.ts'
import type { Route } from './+types/feed-route.ts'
import { categoryName } from './crumbs-of.ts'
import { type FeedFormat, feedFormats } from './feed-formats.ts'
import { loadFrame } from './load-frame.server.ts'
import { listPaths } from './paths.ts'
import { type ListedPost, listPosts } from './posts.server.ts'
import { categoryWords, words } from './words.ts'

export const handle = { cache: { params: [] } } satisfies PageHandle

const MOST_ITEMS = 30

/** The newest articles, of one product line or of all, in the format that the address ends with. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const asked: string | undefined = 'category' in params ? params.category : undefined
  const category = knownCategory(asked)
  if (asked !== undefined && !category) return new Response(null, { status: 404 })
  const frame = await loadFrame({ request, context })
  const { siteName } = context.get(servicesContext).config
  const { posts } = await listPosts(context, { types: ['blog'], category, limit: MOST_ITEMS })
  const page = category ? `${listPaths.resources}/${category}` : listPaths.resources
  const filled = (text: string) => fillTokens(text, frame.words)
  const itemOf = (post: ListedPost) => ({
    url: frame.siteUrl + pathOf(post),
    title: filled(post.title),
    description: filled(post.description ?? post.title),
    authorNames: post.authorNames,
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
  })
  const format = formatOf(frame.path)
  const { type, write } = feedFormats[format]
  const file = write({
    title: words.feedTitle(siteName, category ? categoryName(category) : words.learn),
    description: (category && categoryWords[category]) ?? words.learnLead,
    pageUrl: frame.siteUrl + page,
    feedUrl: frame.siteUrl + frame.path,
    siteName,
    items: posts.map(itemOf),
  })
  return new Response(file, { headers: { 'Content-Type': type } })
}

function formatOf(path: string): FeedFormat {
  const ending = path.split('.').at(-1)
  return ending === 'rss' || ending === 'atom' ? ending : 'json'
}
