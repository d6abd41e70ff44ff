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
  if (unit === 'Dollars') return inUnit(value, unit, Number.isInteger(value) ? whole : cents)
  const alike = { minimumFractionDigits: decimals, maximumFractionDigits: MAX_DECIMALS }
  return inUnit(value, unit, new Intl.NumberFormat('en-US', alike))
}

/** Counts the decimals of the most exact of these values. */
export function countDecimals(values: readonly number[]): number {
  const counts = values.map((value) => String(value).split('.')[1]?.length ?? 0)
  return Math.min(Math.max(0, ...counts), MAX_DECIMALS)
}

/** Formats a value for an axis, as briefly as possible. */
export function formatTick(value: number, unit: Unit): string {
  return inUnit(value, unit, Math.abs(value) < 10_000 ? full : short)
}

function inUnit(value: number, unit: Unit, format: Intl.NumberFormat): string {
  const digits = format.format(Math.abs(value))
  const sign = value < 0 ? '-' : ''
  if (unit === 'Dollars') return `${sign}$${digits}`
  return unit === 'Percent' ? `${sign}${digits}%` : `${sign}${digits}`
}

const MAX_DECIMALS = 6
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const full = new Intl.NumberFormat('en-US', { maximumFractionDigits: MAX_DECIMALS })
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 })
