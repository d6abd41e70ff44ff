import { SegmentButtons } from '#app/ui/choice/segments.tsx'
import { DateTile } from '#app/ui/mark/date-tile.tsx'
import { isFound } from '#domain/scholarships/found-scholarship.ts'
import { savedStatuses } from '#domain/scholarships/saved-status.ts'
import type { PlannedScholarship } from '#domain/scholarships/weekly-plan.ts'
import rows from '#kit/listing/list/list-row.module.css'
import { foundText } from '#products/scholarships/found/found-messages.ts'
import { formatDeadline, splitAward } from '#products/scholarships/listing-words.ts'
import { toListing } from '#products/scholarships/marketplace/to-listing.ts'
import { planText, statusNames } from './messages.ts'
import styles from './saved-item.module.css'

interface SavedItemProps {
  planned: PlannedScholarship
  /** 'YYYY-MM-DD' */
  today: string
  /** When it is to be done, or why it cannot be; undefined once there is nothing left to do. */
  when: { text: string; isProblem: boolean } | undefined
}

const statuses = savedStatuses.map((value) => ({ value, label: statusNames[value] }))

/** One saved scholarship: its deadline, what it pays, when to work on it, and its status, which the visitor sets. */
export function SavedItem({ planned: { scholarship, status, signs = 0 }, today, when }: SavedItemProps) {
  const { id, name, provider, deadline, isSample } = scholarship
  const isOver = deadline.on !== null && deadline.on < today
  const isRolling = deadline.kind === 'continuous'
  const { from, amount } = splitAward(scholarship)
  return (
    <li className={styles.item} id={id}>
      <DateTile
        className={styles.date}
        day={isRolling ? null : deadline.on}
        today={today}
        undated={isRolling ? planText.rolling : planText.noDay}
      />
      <div className={styles.name}>
        <h3>
          <a href={toListing(scholarship)}>{name}</a>
        </h3>
        {when ? <p data-problem={when.isProblem || undefined}>{when.text}</p> : null}
        <p className={styles.soft}>
          {[
            isSample ? planText.sample : '',
            isFound(scholarship) ? planText.found : '',
            provider,
            isOver ? planText.over : formatDeadline(scholarship),
            signs > 0 ? foundText.signs(signs) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className={styles.amount}>
        {from ? `${from} ` : null}
        {amount ? <b className={rows.money}>{amount}</b> : null}
      </p>
      <div className={styles.actions} data-print="no">
        <form data-live-post={id} data-posted={planText.posted(name)} method="post">
          <input name="id" type="hidden" value={id} />
          <input name="do" type="hidden" value="status" />
          <SegmentButtons choices={statuses} label={planText.statusOf(name)} name="status" value={status} />
        </form>
        <form method="post">
          <input name="id" type="hidden" value={id} />
          <button
            aria-label={planText.removeLabel(name)}
            className={styles.remove}
            name="do"
            type="submit"
            value="remove"
          >
            {planText.remove}
          </button>
        </form>
      </div>
    </li>
  )
}
