import { bannerBlocks } from '#app/blocks/banners/banner-blocks.ts'
import type { Fixture } from '#app/blocks/block.ts'
import { listBlocks } from '#app/blocks/lists/list-blocks.ts'
import { peopleBlocks } from '#app/blocks/people/people-blocks.ts'
import { fixtures as posts } from '#app/blocks/posts/post-blocks.fixture.ts'
import { fixtures as products } from '#app/blocks/products/product-blocks.fixture.ts'
import { productBlocks } from '#app/blocks/products/product-blocks.ts'
import { makeFixtures } from '#app/blocks/sample-blocks.fixture.ts'
import type { SectionValue } from '#app/blocks/sections/section-value.ts'
import { fixtures as sections } from '#app/blocks/sections/sections.fixture.ts'
import { structureBlocks } from '#app/blocks/structure/structure-blocks.tsx'
import { fixtures as tables } from '#app/blocks/tables/table-blocks.fixture.ts'
import { tableBlocks } from '#app/blocks/tables/table-blocks.ts'
import { textBlocks } from '#app/blocks/texts/text-blocks.tsx'
import type { AnyEntry } from '#cms/model/blocks/block-types.ts'

/** A block or a section in one of its variants. */
export interface Shown {
  name: string
  part: AnyEntry | SectionValue
}

interface GalleryGroup {
  /** The last segment of its address. */
  name: string
  title: string
  shown: readonly Shown[]
}

const groups = {
  texts: ['Texts', examples(textBlocks)],
  lists: ['Lists', examples(listBlocks)],
  banners: ['Banners', examples(bannerBlocks)],
  tables: ['Tables and charts', [...examples(tableBlocks), ...tables]],
  people: ['People', examples(peopleBlocks)],
  // Two lists with pages would have two landmarks of one name.
  posts: ['Lists of pages', [...makeFixtures('Blogs group'), ...posts]],
  products: ['Products', [...examples(productBlocks), ...products]],
  structure: ['Structure', examples(structureBlocks)],
  sections: ['Sections', sections],
} as const

function examples(blocks: object): Fixture[] {
  return Object.keys(blocks).flatMap(makeFixtures)
}

/**
 * Returns every fixture of every group. Each is a copy because fixtures share values, and a page identifies
 * its headings by object identity.
 */
export function galleryGroups(): GalleryGroup[] {
  return Object.entries(groups).map(([name, [title, fixtures]]) => ({
    name,
    title,
    shown: fixtures.map((fixture) => ({
      name: fixture.name,
      part: structuredClone('entry' in fixture ? fixture.entry : fixture.section),
    })),
  }))
}
