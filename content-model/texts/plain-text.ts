import type { Paragraph } from '#content-model/fields/value.ts'
import type { AnyRichText } from '#content-model/rich-text/rich-text.ts'

/** The words of a rich text, its paragraphs apart by empty lines. Pictures and tables have none. */
export function plainText(richText: AnyRichText): string {
  return richText
    .filter((member): member is Paragraph<never> => member._type === 'block')
    .map(({ children }) => children.map(({ text }) => text).join(''))
    .join('\n\n')
}
