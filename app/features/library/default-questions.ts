import type { Read } from '#cms/model/documents/document-types.ts'
import { derivedValues } from '#cms/model/texts/derived-values.ts'
import type { LibraryDocument } from './library-document.ts'
import { libraryText } from './messages.ts'

/**
 * Top picks and landers ask people to choose a product through us, so they end with the settings' questions
 * about this site, unless they have questions of their own. Articles go without, because the same questions
 * would repeat on every one of them.
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
    fields: { title: libraryText.defaultQuestions, questions: defaultFaq },
  } as const
  const { sections = [], body = [] } = document
  return sections.length > 0
    ? { ...document, sections: [...sections, faq] }
    : { ...document, body: [...body, faq] }
}
