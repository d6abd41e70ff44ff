import type { Blocks } from '#app/blocks/block.ts'
import { ChartBlock } from './chart/chart-block.tsx'
import { BestForBlock, TableBlock, TopPicksBlock } from './titled-tables.tsx'

type Types = 'Best-for table' | 'Credit card top picks table' | 'Table' | 'Chart'

export const tableBlocks: Blocks<Types> = {
  'Best-for table': BestForBlock,
  'Credit card top picks table': TopPicksBlock,
  Table: TableBlock,
  Chart: ChartBlock,
}
