import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { BestForTable } from './best-for-table.tsx'
import { PlainTable } from './plain-table.tsx'
import { TopPicksTable } from './top-picks-table.tsx'

// The three tables as separate blocks, which may have a heading; inside a text they have none.

export function TableBlock({ entry }: BlockProps<'Table'>) {
  return (
    <>
      <BlockTitle of={entry} />
      <PlainTable table={entry.fields} title={entry.fields.title} />
    </>
  )
}

export function BestForBlock({ entry }: BlockProps<'Best-for table'>) {
  return (
    <>
      <BlockTitle of={entry} />
      <BestForTable table={entry.fields} title={entry.fields.title} />
    </>
  )
}

export function TopPicksBlock({ entry }: BlockProps<'Credit card top picks table'>) {
  return (
    <>
      <BlockTitle of={entry} />
      <TopPicksTable table={entry.fields} title={entry.fields.title} />
    </>
  )
}
