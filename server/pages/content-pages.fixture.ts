import type { LoaderFunctionArgs, ServerBuild } from 'react-router'
import { pageContent } from '#app/content/page-content.server.ts'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'

/**
 * A site with two pages that show only content: `/articles/{slug}` shows an article with its author, and
 * `/lists/{kind}` the titles of all articles of that kind. `beforeAnswer` runs after a page has read its data
 * and before it responds.
 */
export function contentPages(beforeAnswer: () => Promise<void> = async () => {}): ServerBuild {
  const page = (query: string, param: string) => ({
    handle: { cache: { params: [] } } satisfies PageHandle,
    async loader({ context, params }: LoaderFunctionArgs) {
      const result = await pageContent(context, { query, params: { [param]: params[param] ?? '' } })
      await beforeAnswer()
      return Response.json(result)
    },
  })
  const pages = {
    article: ['articles/:slug', page(articleQuery, 'slug')],
    list: ['lists/:kind', page(listQuery, 'kind')],
  } as const
  return {
    entry: { module: { default: () => new Response(), pageContext, servicesContext } },
    routes: Object.fromEntries(
      Object.entries(pages).map(([id, [path, module]]) => [
        id,
        { id, path, module: { ...module, default: undefined } },
      ]),
    ),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild
}

const articleQuery =
  '*[_type == "article" && slug.current == $slug][0]{title, "author": author->name, "related": related->title}'
const listQuery = '*[_type == "article" && kind == $kind] | order(title asc){title}'
