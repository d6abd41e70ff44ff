import type { ComponentType } from '#cms/model/blocks/block-types.ts'
import { bannerBlocks } from './banners/banner-blocks.ts'
import type { Blocks } from './block.ts'
import { listBlocks } from './lists/list-blocks.ts'
import { peopleBlocks } from './people/people-blocks.ts'
import { postBlocks } from './posts/post-blocks.ts'
import { productBlocks } from './products/product-blocks.ts'
import { structureBlocks } from './structure/structure-blocks.tsx'
import { tableBlocks } from './tables/table-blocks.ts'
import { textBlocks } from './texts/text-blocks.tsx'

/** The component for every block type; the code does not compile while one is missing. */
export const blocks: Blocks<ComponentType> = {
  ...bannerBlocks,
  ...listBlocks,
  ...peopleBlocks,
  ...postBlocks,
  ...productBlocks,
  ...structureBlocks,
  ...tableBlocks,
  ...textBlocks,
}
