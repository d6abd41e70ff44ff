import { formatDate, formatMonth } from '#domain/dates.ts'
import { formatDollars } from '#domain/money.ts'
import { type FigureName, type SchoolFigure, schoolFigures } from '#domain/school-costs/school-figures.ts'

/** Returns a figure as it is shown: `$14,559` or `64%`. */
export function formatFigure(name: FigureName, { value }: Pick<SchoolFigure, 'value'>): string {
  return schoolFigures[name] === 'percent' ? `${value}%` : formatWholeDollars(value)
}

export function formatWholeDollars(dollars: number): string {
  return formatDollars(dollars * 100)
}

/** Returns the lowest and the highest of some amounts in whole dollars. */
export function toRange(dollars: readonly number[]): string {
  const [lowest, highest] = [Math.min(...dollars), Math.max(...dollars)].map(formatWholeDollars)
  return lowest === highest ? `${lowest}` : `${lowest} to ${highest}`
}

/** Returns what a figure is of: `2023–24`, `2023`, or the release that it is in, where that is all we know. */
export function formatPeriod(period: string): string {
  const [kind, day = ''] = period.split(' ')
  if (kind === 'release') return `released ${formatDate(day, 'Month D, YYYY')}`
  if (kind === 'copy') return `copy from ${formatMonth(day)}`
  return period === '' ? 'year not stated' : period.replace('-', '–')
}

/** Returns the year and the source of a figure: `2023–24, IPEDS student charges (NCES)`. */
export function formatOrigin({ period, source }: SchoolFigure): string {
  return `${formatPeriod(period)}, ${source}`
}
