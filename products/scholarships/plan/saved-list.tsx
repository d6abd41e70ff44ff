import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { type SavedScholarship, savedStatuses } from '#domain/scholarships/saved-status.ts'
import type { PlannedScholarship } from '#domain/scholarships/weekly-plan.ts'
import { formatAward, formatDeadline } from '#products/scholarships/listing-words.ts'
import { toListing } from '#products/scholarships/marketplace/to-listing.ts'
import { planText, statusNames } from './messages.ts'
import styles from './plan.module.css'

interface SavedListProps {
  planned: readonly PlannedScholarship[]
  /** Saved, but no longer listed. */
  gone: readonly SavedScholarship[]
  /** 'YYYY-MM-DD' */
  today: string
}

/** Each saved scholarship with its status, which the visitor sets. */
export function SavedList({ planned, gone, today }: SavedListProps) {
  return (
    <section aria-labelledby="saved-title" className={styles.part}>
      <h2 id="saved-title">{planText.saved}</h2>
      <ul className={styles.saved}>
        {planned.map((each) => (
          <SavedItem key={each.scholarship.id} planned={each} today={today} />
        ))}
      </ul>
      {gone.length > 0 ? (
        <Note size="small">
          <form className={styles.line} method="post">
            <span>{planText.gone(gone.length)}</span>
            <Button fitContent name="do" size="small" type="submit" value="forget" variant="white">
              {planText.forget}
            </Button>
          </form>
        </Note>
      ) : null}
    </section>
  )
}

function SavedItem({
  planned: { scholarship, status },
  today,
}: {
  planned: PlannedScholarship
  today: string
}) {
  const { id, name, provider, deadline, isSample } = scholarship
  const isOver = deadline.on !== null && deadline.on < today
  return (
    <Card as="li" className={styles.item} padding="small">
      <div>
        <h3>
          <a href={toListing(scholarship)}>{name}</a>
        </h3>
        <p className={styles.soft}>
          {isSample ? `${planText.sample} · ` : null}
          {provider} · {formatAward(scholarship)} · {isOver ? planText.over : formatDeadline(scholarship)}
        </p>
      </div>
      <form className={styles.line} data-print="no" method="post">
        <input name="id" type="hidden" value={id} />
        <label className={styles.status}>
          <span>{planText.status}</span>
          <select aria-label={planText.statusOf(name)} defaultValue={status} name="status">
            {savedStatuses.map((code) => (
              <option key={code} value={code}>
                {statusNames[code]}
              </option>
            ))}
          </select>
        </label>
        <Button fitContent name="do" size="small" type="submit" value="status" variant="white">
          {planText.setStatus}
        </Button>
        <Button
          aria-label={planText.removeLabel(name)}
          fitContent
          name="do"
          size="small"
          type="submit"
          value="remove"
          variant="white-ns"
        >
          {planText.remove}
        </Button>
      </form>
    </Card>
  )
}
