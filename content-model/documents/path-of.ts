import { productLines } from '#domain/product-line.ts'

/** What decides where a document is read. */
export interface Addressed {
  /** The `_type` of the document. */
  documentType?: string | undefined
  slug: { current: string }
  categories?: readonly string[] | undefined
}

/**
 * The path of a document. Its first category is in it; one that is unknown or missing counts as student-loans
 * (specification §2, "link building").
 */
export function pathOf({ documentType, slug: { current }, categories }: Addressed): string {
  // Half a character would throw.
  const slug = encodeURIComponent(current.toWellFormed())
  const category = categoryOf(categories?.[0])
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

/** The picks of a whole line, and of its two kinds of loans, have addresses of their own (specification §2). */
function topPicksPath(category: string, slug: string): string {
  if (slug === 'best-student-loans') return `/${category}/${slug}`
  if (slug === 'slp' || slug === 'alp-ll') return `/${category}/${slug}/best-student-loans`
  return `/${category}/best-student-loans/${slug}`
}

/** The segment of a product line; `student-loans` for one that is no product line. */
export function categoryOf(segment: string | undefined): string {
  return knownCategory(segment) ?? productLines.PSL.category
}

/** The segment of a product line; undefined for one that is none (specification §2, "category mapper"). */
export function knownCategory(segment: string | undefined): string | undefined {
  return Object.values(productLines).find(({ category }) => category === segment)?.category
}

/** What can stand at a path: documents of one of these types, with this slug. */
interface DocumentPlace {
  types: readonly string[]
  slug: string
}

/** Which documents a path can be that of; undefined where none can. It finds all that `pathOf` places, under any category. */
export function placeOf(path: string): DocumentPlace | undefined {
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
  const types = typesBelow[second]
  return types && { types, slug: third }
}

const typesBelow: Readonly<Record<string, readonly string[]>> = {
  'best-student-loans': ['topPicksByCategory'],
  reviews: ['lenderReview', 'creditCardReview'],
  lp: ['lander'],
  marketplace: ['creditCardMarketplaceSubpage'],
}

/** Undefined for a part that is no text in the form of an address. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
