import { href, type RouterContextProvider } from 'react-router'
import { loadBlockData } from '#app/blocks/load-block-data.server.ts'
import type { PageScope } from '#app/blocks/page-scope.tsx'
import type { SectionValue } from '#app/blocks/sections/section-value.ts'
import { toImageService } from '#app/content/image-service.ts'
import { settingsWords } from '#app/content/settings-words.ts'
import { siteSettings } from '#app/content/site-settings.server.ts'
import { wholeDocuments } from '#app/content/whole-documents.server.ts'
import { pageContext, servicesContext } from '#app/context.ts'
import { toPublicSettings } from '#app/shell/public-settings.server.ts'
import { readDocument } from '#cms/model/documents/check-document.ts'
import { documentTypes, type Read } from '#cms/model/documents/document-types.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { sharedSectionsQuery } from '#cms/model/queries/named-queries.ts'

/** What editors write for the home page. */
export interface HomeContent {
  /** Where to start; absent when there is no such section. */
  start: SectionValue | undefined
  /** What to read; absent when there is no such section. */
  reading: SectionValue | undefined
  questions: NonNullable<Read<'settings'>['defaultFaq']>
  /** The data for its blocks, without what is derived from the sections themselves. */
  scope: Omit<PageScope, 'outline' | 'sources'>
}

const ids = { start: 'section-home-start', reading: 'section-home-reading' }

/**
 * Loads the home page's shared sections and the settings' questions; a change to either refreshes the page.
 */
export async function loadHomeContent(context: Readonly<RouterContextProvider>): Promise<HomeContent> {
  const { config, log } = context.get(servicesContext)
  const settings = await siteSettings(context)
  const stored = await wholeDocuments(
    context,
    documentTypes.sharedSection.fields,
    sharedSectionsQuery(Object.values(ids)),
  )
  const section = (id: string): SectionValue | undefined => {
    const found = stored.find((one) => isRecord(one) && one._id === id)
    if (!found) return undefined
    const checked = readDocument('sharedSection', found)
    // The section needs no spacing of its own because the page's bands provide it.
    if (checked.ok) return { ...checked.document, _type: 'section', spacing: 'Custom', customSpacing: 0 }
    log.error({ document: id, problems: checked.problems }, 'a section of the home page cannot be read')
    return undefined
  }
  const start = section(ids.start)
  const reading = section(ids.reading)
  const page = { _type: 'home', sections: [start, reading].filter((one) => one !== undefined) }
  const today = context.get(pageContext).today()
  const scope = {
    today,
    authors: [],
    words: settingsWords(settings, { today, operator: config.operator }),
    siteUrl: toPublicSettings(config).siteUrl,
    images: toImageService(config.content),
    isPreview: context.get(pageContext).preview !== undefined,
    data: await loadBlockData(context, page),
    address: href('/'),
  }
  return { start, reading, questions: settings.defaultFaq ?? [], scope }
}
