import { type HTMLElement, parse } from 'node-html-parser'

export type PageDocument = ReturnType<typeof parsePage>

/** Parses a page into what its visitor reads: texts without markup and scripts, with entities decoded. */
export function parsePage(html: string) {
  const root = parse(html, { comment: false })
  const all = (selector: string) => root.querySelectorAll(selector)
  // Nobody sees the word joiners that keep a line from breaking.
  const text = (selector: string) =>
    (root.querySelector(selector)?.structuredText ?? '').replaceAll('\u2060', '')
  const attributes = (name: string, selector = '*') =>
    all(`${selector}[${name}]`).map((element) => element.getAttribute(name) ?? '')
  const structuredData = all('script[type="application/ld+json"]').map(({ rawText }) => rawText)
  for (const script of all('script')) script.textContent = ''
  return {
    all,
    /** Returns the values of an attribute of all matching elements that have it. */
    attributes,
    /** The blocks of structured data, as rendered. */
    structuredData,
    /** Returns the text of the first matching element, or ''. */
    text,
    title: text('title'),
    heading: text('h1'),
    /** The problems in a form's error summary: field id and message. */
    problems: all('[role=alert] li').map((item): [id: string, message: string] => [
      item.querySelector('a')?.getAttribute('href')?.slice(1) ?? '',
      item.text,
    ]),
    /** Returns the addresses of the links inside the region. */
    links: (region = 'body') => attributes('href', `${region} a`),
    /** The contents of the meta tags by name or property. */
    get metas(): ReadonlyMap<string, readonly string[]> {
      const metas = new Map<string, string[]>()
      for (const { attributes: meta } of all('meta[content]')) {
        const name = meta.name ?? meta.property ?? ''
        metas.set(name, [...(metas.get(name) ?? []), meta.content ?? ''])
      }
      return metas
    },
    /** The values that the page's fields would submit now. */
    get values(): Record<string, string> {
      return Object.fromEntries(all('[name]').flatMap(toEntry))
    },
  }
}

function toEntry(field: HTMLElement): [name: string, value: string][] {
  const name = field.getAttribute('name') ?? ''
  if (field.tagName === 'TEXTAREA') return [[name, field.text]]
  if (field.tagName === 'SELECT') {
    const chosen = field.querySelector('option[selected]') ?? field.querySelector('option')
    return [[name, chosen?.getAttribute('value') ?? '']]
  }
  if (field.tagName !== 'INPUT') return []
  const isChoice = ['radio', 'checkbox'].includes(field.getAttribute('type') ?? '')
  return isChoice && !field.hasAttribute('checked') ? [] : [[name, field.getAttribute('value') ?? '']]
}
