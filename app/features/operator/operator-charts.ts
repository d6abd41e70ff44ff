import { productLines } from '#domain/product-line.ts'
import type { FiguresReport } from './figures.ts'
import { operatorText } from './operator-messages.ts'

/** Bars over days or hours, one small chart for each series, and the same as a table. */
export interface OperatorChart {
  id: string
  title: string
  series: readonly { id: string; name: string; values: readonly number[] }[]
  /** The names of the bars. */
  times: readonly string[]
  /** What the times are. */
  timeName: string
}

const { charts: words } = operatorText

/** Returns the charts of the figures that have a past; those of the database only while it answers. */
export function listCharts({ process, stored }: FiguresReport): OperatorChart[] {
  const { hours } = process
  return [
    {
      id: 'errors',
      title: words.errors,
      timeName: words.hour,
      times: hours.map(({ startsAt }) => startsAt.toISOString().slice(11, 16)),
      series: [
        { id: 'server-errors', name: words.serverErrors, values: hours.map((hour) => hour.serverErrors) },
        { id: 'limited', name: words.limited, values: hours.map((hour) => hour.limited) },
      ],
    },
    ...(stored ? listDayCharts(stored.days) : []),
  ]
}

function listDayCharts(days: NonNullable<FiguresReport['stored']>['days']): OperatorChart[] {
  const times = days.map(({ day }) => day)
  const listed = Object.values(productLines)
    .map(({ category }) => category)
    .filter((category) => category !== productLines.FAFSA.category)
  const others = [...new Set(days.flatMap(({ clicks }) => [...clicks.keys()]))].filter(
    (line) => !listed.some((category) => category === line),
  )
  const clicks = [...listed, ...others].map((line) => ({
    id: line,
    name: operatorText.line(line),
    values: days.map((day) => day.clicks.get(line) ?? 0),
  }))
  const signUps = { id: 'accounts', name: words.newAccounts, values: days.map((day) => day.signUps) }
  return [
    { id: 'clicks', title: words.clicks, timeName: words.day, times, series: clicks },
    { id: 'sign-ups', title: words.signUps, timeName: words.day, times, series: [signUps] },
  ]
}
