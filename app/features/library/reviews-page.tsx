import type { PageHandle } from '#app/context.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { parseCategory } from '#cms/model/documents/document-path.ts'
import { findProductLine, productLines } from '#domain/product-line.ts'
import type { Route } from './+types/reviews-page.ts'
import { reviewsTitle } from './build-breadcrumbs.ts'
import { ListBody } from './list-body.tsx'
import { toPagePath } from './load-frame.server.ts'
import { loadList } from './load-list.server.ts'
import { libraryText } from './messages.ts'

export const handle = { cache: { params: ['page'], allowsVendors: true } } satisfies PageHandle

/** Loads the reviews of the product line that the path names. */
export function loader({ request, context }: Route.LoaderArgs) {
  const line = findProductLine(toPagePath(request))
  const category = parseCategory(line ? productLines[line].category : undefined)
  return loadList(
    { request, context },
    { types: ['lenderReview', 'creditCardReview'], category },
    {
      title: reviewsTitle(category),
      lead: libraryText.reviewsLead,
      above: [],
      category,
      style: category === 'credit-cards' ? 'Credit Card Info' : 'Lender Review',
    },
  )
}

export const meta = pageMeta

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <ListBody view={loaderData.view} none={libraryText.noReviews} withDisclosure />
  ) : (
    <NotFoundPage />
  )
}
