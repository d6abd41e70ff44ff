import type { AnyRichText } from '#cms/model/rich-text/rich-text.ts'
import { decorators } from '#cms/model/rich-text/styles.ts'
import { fillParts, type TokenWords } from '#cms/model/tokens/template-tokens.ts'
import {
  type FigureMark,
  isMark,
  type SourceNoteValue,
  type TextMark,
  type TextParagraph,
} from './text-value.ts'

type Span = TextParagraph['children'][number]

/** A paragraph as the renderer takes it: with its tokens filled in, and with the original paragraph. */
export interface PreparedParagraph extends Omit<TextParagraph, 'children' | 'markDefs'> {
  children: (Span | SourceNoteValue)[]
  markDefs: (TextMark | FigureMark)[]
  /** The outline looks up headings by it. */
  original: TextParagraph
}

/**
 * Fills in the tokens of a rich text. Live figures become marks, so that they can be inside other marks;
 * sources become notes after the words they belong to, outside other marks. When links and definitions cover
 * the same words, only the first is kept, because neither may contain the other.
 */
export function prepareText(value: AnyRichText, words: TokenWords, isPlain = false) {
  return value.map((member) => (isParagraph(member) ? prepareParagraph(member, words, isPlain) : member))
}

/** Returns the paragraph that the outline knows. */
export function getOriginal(prepared: object): object {
  const original = 'original' in prepared ? prepared.original : null
  return typeof original === 'object' && original !== null ? original : prepared
}

function isHeading({ style }: TextParagraph): boolean {
  return /^h[1-6]$/.test(style ?? '')
}

function isParagraph(member: AnyRichText[number]): member is TextParagraph {
  return member._type === 'block'
}

function prepareParagraph(
  original: TextParagraph,
  words: TokenWords,
  isPlainText: boolean,
): PreparedParagraph {
  const isInHeading = isHeading(original)
  // A list would otherwise be nested inside the heading of its item.
  const style = isInHeading && original.listItem !== undefined ? undefined : original.style
  const isPlain = isPlainText || (isInHeading && style !== undefined)
  const markDefs: (TextMark | FigureMark)[] = [...(original.markDefs ?? [])]
  const known = new Map(original.markDefs?.map((mark) => [mark._key, mark]))
  const children = original.children.flatMap((span, at) => {
    const marks =
      span.marks?.filter((name) => decorators.some((one) => one === name) || known.has(name)) ?? []
    const [pressed, ...more] = marks.filter((name) => isPressed(known.get(name)))
    const left = marks.filter((name) => !more.includes(name) && !isMark(known.get(name), 'citation'))
    const nextMarks = original.children[at + 1]?.marks
    const notes = marks.flatMap((name): SourceNoteValue[] => {
      const mark = known.get(name)
      if (!isMark(mark, 'citation') || nextMarks?.includes(name)) return []
      return [{ _type: 'sourceNote', _key: `${name}-${at}`, citation: mark }]
    })
    return [...fill({ ...span, marks: left }, pressed !== undefined || isPlain), ...notes]
  })
  return { ...original, style, children, markDefs, original }

  function fill(span: Span, isPlainSpan: boolean): Span[] {
    const spans: Span[] = []
    let text = ''
    for (const part of fillParts(span.text, words)) {
      if ('text' in part) text += part.text
      else if (isPlainSpan) text += part.figure.text
      else {
        const key = `figure-${markDefs.length}`
        markDefs.push({ _type: 'livingFigure', _key: key, figure: part.figure })
        if (text !== '') spans.push({ ...span, text })
        spans.push({ ...span, text: part.figure.text, marks: [...(span.marks ?? []), key] })
        text = ''
      }
    }
    if (text !== '' || spans.length === 0) spans.push({ ...span, text })
    return spans.map((one, at) => ({ ...one, _key: spans.length > 1 ? `${span._key}-${at}` : span._key }))
  }
}

/** Whether the mark makes its words interactive. */
function isPressed(mark: TextMark | undefined): boolean {
  return isMark(mark, 'link') || isMark(mark, 'internalLink') || isMark(mark, 'definition')
}
