import fc from 'fast-check'
import { type AnyEntry, type ComponentType, entry } from '#content-model/blocks/block-types.ts'
import { readDocument } from '#content-model/documents/check-document.ts'
import { anyDocument } from '#content-model/fields/arbitrary.fixture.ts'
import { isRecord } from '#content-model/fields/record.ts'
import { entriesOf } from '#content-model/texts/derived-values.ts'
import { textsOf } from '#content-model/texts/texts-of.ts'
import { Entry } from './entry.tsx'
import type { PageScope } from './page-scope.tsx'
import { rendered, scopeOf } from './render.fixture.tsx'

/** A block as a page has it: in a section of its own with a heading, or straight in its body. */
export function drawn(one: AnyEntry, { inSection = false, ...differs }: Differences = {}): string {
  const section = { _type: 'section' as const, kind: 'Basic' as const, title: 'A section', content: [one] }
  return rendered(
    scopeOf(inSection ? { sections: [section] } : { body: [one] }, differs),
    <Entry entry={one} />,
  )
}

type Differences = Partial<PageScope> & { inSection?: boolean }

/** What eyes and screen readers get of HTML that React printed: it writes `<` and `>` as such in tags only. */
export function wordsIn(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(lt|gt|quot|amp|#x27);/g, (_, name: string) => characters[name] ?? '')
}

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" }

/** The tags with the names of their attributes, in order. */
export function tagsIn(html: string): string[] {
  return Array.from(html.matchAll(/<[^>]*>/g), ([tag]) => tag.replaceAll(/="[^"]*"/g, ''))
}

/** The values of an attribute, in order. */
export function valuesOf(attribute: string, html: string): string[] {
  return Array.from(html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi')), ([, value = '']) => value)
}

/** The headings, in order. */
export function headingsIn(html: string): { level: number; text: string }[] {
  return Array.from(html.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/g), ([, level, inside = '']) => ({
    level: Number(level),
    text: wordsIn(inside).trim(),
  }))
}

/** What is wrong with the HTML of a block, whatever it is, below a heading of a level. */
export function faultsOf(html: string, levelAbove: number): string[] {
  const ids = valuesOf('id', html)
  const references = ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget'].flatMap((name) =>
    valuesOf(name, html).flatMap((value) => value.split(' ')),
  )
  const levels = headingsIn(html).map(({ level }) => level)
  return [
    ...valuesOf('style', html).map((style) => `style ${style}`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `id ${id} twice`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `names ${id}, which is not there`),
    ...levels
      .filter((level, at) => level > (levels[at - 1] ?? levelAbove) + 1)
      .map((level) => `leaps to h${level}`),
    ...(/<(input|select|textarea)\b/.test(html) ? ['a control'] : []),
    ...(html.match(/<(a|button|summary)\b[^>]*>(\s|<[^>]*>)*<\/\1>/g) ?? []).map(
      (bare) => `no name: ${bare}`,
    ),
    ...(html.match(/<(a|summary)\b(?:(?!<\/\1>).)*<button/gs) ?? []).map(
      (nested) => `pressable in ${nested}`,
    ),
  ]
}

/**
 * Any block of a type. Each of its texts begins with a mark of its own such as `[3]`; what follows is one of `words`.
 * Pictures and tables inside rich texts are left out: they are drawn and tested with rich texts.
 */
export function anyBlock(type: ComponentType, words: readonly string[]): fc.Arbitrary<AnyEntry> {
  const block = entry.blocks.find(({ componentType }) => componentType === type)
  if (!block) throw new Error(`no block is called ${type}`)
  const only = { ...entry, blocks: [block], shared: {}, required: true as const }
  const definition = { type: 'holder', title: '', help: '', fields: { one: only } }
  return anyDocument(definition, 'read', fc.constantFrom(...words.map((word) => `${unmarked}${word}`))).map(
    ({ one }) => readEntry(marked(one)),
  )
}

const unmarked = '[]'
const members = new Set(['imageComponent', 'table', 'bestForTable', 'topPicksTable'])

function marked(value: unknown): unknown {
  let count = 0
  return JSON.parse(JSON.stringify(value), (_, one: unknown) => {
    if (Array.isArray(one)) return one.filter((item) => !isRecord(item) || !members.has(String(item._type)))
    return typeof one === 'string' && one.startsWith(unmarked) ? `⟦${++count}⟧${one.slice(2)}` : one
  })
}

function readEntry(one: unknown): AnyEntry {
  const page = readDocument('blog', {
    _id: 'p',
    _type: 'blog',
    title: 'P',
    slug: { current: 'p' },
    categories: [],
    body: [one],
  })
  const [found] = page.ok ? entriesOf(page.document) : []
  if (!found) throw new Error(`cannot be read: ${JSON.stringify(page)}`)
  return found
}

/** The marks of the texts of a block in reading order, each with its path. */
export function marksOf(one: AnyEntry): { mark: string; path: string }[] {
  return textsOf(entry, one).flatMap(({ path, parts }) =>
    marksIn(parts.map(({ text }) => text).join('')).map((mark) => ({ mark, path })),
  )
}

export function marksIn(text: string): string[] {
  return text.match(/⟦\d+⟧/g) ?? []
}

/** The same block with harmless words behind its marks. */
export function harmless(one: AnyEntry): AnyEntry {
  return JSON.parse(JSON.stringify(one), (_, value: unknown) =>
    typeof value === 'string' && /^⟦\d+⟧/.test(value) ? value.replace(/(^⟦\d+⟧).*/s, '$1 words') : value,
  )
}

export const hostileWords = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style></title></li></p><b>',
  '<!-- --> ]]> &lt;i&gt; &amp;quot;',
  'javascript:alert(1)',
  '{{constructor}} {{__proto__}} {{',
  '`x` \\u003cb\\u003e \u0000 \u202e',
]
