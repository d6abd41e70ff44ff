import type { ReactNode } from 'react'
import { Details } from '#app/ui/details/details.tsx'
import { countRows, type PageRows } from './compare-rows.ts'
import { type CompareColumn, CompareTable } from './compare-table.tsx'
import type { ComparisonWords } from './messages.ts'
import { SameRows } from './same-rows.tsx'

interface ComparedFactsProps {
  columns: readonly CompareColumn[]
  rows: PageRows
  words: ComparisonWords
  /** Says that the answers exclude a value. */
  excluded?: string
  /** Further rows after the facts that count most. */
  children: ReactNode
}

/** The differences that count most, then the others and what is the same, closed at first. */
export function ComparedFacts({ columns, rows, words, excluded, children }: ComparedFactsProps) {
  const { key, more, same } = rows
  const count = columns.length
  const table = { columns, excluded, empty: words.noDifferences }
  return (
    <>
      <CompareTable {...table} caption={words.caption(count)} sections={key}>
        {children}
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
    </>
  )
}
