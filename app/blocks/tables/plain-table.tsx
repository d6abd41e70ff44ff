import { usePlainWords } from '#app/blocks/plain-words.ts'
import { SimpleText } from '#app/blocks/rich-text/simple-text.tsx'
import { SourceLines } from '#app/blocks/source-lines.tsx'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'
import { plainText } from '#cms/model/texts/plain-text.ts'
import { DataTable } from './data-table.tsx'
import { tableText } from './messages.ts'

type TableValue = Omit<EntryOf<'Table'>['fields'], 'title'>

interface PlainTableProps {
  table: TableValue
  /** The heading above the table, which labels it for screen readers when it has no caption. */
  title?: string | undefined
}

/** A table as an editor wrote it. */
export function PlainTable({ table: { caption, columns, rows, source }, title }: PlainTableProps) {
  const plain = usePlainWords()
  // A row may have more cells than there are headings; the extra cells are still shown.
  const width = Math.max(columns.length, ...rows.map(({ cells }) => cells.length))
  return (
    <>
      <DataTable
        caption={plain(caption ?? title ?? tableText.table)}
        isCaptionSpoken={caption === undefined}
        columns={Array.from({ length: width }, (_, at) => ({
          key: String(at),
          name: plain(columns[at] ?? ''),
          isNumber: at > 0 && isColumnOfFigures(rows, at),
        }))}
        rows={rows.map(({ _key, cells }, at) => ({
          key: _key ?? String(at),
          cells: cells.map(({ content }) =>
            hasWords(content) ? <SimpleText key="cell" value={content} /> : undefined,
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

/**
 * Whether a text is a single figure, such as `$5,500`, `6.53 %`, `-2` or a live figure; a column of figures
 * is aligned to the end.
 */
function isFigure(text: string): boolean {
  return /^(?:[-−+]?\s?\$?\s?\d[\d,.]*\s?%?|\{\{\s*\w+\.[^{}]*\}\}|[—–-])$/.test(text)
}
