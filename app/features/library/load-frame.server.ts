import { toImageService } from '#app/content/image-service.ts'
import { settingsWords } from '#app/content/settings-words.ts'
import { siteSettings } from '#app/content/site-settings.server.ts'
import { pageContext, servicesContext } from '#app/context.ts'
import type { PageRequest } from '#app/page-request.ts'
import { toPublicSettings } from '#app/shell/public-settings.server.ts'
import { surveyWords } from '#domain/cards/survey-words.ts'
import type { PageFrame } from './page-frame.ts'

export async function loadFrame({ request, context }: PageRequest): Promise<PageFrame> {
  const { searchParams } = new URL(request.url)
  const { config, cardSurvey } = context.get(servicesContext)
  const settings = await siteSettings(context)
  const facts = context.get(pageContext)
  facts.tag('card_survey')
  const today = facts.today()
  const path = toPagePath(request)
  const page = searchParams.get('page')
  return {
    settings,
    today,
    words: {
      ...settingsWords(settings, { today, operator: config.operator }),
      ...surveyWords(await cardSurvey.read()),
    },
    path,
    address: page === null ? path : `${path}?${new URLSearchParams({ page })}`,
    siteUrl: toPublicSettings(config).siteUrl,
    images: toImageService(config.content),
    isPreview: facts.preview !== undefined,
  }
}

/** Returns the path without a trailing slash. */
export function toPagePath(request: Request): string {
  return new URL(request.url).pathname.replace(/(?<=.)\/+$/, '')
}

/** Returns the page number of a list, counted from 1; undefined when `?page=` is not a valid page number. */
export function parsePageNumber(request: Request): number | undefined {
  const asked = new URL(request.url).searchParams.get('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : undefined
}
