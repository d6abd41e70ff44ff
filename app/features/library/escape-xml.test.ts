import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'

test('special characters are escaped, and characters that XML cannot represent are dropped', () => {
  expect(escapeXml(`a & b < c > "d" 'e'`)).toBe(`a &amp; b &lt; c &gt; &quot;d&quot; 'e'`)
  expect(escapeXml('\u0000a\u0008\ud800b\uffff\tc\n')).toBe('ab\tc\n')
})

test('an XML parser reads any text back, from content and from an attribute', () => {
  const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\t\n\ufffe\uffff]/.test(text))
  fc.assert(
    fc.property(plain, (text) => {
      const escaped = escapeXml(text)
      expect(read(`<a b="${escaped}">${escaped}</a>`)).toEqual({ text, attribute: text })
    }),
  )
})

function read(xml: string) {
  const parser = new SaxesParser()
  let text = ''
  let attribute: string | undefined
  parser.on('opentag', ({ attributes }) => (attribute = attributes.b))
  parser.on('text', (part) => (text += part))
  parser.write(xml).close()
  return { text, attribute }
}
