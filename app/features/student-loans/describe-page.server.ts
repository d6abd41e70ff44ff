import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { type Description, describePage } from '#app/shell/describe-page.server.ts'
import type { PageHead } from '#app/shell/page-head.ts'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'
import { words } from './words.ts'

interface DescribedPage {
  /** Without query. */
  path: string
  /** What the page is called for everybody, whoever's answers it shows. */
  name: string
  description: string
  /** The trail that the page shows, if it shows one. */
  breadcrumbs?: readonly Breadcrumb[]
}

/**
 * What a page that goes by one visitor's answers tells search engines: that it is there. Its loans are not told: which they are
 * depends on who asks, and samples are no offers. `more` is of the head alone, which is that visitor's own.
 */
export function describeLoanPage(
  context: Readonly<RouterContextProvider>,
  { path, name, description, breadcrumbs }: DescribedPage,
  more?: Partial<PageHead>,
): Promise<Description> {
  const title = words.title(name, context.get(servicesContext).config.siteName)
  const metadata = {
    pageUrl: path,
    title,
    description,
    category: 'student-loans',
    ...(breadcrumbs && { breadcrumbsList: breadcrumbs }),
  }
  return describePage(context, metadata, { title, ...more })
}
