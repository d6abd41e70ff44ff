import type { RouterContextProvider } from 'react-router'
import { type Description, describePage } from '#app/shell/describe-page.server.ts'
import type { PageHead } from '#app/shell/page-head.ts'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'

interface DescribedPage {
  /** Path without the query string. */
  path: string
  /** Name of the page, the same for every visitor. */
  name: string
  description: string
  /** The breadcrumbs that the page shows, if any. */
  breadcrumbs?: readonly Breadcrumb[]
}

/**
 * Describes a page with one visitor's results to search engines. It leaves out the loans, because they depend
 * on the visitor, and samples are not real offers. `more` only changes the page head, which is specific to
 * the visitor.
 */
export function describeLoanPage(
  context: Readonly<RouterContextProvider>,
  { path, name, description, breadcrumbs }: DescribedPage,
  more?: Partial<PageHead>,
): Promise<Description> {
  const metadata = {
    pageUrl: path,
    title: name,
    description,
    category: 'student-loans',
    ...(breadcrumbs && { breadcrumbsList: breadcrumbs }),
  }
  return describePage(context, metadata, more)
}
