import type { ReadDocument, StoredDocument } from '#cms/model/fields/value.ts'
import { blog } from './blog.ts'
import { glossary } from './glossary.ts'
import { incentiveOffer } from './incentive-offer.ts'
import { modal } from './modal.ts'
import { creditCardMarketplaceSubpage, lander, legalPage, resource } from './pages.ts'
import { creditCardReview, lenderReview } from './reviews.ts'
import { settings } from './settings.ts'
import { sharedSection } from './shared-section.ts'
import { topPicksByCategory } from './top-picks-by-category.ts'
import { user } from './user.ts'

/** Every document type, by its `_type`. */
export const documentTypes = {
  settings,
  modal,
  incentiveOffer,
  blog,
  topPicksByCategory,
  lenderReview,
  creditCardReview,
  user,
  glossary,
  legalPage,
  resource,
  creditCardMarketplaceSubpage,
  lander,
  sharedSection,
} as const

export type DocumentType = keyof typeof documentTypes

/** A document as pages receive it. */
export type Read<Type extends DocumentType> = ReadDocument<(typeof documentTypes)[Type]>
/** A document as the content service stores it. */
export type Stored<Type extends DocumentType> = StoredDocument<(typeof documentTypes)[Type]>

export function isDocumentType(name: string): name is DocumentType {
  return Object.hasOwn(documentTypes, name)
}
