import { describe, expect, it } from 'vitest'
import { ContentError } from '#content/errors.ts'
import { sanitizeSvg } from './sanitize-svg.ts'

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const toText = async (drawing: string) => (await sanitizeSvg(Buffer.from(drawing))).bytes.toString()
const clean = (inside: string, attributes = '') =>
  toText(`<svg ${SVG}${attributes && ` ${attributes}`}>${inside}</svg>`)
const catchRefusal = async (text: string | Uint8Array): Promise<ContentError> => {
  try {
    await sanitizeSvg(typeof text === 'string' ? Buffer.from(text) : text)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  throw new Error('it was taken')
}

it('leaves a harmless drawing unchanged', async () => {
  const drawing =
    '<defs><linearGradient id="a" x1="0%"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
    '<style>.b &gt; c{fill:url(#a)}</style><title>Tom &amp; Jerry</title>' +
    '<g transform="rotate(5)" class="b"><path d="M0 0L5 5" fill="url(#a)" stroke-width="2"></path></g>' +
    '<use xlink:href="#a" x="3"></use><use href="#a"></use><text x="1" y="2" font-family="serif">a &lt; b</text>' +
    '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"></image>' +
    '<animate attributeName="opacity" from="0" to="1" dur="1s"></animate>' +
    '<filter id="f"><feGaussianBlur stdDeviation="3"></feGaussianBlur></filter>'
  expect(await clean(drawing)).toBe(`<svg ${SVG}>${drawing}</svg>`)
})

it('sanitizing twice gives the same bytes', async () => {
  const once = await clean(
    '<g onclick="x"><circle r="5" style="fill:&#10;red"/></g>&#13; &lt;',
    'viewBox="0 0 4 4"',
  )
  expect(await toText(once)).toBe(once)
})

describe('drops everything that runs, loads, or links elsewhere', () => {
  it.each([
    ['script', '<script>alert(1)</script>'],
    ['a script in upper case', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a script in another file', '<script href="https://evil.example/x.js"/>'],
    [
      'a script with a namespace prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    ],
    [
      'an embedded page',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    ['an HTML element', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>'],
    ['the content of an unknown element', '<handler><script>alert(1)</script></handler>'],
    [
      'metadata of the drawing program',
      '<metadata><rdf xmlns="http://www.w3.org/1999/02/22-rdf-syntax-ns#">x</rdf></metadata>',
    ],
    ['an animated address', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['an animated address with a prefix', '<set attributeName="xlink:href" to="javascript:alert(1)"/>'],
    ['an animated event handler', '<set attributeName="onclick" to="alert(1)"/>'],
    ['a processing instruction', '<?xml-stylesheet href="https://evil.example/x.css"?>'],
    ['a comment', '<!-- <script>alert(1)</script> -->'],
  ])('%s', async (_name, inside) => {
    expect(await clean(inside)).toBe(`<svg ${SVG}></svg>`)
  })

  it.each([
    ['an event handler', 'onload="alert(1)"'],
    ['an event handler in upper case', 'ONLOAD="alert(1)"'],
    ['a base address', 'xml:base="https://evil.example/"'],
    ['an unknown attribute', 'formaction="javascript:alert(1)"'],
    ['a style that loads a file', 'style="background:url(https://evil.example/x.png)"'],
    ['a style that loads a file, with escapes', 'style="background:\\75 rl(//evil.example)"'],
    ['a style that loads a file through image-set', 'style="background:image-set(\'//evil.example\' 1x)"'],
    ['a fill from another file', 'fill="url(https://evil.example/x.svg#a)"'],
    ['a fill from another file, in quotes', 'fill="url(\'//evil.example/x.svg#a\')"'],
    ['a mask from another file', 'mask="URL( http://evil.example#a )"'],
    ['a data URL', 'filter="url(data:image/svg+xml,x)"'],
  ])('%s', async (_name, attribute) => {
    expect(await clean(`<rect ${attribute} width="1"/>`)).toBe(`<svg ${SVG}><rect width="1"></rect></svg>`)
  })

  it.each([
    'https://evil.example/x.svg#a',
    '//evil.example/x.svg#a',
    'x.svg#a',
    'javascript:alert(1)',
    ' #a',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html,x',
  ])('a reference to %s', async (address) => {
    for (const [name, attribute] of [
      ['use', 'href'],
      ['use', 'xlink:href'],
      ['image', 'href'],
      ['image', 'xlink:href'],
    ])
      expect(await clean(`<${name} ${attribute}="${address}"/>`)).toBe(
        `<svg ${SVG}><${name}></${name}></svg>`,
      )
  })

  it('a link, but not its content', async () => {
    expect(
      await clean('<a href="javascript:alert(1)" xlink:href="https://evil.example"><circle r="1"/></a>'),
    ).toBe(`<svg ${SVG}><g><circle r="1"></circle></g></svg>`)
  })

  it.each([
    '@import "https://evil.example/x.css";',
    'a{background:url(https://evil.example)}',
    '@font-face{font-family:x;src:url(x)}',
    'a{background:u\\72l(x)}',
    'a{behavior:url(#x)}',
    '<![CDATA[</style><script>alert(1)</script>]]>',
  ])('a style sheet with %s', async (css) => {
    expect(await clean(`<style>${css}</style>`)).toBe(`<svg ${SVG}><style></style></svg>`)
  })
})

describe('refusals', () => {
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
    ['an undeclared entity', `<svg ${SVG}>&nbsp;</svg>`],
    ['a billion uses', `<svg ${SVG}><g id="u0"/>${uses}<use href="#u12"/></svg>`],
    ['an element that uses itself', `<svg ${SVG}><g id="a"><use href="#a"/></g></svg>`],
    ['elements nested too deeply', `<svg ${SVG}>${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}</svg>`],
    ['dropped elements nested too deeply', `<svg ${SVG}>${'<script>'.repeat(49_000)}`],
    ['too many elements', `<svg ${SVG}>${'<g/>'.repeat(60_000)}</svg>`],
    ['an unclosed element', `<svg ${SVG}><g></svg>`],
    ['a missing end', `<svg ${SVG}><g>`],
    ['an HTML page', '<!DOCTYPE html><html><body><svg/></body></html>'],
    ['an svg without a namespace', '<svg><rect/></svg>'],
    ['two root elements', `<svg ${SVG}/><svg ${SVG}/>`],
    ['only text', 'hello'],
    ['an empty file', ''],
    ['another encoding', Buffer.from(`<svg ${SVG}/>`, 'utf16le')],
    ['invalid UTF-8', Buffer.from([0x3c, 0x73, 0xff, 0xfe])],
  ])('%s', async (_name, text) => {
    expect((await catchRefusal(text)).status).toBe(400)
  })

  it('a drawing that declares an enormous size', async () => {
    expect((await catchRefusal(`<svg ${SVG} width="1000000" height="10"/>`)).status).toBe(413)
  })
})

it('accepts a plain document type and a byte order mark', async () => {
  const dtd =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  const text = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>${dtd}<svg ${SVG}/>`
  expect(await toText(text)).toBe(`<svg ${SVG}></svg>`)
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
])('the size of <svg %s>', async (attributes, width, height) => {
  expect(await sanitizeSvg(Buffer.from(`<svg ${SVG} ${attributes}/>`))).toMatchObject({ width, height })
})

it('drops elements inside a style sheet, so that all of its text is checked', async () => {
  expect(await clean('<style><g/>@import url(//evil.example/x.css);</style>')).toBe(
    `<svg ${SVG}><style></style></svg>`,
  )
})

it('counts uses whatever their namespace prefix', async () => {
  const level = (id: string, next: string) => `<g id="${id}">${`<use l:href="#${next}"/>`.repeat(10)}</g>`
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const bomb = ids.map((id, at) => level(id, ids[at + 1] ?? 'end')).join('')
  const xlink = 'xmlns:l="http://www.w3.org/1999/xlink"'
  expect((await catchRefusal(`<svg ${SVG} ${xlink}>${bomb}<g id="end"></g></svg>`)).status).toBe(400)
})

it('other work goes on while a large drawing is read, and one element has no more attributes than makes sense', async () => {
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, 0)
  const shapes = '<path fill="#123456" stroke="none" d="M0 0L5 5" class="x"/>'.repeat(20_000)
  expect(await clean(shapes)).toContain('fill="#123456"')
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(5)
  const attributes = Array.from({ length: 100_000 }, (_, number) => `data-a${number}="1"`).join(' ')
  expect((await catchRefusal(`<svg ${SVG} ${attributes}/>`)).message).toBe('The SVG is too complex.')
})
