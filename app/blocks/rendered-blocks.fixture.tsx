import fc from 'fast-check'
import { type AnyEntry, type ComponentType, entry } from '#cms/model/blocks/block-types.ts'
import { section } from '#cms/model/blocks/section.ts'
import { anyDocument } from '#cms/model/fields/arbitrary.fixture.ts'
import type { Field } from '#cms/model/fields/field.ts'
import { required } from '#cms/model/fields/make-field.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { findTexts } from '#cms/model/texts/find-texts.ts'
import { Entry } from './entry.tsx'
import { PageBody } from './page-body.tsx'
import type { PageScope } from './page-scope.tsx'
import { makePageScope, rendered } from './render.fixture.tsx'
import { findBlock, type Part, readEntry, readPart } from './sample-blocks.fixture.ts'

/** Renders a block as a page does: inside its own section with a heading, or directly in the body. */
export function renderBlock(one: AnyEntry, { inSection = false, ...differs }: Differences = {}): string {
  const section = { _type: 'section' as const, kind: 'Basic' as const, title: 'A section', content: [one] }
  return rendered(
    makePageScope(inSection ? { sections: [section] } : { body: [one] }, differs),
    <Entry entry={one} />,
  )
}

/** Renders a page of the given blocks and sections. */
export function renderPage(sections: Part[], differs: Partial<PageScope> = {}): string {
  const page = { sections }
  return rendered(makePageScope(page, differs), <PageBody page={page} />)
}

type Differences = Partial<PageScope> & { inSection?: boolean }

/**
 * Returns the text that sighted readers and screen readers get from HTML rendered by React, which writes a
 * raw `<` only in tags.
 */
export function wordsIn(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(lt|gt|quot|amp|#x27);/g, (_, name: string) => characters[name] ?? '')
}

/** Returns the same text without a break at each tag. */
export function lineIn(html: string): string {
  return wordsIn(html).replaceAll('\n', '')
}

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" }

/** Returns each tag with its attribute names, in document order. */
export function tagsIn(html: string): string[] {
  return Array.from(html.matchAll(/<[^>]*>/g), ([tag]) => tag.replaceAll(/="[^"]*"/g, ''))
}

/** Returns all values of an attribute, in document order. */
export function findAttributeValues(attribute: string, html: string): string[] {
  return Array.from(html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi')), ([, value = '']) => value)
}

/** Returns the headings, in document order. */
export function headingsIn(html: string): { level: number; text: string }[] {
  return Array.from(html.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/gs), ([, level, inside = '']) => ({
    level: Number(level),
    text: wordsIn(inside).trim(),
  }))
}

/** Returns the faults in the HTML of any block that sits below a heading of the given level. */
export function findMarkupFaults(html: string, levelAbove: number): string[] {
  const ids = findAttributeValues('id', html)
  const references = ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget'].flatMap((name) =>
    findAttributeValues(name, html).flatMap((value) => value.split(' ')),
  )
  const levels = headingsIn(html).map(({ level }) => level)
  return [
    ...findAttributeValues('style', html).map((style) => `style ${style}`),
    ...tagsIn(html).filter((tag) => / on\w+/.test(tag)),
    ...['href', 'src', 'action'].flatMap((name) =>
      findAttributeValues(name, html).filter((value) => /^\s*javascript:/i.test(value)),
    ),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `id ${id} twice`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `names ${id}, which is not there`),
    ...levels
      .filter((level, at) => level > (levels[at - 1] ?? levelAbove) + 1)
      .map((level) => `leaps to h${level}`),
    ...(/<(input|select|textarea)\b/.test(html) ? ['a control'] : []),
    ...(html.match(/<(a|button|summary)\b(?![^>]*aria-label=)[^>]*>(\s|<[^>]*>)*<\/\1>/g) ?? []).map(
      (bare) => `no name: ${bare}`,
    ),
    ...(html.match(/<(a|summary)\b(?:(?!<\/\1>).)*<button/gs) ?? []).map(
      (nested) => `pressable in ${nested}`,
    ),
  ]
}

/**
 * Generates any block of a type. Each of its texts begins with a unique mark such as `⟦3⟧`, followed by words
 * that would do harm if they were taken for markup, an address or a token. Pictures and tables inside rich
 * text are left out because the tests of rich text cover them.
 */
export function anyBlock(type: ComponentType): fc.Arbitrary<AnyEntry> {
  return anyValue({ ...entry, blocks: [findBlock(type)], shared: {} }).map(readEntry)
}

/** Generates any section, with texts as those of `anyBlock`. */
export function anySection(): fc.Arbitrary<Part> {
  return anyValue(section).map(readPart)
}

function anyValue(field: Field): fc.Arbitrary<unknown> {
  const definition = { type: 'holder', title: '', help: '', fields: { one: required(field) } }
  return anyDocument(
    definition,
    'read',
    hostile.map((words) => `${unmarked}${words}`),
  ).map(({ one }) => marked(one))
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

/** Returns the marks in the texts of a block, in reading order, each with its path. */
export function plantMarks(one: AnyEntry): { mark: string; path: string }[] {
  return findTexts(entry, one).flatMap(({ path, parts }) =>
    marksIn(parts.map(({ text }) => text).join('')).map((mark) => ({ mark, path })),
  )
}

export function marksIn(text: string): string[] {
  return text.match(/⟦\d+⟧/g) ?? []
}

/** Returns the same part of a page with harmless words after its marks. */
export function harmless<Given extends Part>(one: Given): Given {
  return replaceTexts(one, (text) => text.replace(/(^⟦\d+⟧).*/s, '$1 words'))
}

/** Returns the same part of a page with blanks for its texts. */
export function withoutWords<Given extends Part>(one: Given): Given {
  return replaceTexts(one, (text) => ' '.repeat(text.length % 2))
}

function replaceTexts<Given extends Part>(one: Given, replace: (text: string) => string): Given {
  return JSON.parse(JSON.stringify(one), (_, value: unknown) =>
    typeof value === 'string' && /^⟦\d+⟧/.test(value) ? replace(value) : value,
  )
}

const hostile = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</style></title></li></p><b>',
    '<!-- --> ]]> &lt;i&gt; &amp;quot;',
    'javascript:alert(1)',
    '{{constructor}} {{__proto__}} {{',
    '`x` \\u003cb\\u003e \u0000 \u202e \ud800',
  ),
  fc.string({ unit: 'binary' }),
)
