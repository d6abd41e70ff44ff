import type { LoaderFunctionArgs } from 'react-router'
import { pageContent } from '#app/content/page-content.server.ts'
import type { PageHandle } from '#app/context.ts'
import { serverWithPages } from '#testing/page-build.ts'

/**
 * A site with two pages that show only content: `/articles/{slug}` shows an article with its author, and
 * `/lists/{kind}` the titles of all articles of that kind. `beforeAnswer` runs after a page has read its data
 * and before it responds.
 */
export function contentPages(beforeAnswer: () => Promise<void> = async () => {}) {
  const page = (query: string, param: string) => ({
    handle: { cache: { params: [] } } satisfies PageHandle,
    async loader({ context, params }: LoaderFunctionArgs) {
      const result = await pageContent(context, { query, params: { [param]: params[param] ?? '' } })
      await beforeAnswer()
      return Response.json(result)
    },
  })
  return serverWithPages({
    'articles/:slug': page(articleQuery, 'slug'),
    'lists/:kind': page(listQuery, 'kind'),
  })
}

const articleQuery =
  '*[_type == "article" && slug.current == $slug][0]{title, "author": author->name, "related": related->title}'
const listQuery = '*[_type == "article" && kind == $kind] | order(title asc){title}'
