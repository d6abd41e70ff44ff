import { data, type RouterContextProvider, redirect } from 'react-router'
import { siteSettings } from '#app/content/site-settings.server.ts'

/**
 * Answers an address that has no page: a redirect if the settings say where it moved, 410 if they say it is
 * gone, and 404 otherwise.
 */
export async function notFound(context: Readonly<RouterContextProvider>, path: string) {
  const { redirects = [] } = await siteSettings(context)
  const moved = redirects.find(({ from }) => from === path)
  if (moved?.to && moved.to !== path) throw redirect(moved.to, 301)
  return data(null, { status: moved ? 410 : 404 })
}
