import type { Blocks } from '#app/blocks/block.ts'
import { ButtonBlock } from './button-block.tsx'
import { Divider } from './divider.tsx'
import { TableOfContents } from './table-of-contents.tsx'

type Types = 'Button' | 'Divider' | 'Table of contents'

export const structureBlocks: Blocks<Types> = {
  Button: ButtonBlock,
  Divider,
  'Table of contents': TableOfContents,
}
