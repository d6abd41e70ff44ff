// cspell:ignore opentagstart
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { type ContentError, refusal } from '#content/errors.ts'
import { svgSize } from './svg-size.ts'
import { createUseCounter } from './svg-uses.ts'
import { animatingElements, svgAttributes, svgElements } from './svg-vocabulary.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'

/** Far more than a drawing has, and fewer than would slow down a browser. */
const MAX_ELEMENTS = 50_000
const MAX_DEPTH = 200

/** The vocabulary has 240, and drawing programs add some of their own. */
const MAX_ATTRIBUTES_OF_ELEMENT = 500

/** Takes a few milliseconds to parse; other requests are answered before the next part. */
const PART_LENGTH = 16 * 1024

/**
 * Rewrites a drawing from the harmless elements and attributes in `svg-vocabulary.ts`. The same drawing
 * always gives the same bytes.
 * @returns the bytes to store, their hash, and the size in pixels
 * @throws ContentError 400 for malformed SVG or for one designed to exhaust its reader
 */
export async function sanitizeSvg(sent: Uint8Array) {
  const text = decode(sent)
  const out: string[] = []
  const open: string[] = []
  const uses = createUseCounter()
  let elements = 0
  let attributesOfElement = 0
  // The number of open tags inside a dropped element, whose whole content is dropped.
  let dropped = 0
  let style: string[] | undefined
  let root: SaxesTagNS | undefined

  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', () => {
    throw refusal(400, 'The SVG is not well-formed XML.')
  })
  parser.on('doctype', (doctype) => {
    // Entities can expand ten lines into a terabyte, and drawings do not need them.
    if (doctype.includes('['))
      throw refusal(400, 'The SVG declares entities. Save it without a document type.')
  })
  parser.on('opentagstart', () => {
    attributesOfElement = 0
  })
  // Counted while they are read, because an element is checked only when all its attributes are there.
  parser.on('attribute', () => {
    if (++attributesOfElement > MAX_ATTRIBUTES_OF_ELEMENT) throw tooComplex()
  })
  parser.on('opentag', (tag) => {
    if (++elements > MAX_ELEMENTS || open.length + dropped >= MAX_DEPTH) throw tooComplex()
    root ??= tag
    // Elements inside a style sheet are dropped; its text is checked as a whole.
    if (dropped > 0 || style || !isAllowed(tag)) {
      if (tag === root) throw refusal(400, 'The body is markup, but not SVG.')
      dropped++
      return
    }
    open.push(getElementName(tag))
    uses.opened(tag)
    if (tag.local === 'style') style = []
    out.push(
      `<${getElementName(tag)}${open.length === 1 ? ` xmlns="${SVG}" xmlns:xlink="${XLINK}"` : ''}${writeAttributes(tag)}>`,
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
  for (let at = 0; at < text.length; at += PART_LENGTH) {
    parser.write(text.slice(at, at + PART_LENGTH))
    await setImmediate()
  }
  parser.close()
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

function isAllowed(tag: SaxesTagNS): boolean {
  if (tag.uri !== SVG || !svgElements.has(tag.local)) return false
  const changed = tag.attributes.attributeName?.value
  return (
    !animatingElements.has(tag.local) ||
    changed === undefined ||
    (svgAttributes.has(changed) && changed !== 'style')
  )
}

/** A link becomes a plain group, so that its content stays visible. */
const getElementName = ({ local }: SaxesTagNS): string => (local === 'a' ? 'g' : local)

function writeAttributes(tag: SaxesTagNS): string {
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

/**
 * Returns whether the value refers to an element of the same drawing or, for an image, contains its pixels as
 * a data URL.
 */
function isLocalReference(element: string, value: string): boolean {
  if (element === 'image') return /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/.test(value)
  return /^#[^\s"'<>]+$/.test(value)
}

/**
 * Returns whether the CSS contains nothing that loads files or runs code. Escapes are refused, because they
 * could disguise such code.
 */
function isLocalCss(css: string): boolean {
  if (
    /\\|@(?!media\b|keyframes\b)|image-set|src\s*\(|expression|behavior|binding|javascript:|<|\/\//i.test(css)
  )
    return false
  return !/url\s*\(/i.test(css.replaceAll(/url\(\s*(["']?)#[^\s"'()]+\1\s*\)/gi, ''))
}

const escaped = (text: string): string => text.replaceAll(/[&<>"\r]/g, (mark) => marks[mark] ?? mark)

/** Line breaks are written as character references, because an XML reader would turn them into spaces. */
const escapedValue = (text: string): string =>
  escaped(text).replaceAll(/[\t\n]/g, (mark) => `&#${mark.charCodeAt(0)};`)

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }
