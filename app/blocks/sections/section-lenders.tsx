import { usePageScope } from '#app/blocks/page-scope.tsx'
import { LenderTableView } from '#app/blocks/products/lender-table.tsx'
import type { SectionValue } from './section-value.ts'

/** The lenders that a section names, or all lenders, in catalog order, which editors cannot change. */
export function SectionLenders({ section }: { section: SectionValue }) {
  const { lenders } = usePageScope().data
  const ids = getLenderIds(section)
  const shown = ids.length > 0 ? lenders.filter(({ id }) => ids.includes(id)) : lenders
  return shown.length > 0 ? <LenderTableView lenders={shown} /> : null
}

function getLenderIds({ kind, lenderId, lenderIds = [] }: SectionValue): readonly string[] {
  // A section for one lender that names no lender must not show all of them.
  return kind === 'Individual Lender Table' ? [lenderId ?? ''] : lenderIds
}
