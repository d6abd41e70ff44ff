import type { Paragraph } from '#cms/model/fields/value.ts'
import type { AnyRichText } from '#cms/model/rich-text/rich-text.ts'

/**
 * Returns the words of a rich text with a blank line between paragraphs. Images and tables contribute no
 * words.
 */
export function plainText(richText: AnyRichText): string {
  return richText
    .filter((member): member is Paragraph<never> => member._type === 'block')
    .map(({ children }) => children.map(({ text }) => text).join(''))
    .join('\n\n')
}
