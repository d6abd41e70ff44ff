import { href } from 'react-router'
import { AccountLink } from '#app/shell/account-link.tsx'
import { CopyLinkButton } from '#app/shell/page-actions.tsx'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { formatDate } from '#domain/dates.ts'
import { planText } from './messages.ts'
import styles from './plan.module.css'

interface CalendarSectionProps {
  hasSaved: boolean
  isSignedIn: boolean
  /** The day on which the private address was made, `YYYY-MM-DD`. */
  feedSince: string | undefined
  /** Of a private address that was just made. */
  token: string | undefined
}

/** The deadlines as a file, and for accounts as a private address that calendars follow. */
export function CalendarSection({ hasSaved, isSignedIn, feedSince, token }: CalendarSectionProps) {
  return (
    <section aria-labelledby="calendar" className={styles.part} data-print="no">
      <h2 id="calendar">{planText.calendar}</h2>
      {hasSaved ? (
        <p>
          <a href={href('/scholarships/plan/scholarships.ics')}>{planText.download}</a>
        </p>
      ) : null}
      <p>
        <a href={href('/reminders')}>{planText.reminders}</a>
      </p>
      {token ? <NewFeed token={token} /> : null}
      {isSignedIn ? (
        <form className={styles.part} method="post">
          <p>
            {feedSince && !token
              ? planText.feedSince(formatDate(feedSince, 'Month D, YYYY'))
              : planText.feedText}
          </p>
          <div className={styles.line}>
            <Button fitContent name="do" size="small" type="submit" value="open-feed" variant="white">
              {feedSince ? planText.renewFeed : planText.openFeed}
            </Button>
            {feedSince ? (
              <Button fitContent name="do" size="small" type="submit" value="close-feed" variant="white-ns">
                {planText.closeFeed}
              </Button>
            ) : null}
          </div>
        </form>
      ) : (
        <p>
          {planText.feedNeedsAccount}{' '}
          <AccountLink form="/signin" place="calendar">
            {planText.signIn}
          </AccountLink>
        </p>
      )}
    </section>
  )
}

function NewFeed({ token }: { token: string }) {
  const { siteUrl } = usePublicSettings()
  const path = href('/scholarships/calendar/:token', { token })
  const address = `${siteUrl ?? ''}${path}`
  return (
    <Note tone="good">
      <p>{planText.newFeed}</p>
      <p className={styles.address}>
        <code>{address}</code>
      </p>
      <p className={styles.line}>
        {siteUrl ? <a href={address.replace(/^https?:/, 'webcal:')}>{planText.subscribe}</a> : null}
        <CopyLinkButton copied={planText.feedCopied} to={path} />
      </p>
    </Note>
  )
}
