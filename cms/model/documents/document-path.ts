import { productLines } from '#domain/product-line.ts'

/** The fields that determine the path of a document. */
export interface Addressed {
  /** The `_type` of the document. */
  documentType?: string | undefined
  slug: { current: string }
  categories?: readonly string[] | undefined
}

/**
 * Returns the path of a document. The path contains its first category; a missing or unknown category becomes
 * student-loans (specification §2, "link building").
 */
export function toDocumentPath({ documentType, slug: { current }, categories }: Addressed): string {
  // `encodeURIComponent` throws on a lone surrogate.
  const slug = encodeURIComponent(current.toWellFormed())
  const category = parseCategory(categories?.[0])
  switch (documentType) {
    case 'user':
      return `/author/${slug}`
    case 'legalPage':
      return slug === 'about' ? '/about' : `/about/${slug}`
    case 'glossary':
      return `/resources/glossary?definitionId=${slug}#${slug}`
    case 'resource':
      return slug === 'student-discounts' ? `/${slug}` : `/${category}/${slug}`
    case 'lander':
      return `/${category}/lp/${slug}`
    case 'lenderReview':
      return `/${category}/reviews/${slug}`
    case 'creditCardReview':
      return `/credit-cards/reviews/${slug}`
    case 'creditCardMarketplaceSubpage':
      return `/credit-cards/marketplace/${slug}`
    case 'topPicksByCategory':
      return topPicksPath(category, slug)
    default:
      return `/resources/${category}/${slug}`
  }
}

/**
 * The top picks of a whole product line, and of its two kinds of loans, have paths of their own
 * (specification §2).
 */
function topPicksPath(category: string, slug: string): string {
  if (slug === 'best-student-loans') return `/${category}/${slug}`
  if (slug === 'slp' || slug === 'alp-ll') return `/${category}/${slug}/best-student-loans`
  return `/${category}/best-student-loans/${slug}`
}

/** Returns the path segment of a product line, or `student-loans` if the segment names none. */
export function parseCategory(segment: string | undefined): string {
  return knownCategory(segment) ?? productLines.PSL.category
}

/**
 * Returns the path segment of a product line, or undefined if the segment names none (specification §2,
 * "category mapper").
 */
export function knownCategory(segment: string | undefined): string | undefined {
  return Object.values(productLines).find(({ category }) => category === segment)?.category
}

/** The documents that can be at a path: those of one of these types with this slug. */
interface DocumentPlace {
  types: readonly string[]
  slug: string
}

/**
 * Returns which documents a path can lead to, or undefined if it can lead to none. It reverses
 * `toDocumentPath` for every document, under any category.
 */
export function parseDocumentPath(path: string): DocumentPlace | undefined {
  const parts = path.split('/').slice(1).map(decoded)
  const [first, second, third] = parts
  if (first === undefined || parts.includes(undefined)) return undefined
  if (parts.length === 1) {
    if (first === 'about') return { types: ['legalPage'], slug: first }
    return first === 'student-discounts' ? { types: ['resource'], slug: first } : undefined
  }
  if (first === 'about' || first === 'author')
    return parts.length === 2 && second
      ? { types: [first === 'about' ? 'legalPage' : 'user'], slug: second }
      : undefined
  if (first === 'resources')
    return parts.length === 3 && knownCategory(second) && third ? { types: ['blog'], slug: third } : undefined
  if (!knownCategory(first) || !second) return undefined
  if (parts.length === 2)
    return { types: [second === 'best-student-loans' ? 'topPicksByCategory' : 'resource'], slug: second }
  if (parts.length > 3 || !third) return undefined
  if (third === 'best-student-loans') return { types: ['topPicksByCategory'], slug: second }
  const types = typesBelow.get(second)
  return types && { types, slug: third }
}

const typesBelow: ReadonlyMap<string, readonly string[]> = new Map([
  ['best-student-loans', ['topPicksByCategory']],
  ['reviews', ['lenderReview', 'creditCardReview']],
  ['lp', ['lander']],
  ['marketplace', ['creditCardMarketplaceSubpage']],
])

/** Returns undefined for a path segment that is not valid percent-encoding. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
