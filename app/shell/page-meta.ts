import type { MetaDescriptor } from 'react-router'
import { shellText } from './messages.ts'
import { type PageHead, toMeta } from './page-head.ts'
import { toPageTitle } from './page-title.ts'
import type { PublicSettings } from './public-settings.tsx'

interface MetaArgs {
  loaderData: { head: PageHead } | null | undefined
  matches: readonly [{ loaderData: { settings: PublicSettings } }, ...unknown[]]
}

/**
 * Returns the meta tags of a page whose loader returns `head`, or those of the not-found page when the loader
 * returns null.
 */
export function pageMeta({ loaderData, matches }: MetaArgs): MetaDescriptor[] {
  const { settings } = matches[0].loaderData
  if (loaderData) return toMeta(loaderData.head, settings)
  return [
    { title: toPageTitle(shellText.notFound.title, settings.siteName) },
    { name: 'description', content: shellText.notFound.text },
    { name: 'robots', content: 'noindex' },
  ]
}

/**
 * Returns the meta tags without a title, for pages whose component writes the title because it depends on the
 * form's result.
 */
export function metaWithoutTitle(args: MetaArgs): MetaDescriptor[] {
  return pageMeta(args).filter((tag) => !('title' in tag))
}
