import { tableText } from '#app/blocks/tables/messages.ts'
import type { EntryOf } from '#cms/model/blocks/block-types.ts'

export type ChartValue = EntryOf<'Chart'>['fields']
type Series = ChartValue['series'][number]
export type Unit = ChartValue['unit']

/** The values of all series for one label. */
export interface ChartRow {
  key: string
  label: string
  /** One value for each series; undefined when the series has none. */
  values: readonly (number | undefined)[]
}

/** All that a chart is drawn from. */
export interface ChartFigures {
  /** What the chart shows, for its name. */
  title?: string | undefined
  /** The name of each series. */
  names: readonly string[]
  rows: readonly ChartRow[]
  type: ChartValue['chartType']
  unit: Unit
}

/** Groups the values of all series by label, in the order in which labels first appear. */
export function chartRows(series: readonly Series[]): ChartRow[] {
  const rows = new Map<string, { label: string; values: (number | undefined)[] }>()
  for (const [at, { points }] of series.entries()) {
    const seen = new Map<string, number>()
    for (const { label, value } of points) {
      // A label that repeats within one series gets its own row each time.
      const number = (seen.get(label) ?? 0) + 1
      seen.set(label, number)
      const key = `${number} ${label}`
      const row = rows.get(key) ?? { label, values: series.map(() => undefined) }
      row.values[at] = value
      rows.set(key, row)
    }
  }
  return [...rows].map(([key, row]) => ({ key, ...row }))
}

/**
 * Formats a value in full, as the table shows it.
 * @param decimals the decimals of the most exact value beside it, so that the points of all stand in one line
 */
export function formatValue(value: number, unit: Unit, decimals = 0): string {
  if (unit === 'Dollars') return inUnit(value, unit, (Number.isInteger(value) ? whole : cents).format)
  const alike = { minimumFractionDigits: decimals, maximumFractionDigits: MAX_DECIMALS }
  return inUnit(value, unit, new Intl.NumberFormat('en-US', alike).format)
}

/** Counts the decimals of the most exact of these values. */
export function countDecimals(values: readonly number[]): number {
  const counts = values.map((value) => String(value).split('.')[1]?.length ?? 0)
  return Math.min(Math.max(0, ...counts), MAX_DECIMALS)
}

/** Formats the ticks of an axis alike: all in thousands, or in millions, once the largest is 10,000 or more. */
export function formatTicks(ticks: readonly number[], unit: Unit): string[] {
  const largest = Math.max(0, ...ticks.map(Math.abs))
  const [each, letter] = largest < 10_000 ? [1, ''] : largest < 1_000_000 ? [1000, 'K'] : [1_000_000, 'M']
  return ticks.map((tick) =>
    inUnit(tick, unit, (size) => `${full.format(size / each)}${size === 0 ? '' : letter}`),
  )
}

/** Says what a chart shows in one sentence: where each line begins and ends, or the longest bars. */
export function describeChart({ title, names, rows, type, unit }: ChartFigures): string {
  const lines = names.map((name, series) => {
    const known = rows.flatMap(({ label, values }) => {
      const value = values[series]
      return value === undefined ? [] : [{ label, value: formatValue(value, unit), size: value }]
    })
    const ordered = type === 'Line' ? known : known.toSorted((one, other) => one.size - other.size)
    return tableText.chart.series(name, ordered[0], ordered.at(-1))
  })
  return [title, ...lines].filter(Boolean).join('; ')
}

function inUnit(value: number, unit: Unit, write: (size: number) => string): string {
  const digits = write(Math.abs(value))
  const sign = value < 0 ? '-' : ''
  if (unit === 'Dollars') return `${sign}$${digits}`
  return unit === 'Percent' ? `${sign}${digits}%` : `${sign}${digits}`
}

const MAX_DECIMALS = 6
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const full = new Intl.NumberFormat('en-US', { maximumFractionDigits: MAX_DECIMALS })
