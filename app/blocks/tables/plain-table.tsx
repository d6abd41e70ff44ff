import { usePlainWords } from '#app/blocks/plain-words.ts'
import { RichText } from '#app/blocks/rich-text/rich-text.tsx'
import { SourceLines } from '#app/blocks/source-lines.tsx'
import type { EntryOf } from '#content-model/blocks/block-types.ts'
import { plainText } from '#content-model/texts/plain-text.ts'
import { DataTable } from './data-table.tsx'
import { isFigure } from './is-figure.ts'
import { words } from './words.ts'

type TableValue = Omit<EntryOf<'Table'>['fields'], 'title'>

interface PlainTableProps {
  table: TableValue
  /** What stands above the table, for screen readers where it has no caption of its own. */
  title?: string | undefined
}

/** A table as an editor wrote it. */
export function PlainTable({ table: { caption, columns, rows, source }, title }: PlainTableProps) {
  const plain = usePlainWords()
  // A row may be longer than the headings: what it holds is shown all the same.
  const width = Math.max(columns.length, ...rows.map(({ cells }) => cells.length))
  return (
    <>
      <DataTable
        caption={plain(caption ?? title ?? words.table)}
        isCaptionSpoken={caption === undefined}
        columns={Array.from({ length: width }, (_, at) => ({
          key: String(at),
          name: plain(columns[at] ?? ''),
          isNumber: at > 0 && isColumnOfFigures(rows, at),
        }))}
        rows={rows.map(({ _key, cells }, at) => ({
          key: _key ?? String(at),
          cells: cells.map(({ content }) =>
            hasWords(content) ? <RichText key="cell" value={content} /> : undefined,
          ),
        }))}
      />
      {source ? <SourceLines sources={[source]} /> : null}
    </>
  )
}

type Content = TableValue['rows'][number]['cells'][number]['content']

function hasWords(content: Content): content is NonNullable<Content> {
  return content?.some((part) => part._type !== 'block' || plainText([part]).trim() !== '') ?? false
}

function isColumnOfFigures(rows: TableValue['rows'], at: number): boolean {
  const texts = rows
    .map(({ cells }) => plainText(cells[at]?.content ?? []).trim())
    .filter((text) => text !== '')
  return texts.length > 0 && texts.every(isFigure)
}
