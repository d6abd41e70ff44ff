import type { RouterContextProvider } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import type { Read } from '#cms/model/documents/document-types.ts'

/** Returns the site's settings for a loader. The cached page is dropped when they change. */
export async function siteSettings(context: Readonly<RouterContextProvider>): Promise<Read<'settings'>> {
  const page = context.get(pageContext)
  const { siteSettings } = context.get(servicesContext)
  const { settings, tags, expiresAt } = await (page.preview ? siteSettings.readDraft() : siteSettings.read())
  for (const tag of tags) page.tag(tag)
  if (expiresAt) page.expireAt(expiresAt)
  return settings
}
