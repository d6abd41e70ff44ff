import { Button } from '#app/ui/button/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Note } from '#app/ui/note/note.tsx'
import { formatShortDay } from '#domain/dates.ts'
import type { SavedScholarship } from '#domain/scholarships/saved-status.ts'
import type { PlannedScholarship, WeeklyPlan } from '#domain/scholarships/weekly-plan.ts'
import list from '#kit/listing/list/list.module.css'
import { planText } from './messages.ts'
import styles from './plan.module.css'
import { SavedItem } from './saved-item.tsx'

interface SavedListProps {
  planned: readonly PlannedScholarship[]
  plan: WeeklyPlan
  /** Saved, but no longer listed. */
  gone: readonly SavedScholarship[]
  /** 'YYYY-MM-DD' */
  today: string
}

/** Each saved scholarship with its status, earliest deadline first. */
export function SavedList({ planned, plan, gone, today }: SavedListProps) {
  return (
    <section aria-labelledby="saved-title" className={styles.part} data-live-part data-live-posted id="saved">
      <h2 id="saved-title">{planText.saved}</h2>
      <ul className={classNames(list.sheet, list.items)}>
        {planned.map((each) => (
          <SavedItem
            key={each.scholarship.id}
            planned={each}
            today={today}
            when={describeWhen(plan, each.scholarship.id)}
          />
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

function describeWhen({ weeks, late, crowded }: WeeklyPlan, id: string) {
  if (late.some((each) => each.id === id)) return { text: planText.late, isProblem: true }
  if (crowded.some((each) => each.id === id)) return { text: planText.crowded, isProblem: true }
  const works = weeks.flatMap(({ from, works }) =>
    works.filter(({ scholarship }) => scholarship.id === id).map((work) => ({ ...work, from })),
  )
  const [first] = works
  if (!first) return undefined
  const text = planText.when({
    hours: works.reduce((sum, { hours }) => sum + hours, 0),
    isAssumed: first.scholarship.effortHours === null,
    weeks: works.map(({ from }) => formatShortDay(from)),
  })
  return { text, isProblem: false }
}
