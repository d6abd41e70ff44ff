import { categoryOf, knownCategory, pathOf } from '#content-model/documents/path-of.ts'
import { productLines } from '#domain/product-line.ts'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'
import { addressOf, type LibraryDocument } from './library-document.ts'
import { listPaths } from './paths.ts'
import { reviewTitles, words } from './words.ts'

/** The trail of a document's page, without Home. */
export function crumbsOf(document: LibraryDocument): Breadcrumb[] {
  const address = addressOf(document)
  const own = { name: document.title, item: pathOf(address) }
  const category = categoryOf(address.categories?.[0])
  const name = categoryName(category)
  switch (document._type) {
    case 'blog':
      return [
        { name: words.learn, item: listPaths.resources },
        { name, item: `${listPaths.resources}/${category}` },
        own,
      ]
    case 'lenderReview':
    case 'creditCardReview':
      return [{ name: reviewsTitle(category), item: reviewsPath(category) }, own]
    case 'legalPage':
      return own.item === listPaths.about ? [own] : [{ name: words.about, item: listPaths.about }, own]
    default:
      return [own]
  }
}

export function categoryName(category: string | undefined): string {
  const known = knownCategory(category)
  return Object.values(productLines).find((line) => line.category === known)?.name ?? ''
}

/** Such as "Student loan reviews". */
export function reviewsTitle(category: string): string {
  return reviewTitles[category] ?? ''
}

/** Reviews of scholarships have an address of their own, singular (specification §2). */
export function reviewsPath(category: string): string {
  return category === 'scholarships' ? '/scholarship/reviews' : `/${category}/reviews`
}
