import type { AnyRichText, RichText } from '#cms/model/rich-text/rich-text.ts'
import type { LivingFigure } from '#domain/award-years/living-figures.ts'

/** A paragraph, heading or list item. */
export type TextParagraph = Extract<AnyRichText[number], { _type: 'block' }>

/** A mark of any kind in a paragraph. */
export type TextMark = NonNullable<TextParagraph['markDefs']>[number]

type Marks = NonNullable<Extract<RichText[number], { children: unknown }>['markDefs']>[number]

/** The value of a mark in `markDefs`. */
export type MarkOf<Type extends Marks['_type']> = Extract<Marks, { _type: Type }>
export type CitationValue = Omit<MarkOf<'citation'>, '_key'>

export type MemberOf<Type extends RichText[number]['_type']> = Extract<RichText[number], { _type: Type }>

/** Marks that prepareText inserts in place of tokens and sources. */
export interface FigureMark {
  _type: 'livingFigure'
  _key: string
  figure: LivingFigure
}

export interface SourceNoteValue {
  _type: 'sourceNote'
  _key: string
  citation: CitationValue
}

/** Checks the type of a mark; the content model has already validated the mark's fields. */
export function isMark<Type extends Marks['_type']>(
  mark: { _type: string } | undefined,
  type: Type,
): mark is MarkOf<Type> {
  return mark?._type === type
}
