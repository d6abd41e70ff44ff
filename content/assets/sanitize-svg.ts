import { createHash } from 'node:crypto'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { type ContentError, refusal } from '#content/errors.ts'
import { svgSize } from './svg-size.ts'
import { createUseCounter } from './svg-uses.ts'
import { animatingElements, svgAttributes, svgElements } from './svg-vocabulary.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'

/** Far more than drawings have; browsers slow down before. */
const MAX_ELEMENTS = 50_000
const MAX_DEPTH = 200

/**
 * Writes a drawing anew from what is known to be harmless: see `svg-vocabulary.ts`. The same drawing gives the same bytes.
 * @returns the bytes to store with their hash, and the size in pixels
 * @throws ContentError 400 for what is not well-formed SVG or is made to exhaust its reader
 */
export function sanitizeSvg(sent: Uint8Array) {
  const text = decode(sent)
  const out: string[] = []
  const open: string[] = []
  const uses = createUseCounter()
  let elements = 0
  // Within a dropped element everything is dropped: how many of its tags are open.
  let dropped = 0
  let style: string[] | undefined
  let root: SaxesTagNS | undefined

  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', () => {
    throw refusal(400, 'The SVG is not well-formed XML.')
  })
  parser.on('doctype', (doctype) => {
    // Entities are a way to write a terabyte in ten lines; drawings need none.
    if (doctype.includes('['))
      throw refusal(400, 'The SVG declares entities. Save it without a document type.')
  })
  parser.on('opentag', (tag) => {
    if (++elements > MAX_ELEMENTS || open.length + dropped >= MAX_DEPTH) throw tooComplex()
    root ??= tag
    // Nothing stands within a style sheet but its text, which is looked at as a whole.
    if (dropped > 0 || style || !isKept(tag)) {
      if (tag === root) throw refusal(400, 'The body is markup, but not SVG.')
      dropped++
      return
    }
    open.push(nameOf(tag))
    uses.opened(tag)
    if (tag.local === 'style') style = []
    out.push(
      `<${nameOf(tag)}${open.length === 1 ? ` xmlns="${SVG}" xmlns:xlink="${XLINK}"` : ''}${attributesOf(tag)}>`,
    )
  })
  parser.on('closetag', () => {
    if (dropped > 0) {
      dropped--
      return
    }
    const name = open.pop()
    uses.closed()
    if (style) out.push(escaped(isLocalCss(style.join('')) ? style.join('') : ''))
    style = undefined
    out.push(`</${name}>`)
  })
  const addText = (part: string) => {
    if (dropped > 0 || open.length === 0) return
    if (style) style.push(part)
    else out.push(escaped(part))
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(text).close()
  if (!root) throw refusal(400, 'The SVG is empty.')
  if (uses.areTooMany()) throw tooComplex()
  const bytes = Buffer.from(out.join(''))
  return { bytes, sha1: createHash('sha1').update(bytes).digest('hex'), ...svgSize(root) }
}

function decode(sent: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(sent)
  } catch {
    throw refusal(400, 'The SVG is not in UTF-8.')
  }
}

const tooComplex = (): ContentError => refusal(400, 'The SVG is too complex.')

function isKept(tag: SaxesTagNS): boolean {
  if (tag.uri !== SVG || !svgElements.has(tag.local)) return false
  const changed = tag.attributes.attributeName?.value
  return (
    !animatingElements.has(tag.local) ||
    changed === undefined ||
    (svgAttributes.has(changed) && changed !== 'style')
  )
}

/** A link is a group that leads nowhere: what it shows stays. */
const nameOf = ({ local }: SaxesTagNS): string => (local === 'a' ? 'g' : local)

function attributesOf(tag: SaxesTagNS): string {
  return Object.values(tag.attributes)
    .filter(({ uri, local, value }) => {
      if (local === 'href') return (uri === '' || uri === XLINK) && isLocalReference(tag.local, value)
      if (uri === XML) return local === 'space' || local === 'lang'
      if (uri !== '') return false
      return (svgAttributes.has(local) || /^(aria|data)-[a-z0-9-]+$/.test(local)) && isLocalCss(value)
    })
    .map(
      ({ name, local, uri, value }) => ` ${uri === XLINK ? `xlink:${local}` : name}="${escapedValue(value)}"`,
    )
    .join('')
}

/** Something in the same drawing or, for an image, pixels that are written out in it. */
function isLocalReference(element: string, value: string): boolean {
  if (element === 'image') return /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/.test(value)
  return /^#[^\s"'<>]+$/.test(value)
}

/** No word of CSS that loads, runs or hides something: also not written with escapes. */
function isLocalCss(css: string): boolean {
  if (
    /\\|@(?!media\b|keyframes\b)|image-set|src\s*\(|expression|behavior|binding|javascript:|<|\/\//i.test(css)
  )
    return false
  return !/url\s*\(/i.test(css.replaceAll(/url\(\s*(["']?)#[^\s"'()]+\1\s*\)/gi, ''))
}

const escaped = (text: string): string => text.replaceAll(/[&<>"\r]/g, (mark) => marks[mark] ?? mark)

/** Line ends are written out: a reader would take them for spaces. */
const escapedValue = (text: string): string =>
  escaped(text).replaceAll(/[\t\n]/g, (mark) => `&#${mark.charCodeAt(0)};`)

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }
