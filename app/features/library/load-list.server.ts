import { type BlockData, noBlockData, type PostSummary } from '#app/blocks/block-data.ts'
import { loadBlockData } from '#app/blocks/load-block-data.server.ts'
import type { PostListStyle } from '#app/blocks/posts/chosen-posts.ts'
import type { PageRequest } from '#app/page-request.ts'
import { describePage, type LoadedPage } from '#app/shell/describe-page.server.ts'
import { notFound } from '#app/shell/not-found.server.ts'
import { postsOnAPage } from '#cms/model/blocks/post-blocks.ts'
import { toDocumentPath } from '#cms/model/documents/document-path.ts'
import type { PostFilter } from '#cms/model/queries/posts-query.ts'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'
import { countPages } from '#kit/listing/list-page.ts'
import { loadFrame, parsePageNumber } from './load-frame.server.ts'
import type { PageFrame } from './page-frame.ts'
import { listPosts } from './posts.server.ts'

/** One page of a list of posts. */
export interface ListView {
  frame: PageFrame
  title: string
  lead: string
  crumbs: readonly Breadcrumb[]
  posts: readonly PostSummary[]
  /** How each post is shown; a plain card when absent. */
  style?: PostListStyle | undefined
  /** The scores and catalog facts that the style also shows. */
  data: BlockData
  /** Counted from 1. */
  page: number
  pages: number
}

interface ListPage {
  title: string
  lead: string
  /** The breadcrumbs above this page, without Home and without the page itself. */
  above: readonly Breadcrumb[]
  category?: string | undefined
  style?: PostListStyle
  feed?: { path: string; title: string }
}

/** Loads the page of a list that `?page=` names; answers 404 when the list has no such page. */
export async function loadList(
  { request, context }: PageRequest,
  filter: Omit<PostFilter, 'from' | 'limit'>,
  { title, lead, above, category, style, feed }: ListPage,
) {
  const frame = await loadFrame({ request, context })
  const page = parsePageNumber(request)
  if (page === undefined) return notFound(context, frame.path)
  const found = await listPosts(context, { ...filter, from: (page - 1) * postsOnAPage, limit: postsOnAPage })
  const pages = countPages(found.total, postsOnAPage)
  if (page > pages) return notFound(context, frame.path)
  const crumbs = [...above, { name: title, item: frame.path }]
  const data = style ? await loadListData(context, style, found.posts) : noBlockData
  const posts = found.posts.map((post) => data.posts[toDocumentPath(post)] ?? post)
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

/** Loads what a block with these posts would show: scores and facts from the catalog. */
function loadListData(context: PageRequest['context'], style: PostListStyle, posts: readonly PostSummary[]) {
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
