import type { LoaderFunctionArgs, ServerBuild } from 'react-router'
import { pageContent } from '#app/content/page-content.server.ts'
import { type PageHandle, pageContext, servicesContext } from '#app/context.ts'

/**
 * A site of two pages that show content and nothing else: `/articles/{slug}` an article with its author, `/lists/{kind}` the
 * titles of a kind of articles. `beforeAnswer` runs when a page has read and has not answered yet.
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
