import type { Read } from '#content-model/documents/document-types.ts'
import type { Addressed } from '#content-model/documents/path-of.ts'
import { productLines } from '#domain/product-line.ts'

/** The types of document that have a page of their own and look alike. */
export const libraryTypes = [
  'blog',
  'topPicksByCategory',
  'lenderReview',
  'creditCardReview',
  'resource',
  'legalPage',
  'lander',
] as const
type LibraryType = (typeof libraryTypes)[number]

type Blog = Read<'blog'>
type Needed = '_id' | '_updatedAt' | 'title' | 'slug'
type Own = Pick<Read<'topPicksByCategory'>, 'lenderIds'> &
  Pick<Read<'lenderReview'>, 'points' | 'pros' | 'cons'> &
  Pick<Read<'creditCardReview'>, 'cardId'> &
  Pick<Read<'legalPage'>, 'effectiveOn'> &
  Pick<Read<'lander'>, 'vertical' | 'leadCapture' | 'interstitial'>

/** Any of them: what a type does not have is absent. */
export type LibraryDocument = { _type: LibraryType } & Pick<Blog, Needed> &
  Partial<Omit<Blog, Needed | '_type'>> &
  Partial<Own>

interface Placed {
  _type: string
  slug: { current: string }
  categories?: readonly string[] | undefined
  vertical?: string | undefined
}

/** What `pathOf` needs of a document. */
export function addressOf({ _type, slug, categories, vertical }: Placed): Addressed {
  const line = Object.entries(productLines).find(([code]) => code === vertical)?.[1]
  return { documentType: _type, slug, categories: line ? [line.category] : categories }
}
