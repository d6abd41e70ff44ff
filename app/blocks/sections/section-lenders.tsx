import { usePageScope } from '#app/blocks/page-scope.tsx'
import { LenderTableView } from '#app/blocks/products/lender-table.tsx'
import type { SectionValue } from './section-value.ts'

/** The lenders that a section names, or all, in the order of the catalog: what an editor likes has no part in it. */
export function SectionLenders({ section }: { section: SectionValue }) {
  const { lenders } = usePageScope().data
  const ids = idsOf(section)
  const shown = ids.length > 0 ? lenders.filter(({ id }) => ids.includes(id)) : lenders
  return shown.length > 0 ? <LenderTableView lenders={shown} /> : null
}

function idsOf({ kind, lenderId, lenderIds = [] }: SectionValue): readonly string[] {
  // Without its lender a section of one lender must not show them all.
  return kind === 'Individual Lender Table' ? [lenderId ?? ''] : lenderIds
}
