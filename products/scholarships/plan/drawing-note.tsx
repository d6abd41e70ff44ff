import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { formatDate } from '#domain/dates.ts'
import type { Drawing } from '#domain/drawing/drawing.ts'
import { formatDollars } from '#domain/money.ts'
import { planText } from './messages.ts'
import styles from './plan.module.css'

interface DrawingNoteProps {
  /** The drawing that takes entries today. */
  drawing: Pick<Drawing, 'awardCents' | 'closesOn'>
  /** Whether the visitor has an account and a plan, so that one press enters. */
  canEnter: boolean
}

/** Says that a drawing is open, and offers the entry for planning beside the free form, which is worth the same. */
export function DrawingNote({ drawing: { awardCents, closesOn }, canEnter }: DrawingNoteProps) {
  const { drawing } = planText
  return (
    <Note className={styles.part} data-print="no">
      <p>{drawing.open(formatDollars(awardCents), formatDate(closesOn, 'Month D, YYYY'))}</p>
      {canEnter ? (
        <form action={href('/scholarships/plan/enter-drawing')} method="post">
          <Button fitContent size="small" type="submit" variant="white">
            {drawing.enter}
          </Button>
        </form>
      ) : null}
      <p>
        <a href={href('/about/scholarship-drawing-rules/enter')}>{drawing.form}</a>
        {' · '}
        <a href={href('/about/scholarship-drawing-rules')}>{drawing.rules}</a>
      </p>
    </Note>
  )
}
