import { DateTile } from '#app/ui/mark/date-tile.tsx'
import type { AidDeadline } from '#domain/aid-deadlines/aid-deadlines.ts'
import { daysBetween, formatDate, formatDaysLeft } from '#domain/dates.ts'
import { usStates } from '#domain/states.ts'
import styles from './deadline-list.module.css'
import { describeDeadline, listWords, nameDeadline } from './words.ts'

interface DeadlineListProps {
  deadlines: readonly AidDeadline[]
  /** The two-letter postal abbreviation. */
  state: string | undefined
  /** `YYYY-MM-DD` */
  today: string
}

/** The deadlines of the school, the state and the federal form, and what isn't known about the state's. */
export function DeadlineList({ deadlines, state, today }: DeadlineListProps) {
  return (
    <>
      <ol className={styles.deadlines}>
        {deadlines.map((deadline) => {
          const name = nameDeadline(deadline, state)
          return <Deadline deadline={deadline} key={`${deadline.on}${name}`} name={name} today={today} />
        })}
      </ol>
      <p className={styles.soft}>{describeState(deadlines, state)}</p>
    </>
  )
}

function Deadline({ deadline, name, today }: { deadline: AidDeadline; name: string; today: string }) {
  const { on } = deadline
  const left = on === undefined ? undefined : daysBetween(today, on)
  const isOver = left !== undefined && left < 0
  return (
    <li className={styles.deadline} data-over={isOver || undefined}>
      <DateTile day={on ?? null} today={today} undated={listWords.open} />
      <div>
        <h3>{name}</h3>
        <p>
          {on ? <strong>{formatDate(on, 'Month D, YYYY')}. </strong> : null}
          {describeDeadline(deadline)}
        </p>
      </div>
      {left === undefined ? null : (
        <p className={styles.left}>{isOver ? listWords.over : formatDaysLeft(left)}</p>
      )}
    </li>
  )
}

/** Says what is not known: the state, its dates, or the dates of this year. */
function describeState(deadlines: readonly AidDeadline[], state: string | undefined): string {
  const name = usStates.find(({ abbreviation }) => abbreviation === state)?.name
  if (!name) return listWords.noState
  return deadlines.some(({ whose }) => whose === 'state') ? listWords.published : listWords.noneListed(name)
}
