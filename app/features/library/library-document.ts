import type { Addressed } from '#cms/model/documents/document-path.ts'
import type { Read } from '#cms/model/documents/document-types.ts'
import { productLines } from '#domain/product-line.ts'

/** The document types that have a page of their own. */
export const libraryTypes = [
  'blog',
  'topPicksByCategory',
  'lenderReview',
  'creditCardReview',
  'resource',
  'legalPage',
  'lander',
  'creditCardMarketplaceSubpage',
] as const
type LibraryType = (typeof libraryTypes)[number]

type Blog = Read<'blog'>
type Needed = '_id' | '_updatedAt' | 'title' | 'slug'
type Own = Pick<Read<'topPicksByCategory'>, 'lenderIds'> &
  Pick<Read<'lenderReview'>, 'points' | 'pros' | 'cons'> &
  Pick<Read<'creditCardReview'>, 'cardId'> &
  Pick<Read<'creditCardMarketplaceSubpage'>, 'cardType'> &
  Pick<Read<'legalPage'>, 'effectiveOn'> &
  Pick<Read<'lander'>, 'vertical' | 'leadCapture' | 'modalIdentifier' | 'interstitial'>

/** A document of any of these types; fields that its type lacks are absent. */
export type LibraryDocument = { _type: LibraryType } & Pick<Blog, Needed> &
  Partial<Omit<Blog, Needed | '_type'>> &
  Partial<Own>

interface Placed {
  _type: string
  slug: { current: string }
  categories?: readonly string[] | undefined
  vertical?: string | undefined
}

/** Converts a document to what `toDocumentPath` needs; the product line it belongs to becomes the category. */
export function toAddressed({ _type, slug, categories, vertical }: Placed): Addressed {
  const line = _type === 'creditCardMarketplaceSubpage' ? productLines.CC : findLine(vertical)
  return { documentType: _type, slug, categories: line ? [line.category] : categories }
}

function findLine(vertical: string | undefined) {
  return Object.entries(productLines).find(([code]) => code === vertical)?.[1]
}
