import type { MetaDescriptor } from 'react-router'
import { metaOf, type PageHead } from './page-head.ts'
import type { PublicSettings } from './public-settings.tsx'
import { words } from './words.ts'

interface MetaArgs {
  loaderData: { head: PageHead } | null | undefined
  matches: readonly [{ loaderData: { settings: PublicSettings } }, ...unknown[]]
}

/** The meta tags of a page whose loader answers `head`, or null where there is no such page. */
export function pageMeta({ loaderData, matches }: MetaArgs): MetaDescriptor[] {
  if (loaderData) return metaOf(loaderData.head, matches[0].loaderData.settings)
  return [
    { title: words.notFound.title },
    { name: 'description', content: words.notFound.text },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Of a page whose component writes its title, because that goes by what its form's action answered. */
export function metaBesideTitle(args: MetaArgs): MetaDescriptor[] {
  return pageMeta(args).filter((tag) => !('title' in tag))
}
