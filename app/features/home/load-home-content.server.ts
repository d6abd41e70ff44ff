import type { RouterContextProvider } from 'react-router'
import { loadBlockData } from '#app/blocks/load-block-data.server.ts'
import type { PageScope } from '#app/blocks/page-scope.tsx'
import type { SectionValue } from '#app/blocks/sections/section-value.ts'
import { imageServiceOf } from '#app/content/image-service.ts'
import { settingsWords } from '#app/content/settings-words.ts'
import { siteSettings } from '#app/content/site-settings.server.ts'
import { wholeDocuments } from '#app/content/whole-documents.server.ts'
import { pageContext, servicesContext } from '#app/context.ts'
import { publicSettingsOf } from '#app/shell/public-settings.server.ts'
import { readDocument } from '#content-model/documents/check-document.ts'
import { documentTypes, type Read } from '#content-model/documents/document-types.ts'
import { isRecord } from '#content-model/fields/record.ts'
import { sharedSectionsQuery } from '#content-model/queries/named-queries.ts'

/** What editors write of the home page. */
export interface HomeContent {
  /** Where to begin; absent where there is no such section. */
  start: SectionValue | undefined
  /** What to read. */
  reading: SectionValue | undefined
  questions: NonNullable<Read<'settings'>['defaultFaq']>
  /** What its blocks may know, but for what follows from the sections themselves. */
  scope: Omit<PageScope, 'outline' | 'sources'>
}

const ids = { start: 'section-home-start', reading: 'section-home-reading' }

/** The shared sections of the home page and the questions of the settings; the page is dropped when they change. */
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
    // The page has bands of its own, which give it its room.
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
    words: settingsWords(settings, today),
    siteUrl: publicSettingsOf(config).siteUrl,
    images: imageServiceOf(config.content),
    isPreview: context.get(pageContext).preview !== undefined,
    data: await loadBlockData(context, page),
    address: '/',
  }
  return { start, reading, questions: settings.defaultFaq ?? [], scope }
}
