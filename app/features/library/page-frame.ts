import type { BlockData } from '#app/blocks/block-data.ts'
import { outlineOf } from '#app/blocks/outline.ts'
import type { ImageService, PageScope } from '#app/blocks/page-scope.tsx'
import { sourcesOf } from '#app/blocks/sources.ts'
import type { Read } from '#content-model/documents/document-types.ts'
import type { PageContent } from '#content-model/texts/derived-values.ts'
import type { TokenWords } from '#content-model/tokens/template-tokens.ts'

/** What every page of the library knows. */
export interface PageFrame {
  settings: Read<'settings'>
  /** `YYYY-MM-DD` in New York. */
  today: string
  words: TokenWords
  path: string
  /** With the number of the page of its lists. */
  address: string
  /** Without a trailing slash. */
  siteUrl: string
  images: ImageService
  isPreview: boolean
}

/** What a page with blocks knows besides. */
interface FramedContent {
  document: PageContent & { authors?: Read<'blog'>['authors'] }
  updatedOn?: string | undefined
  data: BlockData
}

/** What the blocks and lists of a page may know of it. */
export function scopeOf(frame: PageFrame, { document, updatedOn, data }: FramedContent): PageScope {
  const { today, words, siteUrl, images, isPreview, address } = frame
  return {
    today,
    updatedOn,
    authors: document.authors ?? [],
    words,
    siteUrl,
    images,
    isPreview,
    outline: outlineOf(document),
    sources: sourcesOf(document),
    data,
    address,
  }
}
