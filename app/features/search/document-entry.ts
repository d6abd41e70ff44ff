import { parseCategory, toDocumentPath } from '#cms/model/documents/document-path.ts'
import { isRecord } from '#cms/model/fields/record.ts'
import { findDocumentTexts } from '#cms/model/texts/find-texts.ts'
import { builtInWords, fillTokens } from '#cms/model/tokens/template-tokens.ts'
import { productLines } from '#domain/product-line.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SearchKind } from './search-kind.ts'

/**
 * The kind of result for each document type that search finds. Landers are left out because they are only for
 * visitors who are sent to them.
 */
const kinds: Readonly<Record<string, SearchKind>> = {
  blog: 'article',
  resource: 'guide',
  topPicksByCategory: 'topPicks',
  lenderReview: 'lenderReview',
  creditCardReview: 'cardReview',
  creditCardMarketplaceSubpage: 'cardPage',
  glossary: 'glossary',
  user: 'author',
  legalPage: 'legalPage',
}

export const searchedTypes: readonly string[] = Object.keys(kinds)

/** Only this many characters of a document's text are indexed. */
const MAX_CHARACTERS = 20_000

export const entryId = (documentId: string) => `content:${documentId}`

/**
 * Builds the search entry of a stored document; undefined for documents that search must not find: drafts,
 * other types, and documents without a title or an address.
 * @param today 'YYYY-MM-DD', for the tokens in its texts
 */
export function toDocumentEntry(document: unknown, today: string): SearchEntry | undefined {
  if (!isRecord(document) || document.draft === true) return undefined
  const type = getText(document._type)
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  const title = getText(document.title) || getText(document.name)
  const current = type === 'glossary' ? getText(document.id) : getSlug(document.slug)
  if (!kind || title === '' || current === '') return undefined
  const filled = (text: string) => fillTokens(text, builtInWords(today))
  const categories = textsIn(document.categories)
  const said = getText(document.description) || getText(document.subtitle) || getText(document.role)
  const alsoCalled = [...textsIn(document.tags), ...textsIn(document.alsoCalled)]
  const besideText = new Set([title, said, ...alsoCalled])
  const text = findDocumentTexts(document).map(({ parts }) => parts.map((part) => part.text).join(''))
  return {
    id: entryId(getText(document._id)),
    kind,
    title: filled(title),
    path: toDocumentPath({ documentType: type, slug: { current }, categories }),
    summary: filled(said),
    alsoCalled: [...alsoCalled, ...toCategoryLine(categories)],
    text: filled(joinTexts(text.filter((each) => !besideText.has(each)))).slice(0, MAX_CHARACTERS),
  }
}

/** Puts a dot after a heading or a table cell, so that excerpts do not run it into the text after it. */
function joinTexts(texts: readonly string[]): string {
  return texts
    .map((text) => (/[\p{L}\p{N}%)”’]\s*$/u.test(text) ? `${text.trimEnd()} · ` : `${text} `))
    .join('')
    .replace(/(?: ·)? $/, '')
}

/** Returns whether a text of the document has a token whose value depends on the date. */
export function namesDate(document: unknown): boolean {
  return /\{\{\s*(?:year|date|month_and_year)\s*\}\}/.test(JSON.stringify(document))
}

function toCategoryLine(categories: readonly string[]): string[] {
  if (categories.length === 0) return []
  const category = parseCategory(categories[0])
  return Object.values(productLines).flatMap((line) => (line.category === category ? [line.name] : []))
}

const getText = (value: unknown): string => (typeof value === 'string' ? value : '')
const getSlug = (value: unknown): string => (isRecord(value) ? getText(value.current) : '')
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
