import { type BlockData, noBlockData, type PostSummary } from '#app/blocks/block-data.ts'
import { loadBlockData } from '#app/blocks/load-block-data.server.ts'
import type { PostListStyle } from '#app/blocks/posts/chosen-posts.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { missing } from '#app/shell/missing.server.ts'
import { pathOf } from '#content-model/documents/path-of.ts'
import type { PostFilter } from '#content-model/queries/posts-query.ts'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'
import { loadFrame, type PageRequest, pageAsked } from './load-frame.server.ts'
import type { PageFrame } from './page-frame.ts'
import { listPosts } from './posts.server.ts'

/** On one page of a list. */
const PER_PAGE = 12

/** One page of a list of pages. */
export interface ListView {
  frame: PageFrame
  title: string
  lead: string
  crumbs: readonly Breadcrumb[]
  posts: readonly PostSummary[]
  /** How each is shown; as an article unless told. */
  style?: PostListStyle | undefined
  /** What the style shows besides. */
  data: BlockData
  /** From 1. */
  page: number
  pages: number
}

interface ListPage {
  title: string
  lead: string
  /** The trail without Home and without the page itself. */
  above: readonly Breadcrumb[]
  category?: string | undefined
  style?: PostListStyle
  feed?: { path: string; title: string }
}

/** The page of a list that `?page=` names; missing where the list has no such page. */
export async function loadList(
  { request, context }: PageRequest,
  filter: Omit<PostFilter, 'from' | 'limit'>,
  { title, lead, above, category, style, feed }: ListPage,
) {
  const frame = await loadFrame({ request, context })
  const page = pageAsked(request)
  if (page === undefined) return missing(context, frame.path)
  const found = await listPosts(context, { ...filter, from: (page - 1) * PER_PAGE, limit: PER_PAGE })
  const pages = Math.max(1, Math.ceil(found.total / PER_PAGE))
  if (page > pages) return missing(context, frame.path)
  const crumbs = [...above, { name: title, item: frame.path }]
  const data = style ? await dataOf(context, style, found.posts) : noBlockData
  const posts = found.posts.map((post) => data.posts[pathOf(post)] ?? post)
  const view: ListView = { frame, title, lead, crumbs, posts, style, data, page, pages }
  const description = await describePage(
    context,
    {
      pageUrl: frame.path,
      title,
      description: lead,
      breadcrumbsList: crumbs,
      ...(category && { category }),
    },
    { ...(page > 1 && { path: `${frame.path}?page=${page}` }), ...(feed && { feed }) },
  )
  return { view, ...description } satisfies LoadedPage<ListView>
}

/** What a block with these posts would show of them: scores, and facts of the catalog. */
function dataOf(context: PageRequest['context'], style: PostListStyle, posts: readonly PostSummary[]) {
  const blogs = posts.map(({ documentType, title, slug, categories }) => ({
    _type: 'postLink' as const,
    documentType,
    title,
    slug: { _type: 'slug' as const, ...slug },
    categories: [...(categories ?? [])],
  }))
  const block = { _type: 'entry', componentType: 'Blogs group', fields: { style, blogs } } as const
  return loadBlockData(context, { _type: 'list', body: [block] })
}
