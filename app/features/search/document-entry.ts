import { categoryOf, pathOf } from '#content-model/documents/path-of.ts'
import { isRecord } from '#content-model/fields/record.ts'
import { textsOfDocument } from '#content-model/texts/texts-of.ts'
import { builtInWords, fillTokens } from '#content-model/tokens/template-tokens.ts'
import { productLines } from '#domain/product-line.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SearchKind } from './search-kind.ts'

/** The types of documents that have a page of their own, and what they are found as. Landers are for those who were sent there. */
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

/** Beyond this an article is found by what stands before. */
const MOST_CHARACTERS = 20_000

export const entryId = (documentId: string) => `content:${documentId}`

/**
 * What a stored document is found by; undefined for one that nobody is to find: a draft, or one without a title or an address.
 * @param today 'YYYY-MM-DD', for the tokens in its texts
 */
export function entryOfDocument(document: unknown, today: string): SearchEntry | undefined {
  if (!isRecord(document) || document.draft === true) return undefined
  const type = textOf(document._type)
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  const title = textOf(document.title) || textOf(document.name)
  const current = type === 'glossary' ? textOf(document.id) : slugOf(document.slug)
  if (!kind || title === '' || current === '') return undefined
  const filled = (text: string) => fillTokens(text, builtInWords(today))
  const categories = textsIn(document.categories)
  const text = textsOfDocument(document).map(({ parts }) => parts.map((part) => part.text).join(''))
  const said = textOf(document.description) || textOf(document.subtitle) || textOf(document.role)
  return {
    id: entryId(textOf(document._id)),
    kind,
    title: filled(title),
    path: pathOf({ documentType: type, slug: { current }, categories }),
    summary: filled(said),
    alsoCalled: [...textsIn(document.tags), ...textsIn(document.alsoCalled), ...lineOf(categories)],
    text: filled(text.filter((each) => each !== title && each !== said).join('\n')).slice(0, MOST_CHARACTERS),
  }
}

function lineOf(categories: readonly string[]): string[] {
  if (categories.length === 0) return []
  const category = categoryOf(categories[0])
  return Object.values(productLines).flatMap((line) => (line.category === category ? [line.name] : []))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const slugOf = (value: unknown): string => (isRecord(value) ? textOf(value.current) : '')
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
