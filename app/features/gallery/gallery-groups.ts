import { fixtures as banners } from '#app/blocks/banners/banner-blocks.fixture.ts'
import { fixtures as lists } from '#app/blocks/lists/list-blocks.fixture.ts'
import { fixtures as people } from '#app/blocks/people/people-blocks.fixture.ts'
import { fixtures as posts } from '#app/blocks/posts/post-blocks.fixture.ts'
import { fixtures as products } from '#app/blocks/products/product-blocks.fixture.ts'
import type { SectionValue } from '#app/blocks/sections/section-value.ts'
import { fixtures as sections } from '#app/blocks/sections/sections.fixture.ts'
import { fixtures as structure } from '#app/blocks/structure/structure-blocks.fixture.ts'
import { fixtures as tables } from '#app/blocks/tables/table-blocks.fixture.ts'
import { fixtures as texts } from '#app/blocks/texts/text-blocks.fixture.ts'
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
  texts: ['Texts', texts],
  lists: ['Lists', lists],
  banners: ['Banners', banners],
  tables: ['Tables and charts', tables],
  people: ['People', people],
  posts: ['Lists of pages', posts],
  products: ['Products', products],
  structure: ['Structure', structure],
  sections: ['Sections', sections],
} as const

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
