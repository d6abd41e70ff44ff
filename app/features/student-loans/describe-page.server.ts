import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { structuredDataOf } from '#app/shell/structured-data.server.ts'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'
import type { JsonLd } from '#domain/structured-data/json-ld.ts'
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
 * depends on who asks, and samples are no offers.
 */
export function describePage(
  context: Readonly<RouterContextProvider>,
  { path, name, description, breadcrumbs }: DescribedPage,
): Promise<JsonLd> {
  return structuredDataOf(context, {
    pageUrl: path,
    title: words.title(name, context.get(servicesContext).config.siteName),
    description,
    category: 'student-loans',
    ...(breadcrumbs && { breadcrumbsList: breadcrumbs }),
  })
}
