import type { RouterContextProvider } from 'react-router'
import type { BlockData, PostSummary } from '#app/blocks/block-data.ts'
import { categoryOf, pathOf } from '#content-model/documents/path-of.ts'
import { addressOf, type LibraryDocument } from './library-document.ts'
import { type ListedPost, listPosts } from './posts.server.ts'

const MOST = 3
/** Among so many of the newest. */
const LOOKED_AT = 24

/**
 * What to read after a page: the pages that its editor chose, then articles of its product line with the most tags in common,
 * the newest first. A page that belongs to no line has only those chosen.
 * @param posts pages that the document names, by path
 */
export async function relatedPosts(
  context: Readonly<RouterContextProvider>,
  document: LibraryDocument,
  posts: BlockData['posts'],
): Promise<PostSummary[]> {
  const chosen = (document.links ?? []).flatMap((link) => posts[pathOf(link)] ?? [])
  const room = Math.max(0, MOST - chosen.length)
  return [...chosen, ...(await articlesLike(context, document)).slice(0, room)]
}

async function articlesLike(
  context: Readonly<RouterContextProvider>,
  document: LibraryDocument,
): Promise<PostSummary[]> {
  const { categories } = addressOf(document)
  if (!categories || document._type === 'lander') return []
  const category = categoryOf(categories[0])
  const { posts } = await listPosts(context, { types: ['blog'], category, limit: LOOKED_AT })
  const named = new Set((document.links ?? []).map(pathOf))
  return posts
    .filter((post) => post.id !== document._id && !named.has(pathOf(post)))
    .map((post) => ({ post, common: commonTags(post, document) }))
    .toSorted((one, other) => other.common - one.common)
    .map(({ post }) => post)
}

function commonTags({ tags }: ListedPost, { tags: own = [] }: LibraryDocument): number {
  return tags.filter((tag) => own.includes(tag)).length
}
