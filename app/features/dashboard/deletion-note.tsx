import { href } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { formatDate } from '#domain/dates.ts'
import { dashboardText } from './dashboard-messages.ts'

/**
 * Says that the account will be deleted, with a button that keeps it; nothing for every other account.
 * @param on the day, `YYYY-MM-DD`; `null` when nobody asked
 */
export function DeletionNote({ on }: { on: string | null }) {
  if (on === null) return null
  return (
    <Note tone="warn">
      <p>{dashboardText.deletion(formatDate(on, 'Month D, YYYY'))}</p>
      <form method="post" action={href('/dashboard/settings/delete')}>
        <Button fitContent name="turn" size="small" type="submit" value="keep">
          {dashboardText.keepAccount}
        </Button>
      </form>
    </Note>
  )
}
