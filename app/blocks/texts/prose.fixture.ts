import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import type { RichText } from '#cms/model/rich-text/rich-text.ts'

/** Builds paragraphs of plain text, for fixtures. */
export function prose(...paragraphs: string[]): RichText {
  return paragraphs.map((text, at) => ({ ...makeParagraph(text, at), style: 'normal' }))
}

/** Builds a list of plain text, for fixtures. */
export function bullets(...lines: string[]): RichText {
  return lines.map((text, at) => ({ ...makeParagraph(text, at), listItem: 'bullet', level: 1 }))
}

function makeParagraph(text: string, at: number) {
  return {
    _type: 'block' as const,
    _key: `p${at}`,
    markDefs: [],
    children: [{ _type: 'span' as const, _key: 's', text, marks: [] }],
  }
}

/** A picture from the content library that every dataset has from its first start. */
export const picture: EntryOf<'Image'>['fields']['image'] = {
  _type: 'image',
  asset: { _id: 'image-23a823d06a8ab5237dc6d1ab52bb193a5b7228b2-240x240-svg' },
  altText: 'A sheet of figures and a coin on a desk',
}
