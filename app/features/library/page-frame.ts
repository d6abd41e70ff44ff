import { type BlockData, noBlockData } from '#app/blocks/block-data.ts'
import { buildOutline } from '#app/blocks/outline.ts'
import type { PageScope } from '#app/blocks/page-scope.tsx'
import { numberSources } from '#app/blocks/sources.ts'
import type { ImageService } from '#app/content/image-service.ts'
import type { Read } from '#cms/model/documents/document-types.ts'
import type { PageContent } from '#cms/model/texts/derived-values.ts'
import type { TokenWords } from '#cms/model/tokens/template-tokens.ts'

/** The data that every library page has. */
export interface PageFrame {
  settings: Read<'settings'>
  /** `YYYY-MM-DD` in New York. */
  today: string
  words: TokenWords
  path: string
  /** The path, with `?page=` if the request has it. */
  address: string
  /** Without a trailing slash. */
  siteUrl: string
  images: ImageService
  isPreview: boolean
}

/** The data that a page with blocks adds to its frame. */
interface FramedContent {
  document?: PageContent & { authors?: Read<'blog'>['authors'] }
  updatedOn?: string | undefined
  data?: BlockData
}

/** Builds the data that the blocks and lists of a page may read. */
export function toPageScope(
  frame: PageFrame,
  { document = {}, updatedOn, data = noBlockData }: FramedContent = {},
): PageScope {
  const { today, words, siteUrl, images, isPreview, address } = frame
  return {
    today,
    updatedOn,
    authors: document.authors ?? [],
    words,
    siteUrl,
    images,
    isPreview,
    outline: buildOutline(document),
    sources: numberSources(document),
    data,
    address,
  }
}
