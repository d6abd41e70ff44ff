import {
  type BlockData,
  type ListedType,
  type ListWanted,
  listKey,
  type PostList,
  type PostSummary,
} from '#app/blocks/block-data.ts'
import type { EntryOf } from '#content-model/blocks/block-types.ts'
import { pathOf } from '#content-model/documents/path-of.ts'

type Links = NonNullable<EntryOf<'Blogs group'>['fields']['blogs']>
export type PostListStyle = EntryOf<'Blogs group'>['fields']['style']

/** How an editor says which posts a list shows: these, or the newest of a category. */
export interface Choice {
  style?: PostListStyle | undefined
  blogs?: Links | undefined
  category?: string | undefined
}

const groupSize = 6
const pageSize = 12
const largestList = 48

/** The posts of a group, in the editor's order or the newest first. */
export function chosenPosts(
  data: BlockData,
  choice: Choice & { limit?: number | undefined },
): readonly PostSummary[] {
  const links = linksOf(choice)
  if (links) return found(data, links).slice(0, sizeOf(choice.limit, largestList))
  return data.lists[listKey(wantedBy(choice, sizeOf(choice.limit, groupSize)))]?.posts ?? []
}

/** One page of a list with pages. */
export function chosenPage(
  data: BlockData,
  choice: Choice & { perPage?: number | undefined },
  page: number,
): PostList {
  const perPage = sizeOf(choice.perPage, pageSize)
  const links = linksOf(choice)
  if (links) {
    const posts = found(data, links)
    const from = (page - 1) * perPage
    return { posts: posts.slice(from, from + perPage), total: posts.length, page, perPage }
  }
  return data.lists[listKey(wantedBy(choice, perPage))] ?? { posts: [], total: 0, page, perPage }
}

/** The list that a choice without posts of its own asks for; undefined where it names them. */
export function listOfGroup(choice: Choice & { limit?: number | undefined }): ListWanted | undefined {
  return linksOf(choice) ? undefined : wantedBy(choice, sizeOf(choice.limit, groupSize))
}

export function listOfPages(choice: Choice & { perPage?: number | undefined }): ListWanted | undefined {
  return linksOf(choice) ? undefined : wantedBy(choice, sizeOf(choice.perPage, pageSize))
}

function linksOf({ blogs }: Choice): Links | undefined {
  return blogs && blogs.length > 0 ? blogs : undefined
}

/** Posts that are no longer there, or drafts again, are left out. */
function found({ posts }: BlockData, links: Links): PostSummary[] {
  return links.flatMap((link) => posts[pathOf(link)] ?? [])
}

function wantedBy({ style, category }: Choice, perPage: number): ListWanted {
  return { category, perPage, documentType: listedType(style, category) }
}

/** Styles of reviews list reviews, all others articles. */
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

/** An editor's number as one that a list can have. */
function sizeOf(wanted: number | undefined, otherwise: number): number {
  return wanted === undefined ? otherwise : Math.min(largestList, Math.max(1, Math.round(wanted)))
}
