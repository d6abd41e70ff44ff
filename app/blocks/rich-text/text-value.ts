import type { AnyRichText, RichText } from '#content-model/rich-text/rich-text.ts'
import type { LivingFigure } from '#domain/award-years/living-figures.ts'

/** A paragraph, heading or list item. */
export type TextParagraph = Extract<AnyRichText[number], { _type: 'block' }>

/** A mark of any kind, as paragraphs hold it. */
export type TextMark = NonNullable<TextParagraph['markDefs']>[number]

type Marks = NonNullable<Extract<RichText[number], { children: unknown }>['markDefs']>[number]

/** What a mark holds in `markDefs`. */
export type MarkOf<Type extends Marks['_type']> = Extract<Marks, { _type: Type }>
export type CitationValue = Omit<MarkOf<'citation'>, '_key'>

export type MemberOf<Type extends RichText[number]['_type']> = Extract<RichText[number], { _type: Type }>

/** Marks that prepareText puts in the place of tokens and sources. */
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

/** What a page reads is checked by the model, so the type of a mark says what it holds. */
export function isMark<Type extends Marks['_type']>(
  mark: { _type: string } | undefined,
  type: Type,
): mark is MarkOf<Type> {
  return mark?._type === type
}
