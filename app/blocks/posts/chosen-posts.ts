import {
  type BlockData,
  type ListedType,
  type ListRequest,
  listKey,
  type PostList,
  type PostSummary,
} from '#app/blocks/block-data.ts'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { postsOnAPage } from '#cms/model/blocks/post-blocks.ts'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'

type Links = NonNullable<EntryOf<'Blogs group'>['fields']['blogs']>
export type PostListStyle = EntryOf<'Blogs group'>['fields']['style']

/** How an editor chooses the posts of a list: specific posts, or the newest of a category. */
export interface Choice {
  style?: PostListStyle | undefined
  blogs?: Links | undefined
  category?: string | undefined
}

const groupSize = 6
const largestList = 48

/** Returns the posts of a group, in the editor's order or newest first. */
export function getGroupPosts(
  data: BlockData,
  choice: Choice & { limit?: number | undefined },
): readonly PostSummary[] {
  const links = getChosenLinks(choice)
  if (links) return findLinkedPosts(data, links).slice(0, clampListSize(choice.limit, largestList))
  return data.lists[listKey(toListRequest(choice, clampListSize(choice.limit, groupSize)))]?.posts ?? []
}

/** Returns one page of a paginated list. */
export function getListPage(
  data: BlockData,
  choice: Choice & { perPage?: number | undefined },
  page: number,
): PostList {
  const perPage = clampListSize(choice.perPage, postsOnAPage)
  const links = getChosenLinks(choice)
  if (links) {
    const posts = findLinkedPosts(data, links)
    const from = (page - 1) * perPage
    return { posts: posts.slice(from, from + perPage), total: posts.length, page, perPage }
  }
  return data.lists[listKey(toListRequest(choice, perPage))] ?? { posts: [], total: 0, page, perPage }
}

/** Returns the list to look up for a choice that names no posts, or undefined when it names them. */
export function toGroupRequest(choice: Choice & { limit?: number | undefined }): ListRequest | undefined {
  return getChosenLinks(choice) ? undefined : toListRequest(choice, clampListSize(choice.limit, groupSize))
}

export function toPagesRequest(choice: Choice & { perPage?: number | undefined }): ListRequest | undefined {
  return getChosenLinks(choice)
    ? undefined
    : toListRequest(choice, clampListSize(choice.perPage, postsOnAPage))
}

function getChosenLinks({ blogs }: Choice): Links | undefined {
  return blogs && blogs.length > 0 ? blogs : undefined
}

/** Looks up linked posts and leaves out those that were deleted or turned back into drafts. */
function findLinkedPosts({ posts }: BlockData, links: Links): PostSummary[] {
  return links.flatMap((link) => posts[toDocumentPath(link)] ?? [])
}

function toListRequest({ style, category }: Choice, perPage: number): ListRequest {
  return { category, perPage, documentType: listedType(style, category) }
}

/** Review styles list reviews; all other styles list articles. */
function listedType(style: PostListStyle | undefined, category: string | undefined): ListedType {
  switch (style) {
    case 'Credit Card Info':
      return 'creditCardReview'
    case 'Best Offers':
    case 'Lender Review':
    case 'Lender Review Simplified':
      return 'lenderReview'
    case 'Read More Reviews':
      return category === 'credit-cards' ? 'creditCardReview' : 'lenderReview'
    default:
      return 'blog'
  }
}

/** Rounds an editor's number and clamps it to a valid list size. */
function clampListSize(wanted: number | undefined, otherwise: number): number {
  return wanted === undefined ? otherwise : Math.min(largestList, Math.max(1, Math.round(wanted)))
}
