import type { PageHandle } from '#app/context.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { missing } from '#app/shell/missing.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { knownCategory } from '#content-model/documents/path-of.ts'
import type { Route } from './+types/category-page.ts'
import { categoryName } from './crumbs-of.ts'
import { ListBody } from './list-body.tsx'
import { pathOfPage } from './load-frame.server.ts'
import { loadList } from './load-list.server.ts'
import { listPaths } from './paths.ts'
import { categoryWords, words } from './words.ts'

export const handle = { cache: { params: ['page'] } } satisfies PageHandle

/** The articles and guides of one product line. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const category = knownCategory(params.category)
  if (!category) return missing(context, pathOfPage(request))
  const title = categoryName(category)
  return loadList(
    { request, context },
    { types: ['blog', 'resource'], category },
    {
      title,
      lead: categoryWords[category] ?? '',
      above: [{ name: words.learn, item: listPaths.resources }],
      category,
      feed: { path: `${listPaths.resources}/${category}/feed`, title },
    },
  )
}

export const meta = pageMeta

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ListBody view={loaderData.view} none={words.noArticles} /> : <NotFoundPage />
}
