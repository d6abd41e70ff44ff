import { describe, expect, it } from 'vitest'
import { ContentError } from '#content/errors.ts'
import { sanitizeSvg } from './sanitize-svg.ts'

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const clean = (inside: string, attributes = '') =>
  sanitizeSvg(Buffer.from(`<svg ${SVG}${attributes && ` ${attributes}`}>${inside}</svg>`)).bytes.toString()
const refusalOf = (text: string | Uint8Array): ContentError => {
  try {
    sanitizeSvg(typeof text === 'string' ? Buffer.from(text) : text)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  throw new Error('it was taken')
}

it('a drawing stays what it is', () => {
  const drawing =
    '<defs><linearGradient id="a" x1="0%"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
    '<style>.b &gt; c{fill:url(#a)}</style><title>Tom &amp; Jerry</title>' +
    '<g transform="rotate(5)" class="b"><path d="M0 0L5 5" fill="url(#a)" stroke-width="2"></path></g>' +
    '<use xlink:href="#a" x="3"></use><use href="#a"></use><text x="1" y="2" font-family="serif">a &lt; b</text>' +
    '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"></image>' +
    '<animate attributeName="opacity" from="0" to="1" dur="1s"></animate>' +
    '<filter id="f"><feGaussianBlur stdDeviation="3"></feGaussianBlur></filter>'
  expect(clean(drawing)).toBe(`<svg ${SVG}>${drawing}</svg>`)
})

it('gives the same bytes again for what it gave', () => {
  const once = clean(
    '<g onclick="x"><circle r="5" style="fill:&#10;red"/></g>&#13; &lt;',
    'viewBox="0 0 4 4"',
  )
  expect(sanitizeSvg(Buffer.from(once)).bytes.toString()).toBe(once)
})

describe('what can run, load or lead elsewhere is dropped', () => {
  it.each([
    ['script', '<script>alert(1)</script>'],
    ['script in another case', '<SCRIPT>alert(1)</SCRIPT>'],
    ['script of another file', '<script href="https://evil.example/x.js"/>'],
    [
      'script in a namespace with a prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    ],
    [
      'a page within',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    ['an element of HTML', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>'],
    ['what an unknown element holds', '<handler><script>alert(1)</script></handler>'],
    [
      'what the program that drew it keeps',
      '<metadata><rdf xmlns="http://www.w3.org/1999/02/22-rdf-syntax-ns#">x</rdf></metadata>',
    ],
    ['a change of an address', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['a change of an address with a prefix', '<set attributeName="xlink:href" to="javascript:alert(1)"/>'],
    ['a change of a handler', '<set attributeName="onclick" to="alert(1)"/>'],
    ['a processing instruction', '<?xml-stylesheet href="https://evil.example/x.css"?>'],
    ['a comment', '<!-- <script>alert(1)</script> -->'],
  ])('%s', (_name, inside) => {
    expect(clean(inside)).toBe(`<svg ${SVG}></svg>`)
  })

  it.each([
    ['a handler', 'onload="alert(1)"'],
    ['a handler in another case', 'ONLOAD="alert(1)"'],
    ['a base address', 'xml:base="https://evil.example/"'],
    ['an unknown attribute', 'formaction="javascript:alert(1)"'],
    ['a style that loads', 'style="background:url(https://evil.example/x.png)"'],
    ['a style that loads, with escapes', 'style="background:\\75 rl(//evil.example)"'],
    ['a style that loads by image-set', 'style="background:image-set(\'//evil.example\' 1x)"'],
    ['a fill of another file', 'fill="url(https://evil.example/x.svg#a)"'],
    ['a fill of another file, in quotes', 'fill="url(\'//evil.example/x.svg#a\')"'],
    ['a mask of another file', 'mask="URL( http://evil.example#a )"'],
    ['a data address', 'filter="url(data:image/svg+xml,x)"'],
  ])('%s', (_name, attribute) => {
    expect(clean(`<rect ${attribute} width="1"/>`)).toBe(`<svg ${SVG}><rect width="1"></rect></svg>`)
  })

  it.each([
    'https://evil.example/x.svg#a',
    '//evil.example/x.svg#a',
    'x.svg#a',
    'javascript:alert(1)',
    ' #a',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html,x',
  ])('a reference to %s', (address) => {
    for (const [name, attribute] of [
      ['use', 'href'],
      ['use', 'xlink:href'],
      ['image', 'href'],
      ['image', 'xlink:href'],
    ])
      expect(clean(`<${name} ${attribute}="${address}"/>`)).toBe(`<svg ${SVG}><${name}></${name}></svg>`)
  })

  it('a link, but not what it shows', () => {
    expect(clean('<a href="javascript:alert(1)" xlink:href="https://evil.example"><circle r="1"/></a>')).toBe(
      `<svg ${SVG}><g><circle r="1"></circle></g></svg>`,
    )
  })

  it.each([
    '@import "https://evil.example/x.css";',
    'a{background:url(https://evil.example)}',
    '@font-face{font-family:x;src:url(x)}',
    'a{background:u\\72l(x)}',
    'a{behavior:url(#x)}',
    '<![CDATA[</style><script>alert(1)</script>]]>',
  ])('a style sheet with %s', (css) => {
    expect(clean(`<style>${css}</style>`)).toBe(`<svg ${SVG}><style></style></svg>`)
  })
})

describe('what is refused', () => {
  const laughs = Array.from(
    { length: 9 },
    (_, nth) => `<!ENTITY l${nth + 1} "${`&l${nth};`.repeat(10)}">`,
  ).join('')
  const uses = Array.from(
    { length: 12 },
    (_, nth) => `<g id="u${nth + 1}">${`<use href="#u${nth}"/>`.repeat(10)}</g>`,
  ).join('')
  it.each([
    [
      'a billion laughs',
      `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]><svg xmlns="http://www.w3.org/2000/svg">&l9;</svg>`,
    ],
    [
      'a file as an entity',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
    ],
    ['an entity nobody declared', `<svg ${SVG}>&nbsp;</svg>`],
    ['a billion uses', `<svg ${SVG}><g id="u0"/>${uses}<use href="#u12"/></svg>`],
    ['what uses itself', `<svg ${SVG}><g id="a"><use href="#a"/></g></svg>`],
    ['more depth than a drawing has', `<svg ${SVG}>${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}</svg>`],
    ['more depth within what is dropped', `<svg ${SVG}>${'<script>'.repeat(49_000)}`],
    ['more elements than a drawing has', `<svg ${SVG}>${'<g/>'.repeat(60_000)}</svg>`],
    ['an element that is not closed', `<svg ${SVG}><g></svg>`],
    ['an end that is missing', `<svg ${SVG}><g>`],
    ['a page', '<!DOCTYPE html><html><body><svg/></body></html>'],
    ['an svg of no namespace', '<svg><rect/></svg>'],
    ['two roots', `<svg ${SVG}/><svg ${SVG}/>`],
    ['text alone', 'hello'],
    ['nothing', ''],
    ['another encoding', Buffer.from(`<svg ${SVG}/>`, 'utf16le')],
    ['broken letters', Buffer.from([0x3c, 0x73, 0xff, 0xfe])],
  ])('%s', (_name, text) => {
    expect(refusalOf(text).status).toBe(400)
  })

  it('a drawing that says it is as large as a town', () => {
    expect(refusalOf(`<svg ${SVG} width="1000000" height="10"/>`).status).toBe(413)
  })
})

it('takes an ordinary document type and a byte order mark', () => {
  const dtd =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  const text = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>${dtd}<svg ${SVG}/>`
  expect(sanitizeSvg(Buffer.from(text)).bytes.toString()).toBe(`<svg ${SVG}></svg>`)
})

it.each([
  ['width="20" height="10"', 20, 10],
  ['width="2in" height="1in"', 192, 96],
  ['width="15.6px" height="5.5"', 16, 6],
  ['viewBox="0 0 40 30"', 40, 30],
  ['viewBox="0,0,40,30" width="80"', 80, 60],
  ['viewBox="0 0 40 30" height="15"', 20, 15],
  ['width="100%" height="100%" viewBox="0 0 40 30"', 40, 30],
  ['width="0" height="-5"', 300, 150],
  ['', 300, 150],
])('the size of <svg %s>', (attributes, width, height) => {
  expect(sanitizeSvg(Buffer.from(`<svg ${SVG} ${attributes}/>`))).toMatchObject({ width, height })
})

it('nothing stands within a style sheet, so that no text of it goes unread', () => {
  expect(clean('<style><g/>@import url(//evil.example/x.css);</style>')).toBe(
    `<svg ${SVG}><style></style></svg>`,
  )
})

it('uses are counted whatever prefix their namespace has', () => {
  const level = (id: string, next: string) => `<g id="${id}">${`<use l:href="#${next}"/>`.repeat(10)}</g>`
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const bomb = ids.map((id, at) => level(id, ids[at + 1] ?? 'end')).join('')
  const xlink = 'xmlns:l="http://www.w3.org/1999/xlink"'
  expect(refusalOf(`<svg ${SVG} ${xlink}>${bomb}<g id="end"></g></svg>`).status).toBe(400)
})
