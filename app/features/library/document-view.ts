import type { BlockData, PostSummary } from '#app/blocks/block-data.ts'
import type { PromoTrigger } from '#app/shell/promo-trigger.ts'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'
import type { LibraryDocument } from './library-document.ts'
import type { PageFrame } from './page-frame.ts'

/** The data that the page of one document renders. Days are `YYYY-MM-DD` in New York. */
export interface DocumentView {
  frame: PageFrame
  document: LibraryDocument
  publishedOn: string | undefined
  updatedOn: string | undefined
  /** Reading time in minutes; 0 for a short text. */
  minutes: number
  crumbs: readonly Breadcrumb[]
  /** The modal that the page names. */
  promo: PromoTrigger | undefined
  related: readonly PostSummary[]
  data: BlockData
}
