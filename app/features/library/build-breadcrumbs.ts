import { href } from 'react-router'
import { knownCategory, parseCategory, toDocumentPath } from '#cms/model/documents/document-path.ts'
import { productLines } from '#domain/product-line.ts'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'
import { type LibraryDocument, toAddressed } from './library-document.ts'
import { libraryText, reviewTitles, subjectNames } from './messages.ts'

/** Builds the breadcrumbs of a document's page, without Home. */
export function buildBreadcrumbs(document: LibraryDocument): Breadcrumb[] {
  const address = toAddressed(document)
  const own = { name: document.title, item: toDocumentPath(address) }
  const category = parseCategory(address.categories?.[0])
  const name = categoryName(category)
  switch (document._type) {
    case 'blog':
      return [
        { name: libraryText.learn, item: href('/resources') },
        { name, item: href('/resources/:category', { category }) },
        own,
      ]
    case 'lenderReview':
    case 'creditCardReview':
      return [{ name: reviewsTitle(category), item: reviewsPath(category) }, own]
    case 'creditCardMarketplaceSubpage':
      return [
        { name: libraryText.cardsLine, item: href('/credit-cards') },
        { name: libraryText.cards, item: href('/credit-cards/marketplace') },
        own,
      ]
    case 'legalPage':
      return own.item === href('/about') ? [own] : [{ name: libraryText.about, item: href('/about') }, own]
    default:
      return [own]
  }
}

export function categoryName(category: string | undefined): string {
  const known = knownCategory(category)
  const line = Object.values(productLines).find(({ category }) => category === known)
  return line ? subjectNames[line.category] : ''
}

/** Returns a title such as "Student loan reviews". */
export function reviewsTitle(category: string): string {
  return reviewTitles[category] ?? ''
}

/** Returns the path of a category's reviews; for scholarships it is in the singular (specification §2). */
export function reviewsPath(category: string): string {
  return category === 'scholarships' ? '/scholarship/reviews' : `/${category}/reviews`
}
