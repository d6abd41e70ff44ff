import type { PageHandle } from '#app/context.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { categoryOf } from '#content-model/documents/path-of.ts'
import { productLineOf, productLines } from '#domain/product-line.ts'
import type { Route } from './+types/reviews-page.ts'
import { reviewsTitle } from './crumbs-of.ts'
import { ListBody } from './list-body.tsx'
import { pathOfPage } from './load-frame.server.ts'
import { loadList } from './load-list.server.ts'
import { words } from './words.ts'

export const handle = { cache: { params: ['page'] } } satisfies PageHandle

/** The reviews of one product line, at the address that names it. */
export function loader({ request, context }: Route.LoaderArgs) {
  const line = productLineOf(pathOfPage(request))
  const category = categoryOf(line ? productLines[line].category : undefined)
  return loadList(
    { request, context },
    { types: ['lenderReview', 'creditCardReview'], category },
    {
      title: reviewsTitle(category),
      lead: words.reviewsLead,
      above: [],
      category,
      style: category === 'credit-cards' ? 'Credit Card Info' : 'Lender Review',
    },
  )
}

export const meta = pageMeta

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <ListBody view={loaderData.view} none={words.noReviews} withDisclosure />
  ) : (
    <NotFoundPage />
  )
}
