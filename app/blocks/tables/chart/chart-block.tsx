import type { BlockProps } from '#app/blocks/block.ts'
import { BlockTitle } from '#app/blocks/block-title.tsx'
import { usePlainWords } from '#app/blocks/plain-words.ts'
import { SourceLines } from '#app/blocks/source-lines.tsx'
import { DataTable } from '#app/blocks/tables/data-table.tsx'
import { tableText } from '#app/blocks/tables/messages.ts'
import { Details } from '#app/ui/details/details.tsx'
import { Chart } from './chart.tsx'
import { chartRows, countDecimals, formatValue } from './chart-values.ts'

/** A chart above a table of the same figures, which opens on demand. */
export function ChartBlock({ entry }: BlockProps<'Chart'>) {
  const { title, chartType, unit, series, source } = entry.fields
  const plain = usePlainWords()
  const rows = chartRows(series).map((row) => ({ ...row, label: plain(row.label) }))
  const names = series.map(({ name }) => plain(name))
  const values = rows.flatMap((row) => row.values.filter((value) => value !== undefined))
  const decimals = countDecimals(values)
  return (
    <>
      <BlockTitle of={entry} />
      <Chart names={names} rows={rows} title={plain(title)} type={chartType} unit={unit} />
      <Details look="plain" summary={tableText.chart.asTable}>
        <DataTable
          caption={plain(title)}
          isCaptionSpoken
          columns={[
            { key: 'item', name: tableText.chart.item },
            ...names.map((name, at) => ({ key: String(at), name, isNumber: true })),
          ]}
          rows={rows.map(({ key, label, values: ofSeries }) => ({
            key,
            cells: [
              label || undefined,
              ...ofSeries.map((value) =>
                value === undefined ? undefined : formatValue(value, unit, decimals),
              ),
            ],
          }))}
        />
      </Details>
      <SourceLines sources={[source]} />
    </>
  )
}
