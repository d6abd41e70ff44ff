import { ColumnPicker } from '#app/ui/compare-table/column-picker.tsx'
import { countRows } from '#app/ui/compare-table/compare-rows.ts'
import { type CompareColumn, CompareTable } from '#app/ui/compare-table/compare-table.tsx'
import { SameRows } from '#app/ui/compare-table/same-rows.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { CompareActions } from './compare-actions.tsx'
import type { ComparedColumn, Comparison } from './comparison.ts'

/** The differences that count most, then the others and what is the same, closed at first. */
export function ComparedFacts({ comparison }: { comparison: Comparison }) {
  const { columns, rows, listing } = comparison
  const { key, more, same } = rows
  const { words } = listing
  const count = columns.length
  const table = { columns: columns.map((column) => toHead(column, words)), empty: words.noDifferences }
  return (
    <ColumnPicker names={columns.map(({ name }) => name)}>
      <CompareTable {...table} caption={words.caption(count)} sections={key}>
        <CompareActions comparison={comparison} />
      </CompareTable>
      {more.length > 0 ? (
        <Details id="more" look="line" summary={<h2>{words.more(count, countRows(more))}</h2>}>
          <CompareTable {...table} before={key} caption={words.moreCaption(count)} sections={more} />
        </Details>
      ) : null}
      {same.length > 0 ? (
        <Details id="same" look="line" summary={<h2>{words.same(countRows(same))}</h2>}>
          <SameRows sections={same} />
        </Details>
      ) : null}
    </ColumnPicker>
  )
}

function toHead(
  { id, name, detail, standing }: ComparedColumn,
  { standingShort }: Comparison['listing']['words'],
): CompareColumn {
  const text = standingShort[standing]
  return { id, name, detail, flag: text ? { text, isPersonal: standing === 'refused' } : undefined }
}
