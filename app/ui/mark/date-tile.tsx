import { classNames } from '#app/ui/class-names.ts'
import { daysBetween, monthNames } from '#domain/dates.ts'
import styles from './mark.module.css'

interface DateTileProps {
  /** A calendar day (`YYYY-MM-DD`), or null when there is none. */
  day: string | null
  /** The calendar day it is shown on. */
  today: string
  /** What to say without a day, such as "Rolling". */
  undated: string
  className?: string | undefined
}

/** A deadline as a page of a calendar, 56 pixels wide, in another color when seven days or fewer are left. */
export function DateTile({ day, today, undated, className }: DateTileProps) {
  if (day === null)
    return (
      <span className={classNames(styles.date, className)} data-tone="undated">
        {undated}
      </span>
    )
  const left = daysBetween(today, day)
  return (
    <time
      className={classNames(styles.date, className)}
      dateTime={day}
      data-tone={left >= 0 && left <= 7 ? 'soon' : undefined}
    >
      <span className={styles.month}>{monthNames[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}</span>{' '}
      <span className={styles.day}>{Number(day.slice(8))}</span>
    </time>
  )
}
