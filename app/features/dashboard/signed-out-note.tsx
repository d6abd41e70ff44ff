import { AccountLink } from '#app/shell/account-link.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { dashboardText } from './dashboard-messages.ts'

/** Says how long a browser without an account keeps what it shows, and how to keep it longer. */
export function SignedOutNote() {
  const { text, link, why } = dashboardText.signedOut
  return (
    <Note size="small">
      <p>
        {text}{' '}
        <AccountLink form="/signup" place="dashboard">
          {link}
        </AccountLink>{' '}
        {why}
      </p>
    </Note>
  )
}
