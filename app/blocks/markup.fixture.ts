import { entry as entryField } from '#cms/model/blocks/block-types.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { findTexts } from '#cms/model/texts/find-texts.ts'
import type { Fixture } from './block.ts'

/** Returns every element of rendered HTML with its attribute names, which no text may change. */
export function toMarkupShape(html: string): string[] {
  return Array.from(html.matchAll(/<([a-z][\w-]*)([^>]*)>/g), ([, tag, attributes = '']) =>
    [tag, ...attributes.replaceAll(/"[^"]*"/g, '').matchAll(/[\w:-]+/g)].join(' '),
  )
}

/** Returns the text of rendered HTML that readers see. */
export function toVisibleText(html: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (sign, name) => signs[name] ?? sign)
}

export function idsIn(html: string): string[] {
  return Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id)
}

/** Returns the texts of a block that readers see. */
export function textsIn(entry: Fixture['entry']): string[] {
  return findTexts(entryField, entry).flatMap(({ parts }) => parts.map(({ text }) => text))
}

/** Returns a copy of the value with each of its texts replaced. */
export function withTexts<Value>(
  value: Value,
  texts: readonly string[],
  replace: (text: string) => string,
): Value {
  const known = new Set(texts)
  const visit = (one: unknown): unknown => {
    if (typeof one === 'string') return known.has(one) ? replace(one) : one
    if (Array.isArray(one)) return one.map(visit)
    if (!isRecord(one)) return one
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, visit(inner)]))
  }
  return visit(value) as Value
}

/** Texts that would do harm if they were not escaped. */
export const hostileTexts = [
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</p></li></ul><script>alert(1)</script>',
  'javascript:alert(1)',
  '&lt;b&gt; &amp; {{nothing}} <!-- ',
  'a\u0000b\u202Ec<svg/onload=alert(1)>',
]
