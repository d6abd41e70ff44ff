import { isDeepStrictEqual } from 'node:util'
import { isJsonObject, type Json, type JsonObject } from '#cms/service/documents.ts'

/** A block of rich text as stored in a library file. */
export type BlockText = {
  /** One line of Markdown. */
  _md: string
  /**
   * The marks that the text references as `[words][1]`, `[words][2]`, and so on: marks other than plain
   * links, such as sources.
   */
  _marks?: JsonObject[]
  /** The keys of the block, its marks, and its spans, if they differ from the default ones. */
  _keys?: string
}

/**
 * Converts a block to text; returns `undefined` if the text would not convert back to exactly the same block,
 * because the block has a style, mark, or field that Markdown lacks.
 * @param place the index of the block in its list, from 0
 */
export function blockToText(block: JsonObject, place: number): BlockText | undefined {
  // Only ordinary JSON refers to assets by file name, so blocks with assets are not converted.
  if (block._type !== 'block' || /"_file":|"_ref":"(image|file)-/.test(JSON.stringify(block)))
    return undefined
  const marks = listObjects(block.markDefs).filter((mark) => !isPlainLink(mark))
  const short: BlockText = {
    _md: formatBlock(block, marks),
    ...(marks.length > 0 && { _marks: marks.map(({ _key, ...mark }) => mark) }),
  }
  const keys = listKeys(block)
  const hasDefaultKeys = isDeepStrictEqual(listKeys(blockFromText(short, place)), keys)
  const text = hasDefaultKeys ? short : { ...short, _keys: keys.join(' ') }
  return isDeepStrictEqual(blockFromText(text, place), block) ? text : undefined
}

/** Converts a text to its block. Every text is valid; signs without a meaning are kept as they are. */
export function blockFromText({ _md, _marks = [], _keys }: BlockText, place: number): JsonObject {
  const [, mark = '', text = ''] = /^(#{1,6} |> |(?: {2})*(?:-|1\.) )?(.*)$/s.exec(_md) ?? []
  const { spans, links } = readSpans(text, _marks)
  const given = _keys?.split(' ')
  const key = (at: number, usual: string) => given?.[at] ?? usual
  const linkKey = (link: number) => key(1 + link, `b${place}m${link}`)
  return {
    _type: 'block',
    _key: key(0, `b${place}`),
    ...toStyle(mark),
    markDefs: links.map((link, at) => ({ ...link, _key: linkKey(at) })),
    children: spans.map(({ text, marks }, span) => ({
      _type: 'span',
      _key: key(1 + links.length + span, `b${place}s${span}`),
      marks: marks.map((mark) => (typeof mark === 'number' ? linkKey(mark) : mark)),
      text,
    })),
  }
}

function toStyle(mark: string): JsonObject {
  const sign = mark.trim()
  if (sign.startsWith('#')) return { style: `h${sign.length}` }
  if (sign === '>') return { style: 'blockquote' }
  if (sign === '') return { style: 'normal' }
  const level = (mark.length - sign.length - 1) / 2 + 1
  return { style: 'normal', listItem: sign === '-' ? 'bullet' : 'number', level }
}

function toMark({ style, listItem, level }: JsonObject): string {
  if (listItem !== undefined) {
    return `${'  '.repeat(Math.max(0, Number(level) - 1) || 0)}${listItem === 'bullet' ? '-' : '1.'} `
  }
  const heading = /^h([1-6])$/.exec(String(style))?.[1]
  if (heading) return `${'#'.repeat(Number(heading))} `
  return style === 'blockquote' ? '> ' : ''
}

const signs = new Map([
  ['strong', '**'],
  ['em', '_'],
  ['code', '`'],
])

interface Span {
  text: string
  /** The names of marks, and the indexes of links. */
  marks: (string | number)[]
}

function isPlainLink({ _type, _key, href, ...more }: JsonObject): boolean {
  return _type === 'link' && typeof href === 'string' && Object.keys(more).length === 0
}

function formatBlock(block: JsonObject, marks: readonly JsonObject[]): string {
  const links = listObjects(block.markDefs)
  const findEnd = (key: string) => {
    const number = marks.findIndex((mark) => mark._key === key) + 1
    if (number > 0) return `][${number}]`
    const href = String(links.find((link) => link._key === key)?.href)
    return `](${href.replaceAll(/[\\)]/g, String.raw`\$&`)})`
  }
  const children = listObjects(block.children)
  const mark = toMark(block)
  let text = ''
  let open: string[] = []
  for (const child of [...children, { marks: [], text: '' }]) {
    const marks = Array.isArray(child.marks) ? child.marks.map(String) : []
    const kept = open.findIndex((each, at) => marks[at] !== each)
    const staying = kept === -1 ? open : open.slice(0, kept)
    for (const closing of open.slice(staying.length).reverse()) text += signs.get(closing) ?? findEnd(closing)
    for (const opening of marks.slice(staying.length)) text += signs.get(opening) ?? '['
    text += String(child.text).replaceAll(/[\\*_`[\]]/g, String.raw`\$&`)
    open = marks
  }
  // Escape a text that would be read as a heading, a list, or a quotation.
  return mark === '' && /^(#{1,6} |> |(?: {2})*(?:-|1\.) )/.test(text) ? `\\${text}` : mark + text
}

/**
 * Parses the text into spans. A sign opens a mark, and the next one closes it; a backslash makes the
 * following character literal.
 */
function readSpans(text: string, given: readonly JsonObject[]): { spans: Span[]; links: JsonObject[] } {
  const spans: Span[] = []
  const links: JsonObject[] = []
  let marks: (string | number)[] = []
  let from = ''
  const endSpan = () => {
    if (from !== '') spans.push({ text: from, marks })
    from = ''
  }
  const parts = /\\(.)|\]\(((?:\\.|[^\\)])*)\)|\]\[(\d+)\]|(\*\*|_|`)|(\[)|[^\\\]*_`[]+|./gsu
  for (const [all, literal, href, number, sign, opening] of text.matchAll(parts)) {
    const end = href === undefined ? given[Number(number) - 1] : linkTo(href)
    const link = marks.findLast((mark) => typeof mark === 'number')
    if (literal !== undefined) from += literal
    else if (sign !== undefined) {
      endSpan()
      const name = [...signs].find(([, each]) => each === sign)?.[0] ?? sign
      marks = marks.includes(name) ? marks.filter((mark) => mark !== name) : [...marks, name]
    } else if (opening !== undefined) {
      endSpan()
      marks = [...marks, links.push(linkTo('')) - 1]
    } else if (end && typeof link === 'number') {
      endSpan()
      links[link] = end
      marks = marks.filter((mark) => mark !== link)
    } else from += all
  }
  endSpan()
  return { spans: spans.length > 0 ? spans : [{ text: '', marks: [] }], links }
}

const linkTo = (href: string): JsonObject => ({ _type: 'link', href: href.replaceAll(/\\(.)/gs, '$1') })

const listKeys = (block: JsonObject): string[] =>
  [block, ...listObjects(block.markDefs), ...listObjects(block.children)].map(({ _key }) => String(_key))

function listObjects(list: Json | undefined): JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : []
}
