import { data, type RouterContextProvider, redirect } from 'react-router'
import { siteSettings } from '#app/content/site-settings.server.ts'

/** The answer where no page stands: where it went, by the settings, or that it is gone or never was. */
export async function missing(context: Readonly<RouterContextProvider>, path: string) {
  const { redirects = [] } = await siteSettings(context)
  const moved = redirects.find(({ from }) => from === path)
  if (moved?.to && moved.to !== path) throw redirect(moved.to, 301)
  return data(null, { status: moved ? 410 : 404 })
}
