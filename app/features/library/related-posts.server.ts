import type { RouterContextProvider } from 'react-router'
import type { BlockData, PostSummary } from '#app/blocks/block-data.ts'
import { parseCategory, toDocumentPath } from '#cms/model/documents/document-path.ts'
import { type LibraryDocument, toAddressed } from './library-document.ts'
import { type ListedPost, listPosts } from './posts.server.ts'

const MAX_RELATED = 3
/** How many of the newest articles are compared. */
const LOOKED_AT = 24

/**
 * Returns what to read after a page: the pages that its editor chose, then articles of its product line,
 * those with the most tags in common first and newer ones before older ones. Landers and pages without a
 * product line show only the chosen pages.
 * @param posts summaries of the pages that the document links to, by path
 */
export async function findRelatedPosts(
  context: Readonly<RouterContextProvider>,
  document: LibraryDocument,
  posts: BlockData['posts'],
): Promise<PostSummary[]> {
  const chosen = (document.links ?? []).flatMap((link) => posts[toDocumentPath(link)] ?? [])
  const room = Math.max(0, MAX_RELATED - chosen.length)
  return formatMinutesOfAllOrNone([
    ...chosen,
    ...(await findSimilarArticles(context, document)).slice(0, room),
  ])
}

/** Lists of similar articles come without reading times; cards side by side should all say the same things. */
function formatMinutesOfAllOrNone(posts: PostSummary[]): PostSummary[] {
  if (posts.every(({ minutesToRead }) => minutesToRead !== undefined)) return posts
  return posts.map((post) => ({ ...post, minutesToRead: undefined }))
}

async function findSimilarArticles(
  context: Readonly<RouterContextProvider>,
  document: LibraryDocument,
): Promise<PostSummary[]> {
  const { categories } = toAddressed(document)
  if (!categories || document._type === 'lander') return []
  const category = parseCategory(categories[0])
  const { posts } = await listPosts(context, { types: ['blog'], category, limit: LOOKED_AT })
  const named = new Set((document.links ?? []).map(toDocumentPath))
  return posts
    .filter((post) => post.id !== document._id && !named.has(toDocumentPath(post)))
    .map((post) => ({ post, common: countCommonTags(post, document) }))
    .toSorted((one, other) => other.common - one.common)
    .map(({ post }) => post)
}

function countCommonTags({ tags }: ListedPost, { tags: own = [] }: LibraryDocument): number {
  return tags.filter((tag) => own.includes(tag)).length
}
