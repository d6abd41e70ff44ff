import type { RouterContextProvider } from 'react-router'
import { imageServiceOf } from '#app/content/image-service.ts'
import { settingsWords } from '#app/content/settings-words.ts'
import { siteSettings } from '#app/content/site-settings.server.ts'
import { pageContext, servicesContext } from '#app/context.ts'
import { publicSettingsOf } from '#app/shell/public-settings.server.ts'
import type { PageFrame } from './page-frame.ts'

/** What the loader of each page is handed. */
export interface PageRequest {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function loadFrame({ request, context }: PageRequest): Promise<PageFrame> {
  const { searchParams } = new URL(request.url)
  const { config } = context.get(servicesContext)
  const settings = await siteSettings(context)
  const facts = context.get(pageContext)
  const today = facts.today()
  const path = pathOfPage(request)
  const page = searchParams.get('page')
  return {
    settings,
    today,
    words: settingsWords(settings, today),
    path,
    address: page === null ? path : `${path}?${new URLSearchParams({ page })}`,
    siteUrl: publicSettingsOf(config).siteUrl,
    images: imageServiceOf(config.content),
    isPreview: facts.preview !== undefined,
  }
}

/** Without a slash at its end. */
export function pathOfPage(request: Request): string {
  return new URL(request.url).pathname.replace(/(?<=.)\/+$/, '')
}

/** The page of a list, from 1; undefined for what is no number of a page. */
export function pageAsked(request: Request): number | undefined {
  const asked = new URL(request.url).searchParams.get('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : undefined
}
