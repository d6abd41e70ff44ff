import { href } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { notFound } from '#app/shell/not-found.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { knownCategory } from '#cms/model/documents/document-path.ts'
import type { Route } from './+types/category-page.ts'
import { categoryName } from './build-breadcrumbs.ts'
import { ListBody } from './list-body.tsx'
import { toPagePath } from './load-frame.server.ts'
import { loadList } from './load-list.server.ts'
import { categoryText, libraryText } from './messages.ts'

export const handle = { cache: { params: ['page'], allowsVendors: true } } satisfies PageHandle

/** Loads the articles and guides of one product line. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const category = knownCategory(params.category)
  if (!category) return notFound(context, toPagePath(request))
  const title = categoryName(category)
  return loadList(
    { request, context },
    { types: ['blog', 'resource'], category },
    {
      title,
      lead: categoryText[category] ?? '',
      above: [{ name: libraryText.learn, item: href('/resources') }],
      category,
      feed: { path: `${href('/resources')}/${category}/feed`, title },
    },
  )
}

export const meta = pageMeta

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ListBody view={loaderData.view} none={libraryText.noArticles} /> : <NotFoundPage />
}
