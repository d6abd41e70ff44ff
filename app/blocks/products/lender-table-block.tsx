import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { LenderTableView } from './lender-table.tsx'
import styles from './products.module.css'
import { words } from './words.ts'

/** Lenders of the catalog for one product line. The catalog has student loans; other lines say that it has none. */
export function LenderTable({ entry }: BlockProps<'Lender table'>) {
  const { data } = usePageScope()
  const { vertical, lenderIds = [], limit } = entry.fields
  if (vertical === 'MOMENT_SCIENCE') return null
  const fitting = data.lenders.filter(({ id }) => lenderIds.length === 0 || lenderIds.includes(id))
  return (
    <div className={styles.block}>
      <BlockTitle of={entry} />
      {vertical === 'PSL' ? (
        <LenderTableView lenders={fitting.slice(0, limit === undefined ? undefined : Math.max(1, limit))} />
      ) : (
        <p>{words.lender.noneOfLine}</p>
      )}
    </div>
  )
}
