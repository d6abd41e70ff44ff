import { Timeline, type TimelineDay } from '#app/ui/chart/timeline.tsx'
import { addDays, daysBetween, formatDate, formatShortDay } from '#domain/dates.ts'
import {
  acceptBy,
  cancelBy,
  disclosuresOf,
  isOpenWeekday,
  type NotedDays,
  receivedOn,
} from '#domain/refinance/application-clocks.ts'
import { clockText } from './clock-messages.ts'

const said = clockText.timeline

interface ClockTimelinesProps {
  days: NotedDays
  /** `YYYY-MM-DD` */
  today: string
}

/** The 30 days to accept, until the visitor accepted, and the three business days to cancel. */
export function ClockTimelines({ days, today }: ClockTimelinesProps) {
  const { approval, final } = disclosuresOf(days)
  return (
    <>
      {approval && days.acceptedOn === null ? (
        <Period
          from={receivedOn(approval)}
          isCounted={() => true}
          last={{ day: acceptBy(approval), words: said.accept }}
          title={said.acceptTitle}
          today={today}
        />
      ) : null}
      {final ? (
        <Period
          from={receivedOn(final)}
          isCounted={isOpenWeekday}
          last={{ day: cancelBy(final).weekdaysBy, words: said.cancel }}
          off={said.off}
          safest={cancelBy(final).safestDay}
          title={said.cancelTitle}
          today={today}
        />
      ) : null}
    </>
  )
}

interface PeriodProps {
  title: string
  /** The day before the first that counts. */
  from: string
  last: { day: string; words: (day: string) => string }
  /** Whether a day counts toward the period. */
  isCounted: (isoDay: string) => boolean
  /** The last day that is never too late. */
  safest?: string
  off?: string
  today: string
}

function Period({ title, from, last, isCounted, safest, off, today }: PeriodProps) {
  const days = Array.from({ length: daysBetween(from, last.day) }, (_, at) => addDays(from, at + 1))
  const left = days.filter((day) => day >= today && isCounted(day)).length
  const hasOff = days.some((day) => !isCounted(day))
  return (
    <Timeline
      days={days.map((day) => ({ state: toState(day, { today, isCounted }) }))}
      ends={[formatShortDay(from), last.words(formatShortDay(last.day))]}
      label={said.says(title, days.includes(today) ? left : undefined, today > last.day)}
      off={hasOff ? off : undefined}
      table={{
        summary: said.asTable,
        columns: said.columns,
        rows: [
          [said.received, formatDate(from, 'Month D, YYYY')],
          [said.today, formatDate(today, 'Month D, YYYY')],
          ...(safest && safest !== last.day ? [[said.safest, formatDate(safest, 'Month D, YYYY')]] : []),
          [said.lastDay, formatDate(last.day, 'Month D, YYYY')],
        ],
      }}
      title={title}
      today={said.left(left)}
    />
  )
}

function toState(
  day: string,
  { today, isCounted }: Pick<PeriodProps, 'today' | 'isCounted'>,
): TimelineDay['state'] {
  if (day === today) return 'today'
  if (!isCounted(day)) return 'off'
  return day < today ? 'past' : 'open'
}
