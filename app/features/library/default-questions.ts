import type { Read } from '#content-model/documents/document-types.ts'
import { derivedValues } from '#content-model/texts/derived-values.ts'
import type { LibraryDocument } from './library-document.ts'
import { words } from './words.ts'

/**
 * Top picks and landers ask people to choose by us: at their end stand the questions that the settings have about us, unless they have
 * questions of their own. Below an article they would only be the same words once more.
 */
export function withDefaultQuestions(
  document: LibraryDocument,
  { defaultFaq = [] }: Pick<Read<'settings'>, 'defaultFaq'>,
): LibraryDocument {
  const asksToChoose = document._type === 'topPicksByCategory' || document._type === 'lander'
  if (!asksToChoose || defaultFaq.length === 0) return document
  if ((derivedValues(document).faq_1 ?? []).length > 0) return document
  const faq = {
    _type: 'entry',
    componentType: 'FAQ - white - one column',
    fields: { title: words.defaultQuestions, questions: defaultFaq },
  } as const
  const { sections = [], body = [] } = document
  return sections.length > 0
    ? { ...document, sections: [...sections, faq] }
    : { ...document, body: [...body, faq] }
}
