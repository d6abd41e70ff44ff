import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { usePageScope } from '#app/blocks/page-scope.tsx'
import { LenderTableView } from './lender-table.tsx'
import { productBlockText } from './messages.ts'
import styles from './products.module.css'

/**
 * A table of lenders for one product line. The catalog covers student loans only; for other lines the block
 * says so.
 */
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
        <p>{productBlockText.lender.noneOfLine}</p>
      )}
    </div>
  )
}
