import type { EmailItem, EmailSite } from '#app/mail/email.ts'
import { queueForTopic, type SubscriberEmail } from '#app/mail/subscriber-emails.server.ts'
import type { Services } from '#app/services.ts'
import { daysBetween, formatDate } from '#domain/dates.ts'
import { acceptBy, cancelBy, disclosuresOf, type NotedDays } from '#domain/refinance/application-clocks.ts'
import { readHeldItems } from '#kit/own-items/own-items.server.ts'
import { ownOffersOf } from '#kit/own-offers/own-offers.server.ts'
import { readAccountApplications } from './applications.server.ts'

/** How many days before the last day to accept we write; the right to cancel is shorter than a week. */
const acceptDaysBefore: readonly number[] = [7, 1]
const cancelDaysBefore: readonly number[] = [1]

/**
 * Reminds those who asked of the last days to accept and to cancel, by the days that they noted: of the refinance loans
 * that they follow, and of the offers of both kinds that they typed in.
 */
export async function queueApplicationReminders(
  services: Pick<Services, 'database' | 'now'>,
  { today, site }: { today: string; site: EmailSite },
): Promise<void> {
  await queueForTopic(services, { topic: 'applications', today }, async () => async ({ accountId }) => {
    if (!accountId) return null
    const [applications, loans, refinances] = await Promise.all([
      readAccountApplications(services, accountId),
      readHeldItems(services, [accountId], ownOffersOf('student-loans')),
      readHeldItems(services, [accountId], ownOffersOf('refinance-student-loans')),
    ])
    const followed = [...applications, ...[...loans, ...refinances].map(({ own }) => own)]
    const due = followed.flatMap((one) => formatDue(one, today))
    return due.length === 0 ? null : writeApplicationReminder(due, site)
  })
}

/** @param due texts such as "Ravenwick: accept by December 31, 2026" with their dates */
export function writeApplicationReminder(due: readonly EmailItem[], site: EmailSite): SubscriberEmail {
  const [first] = due
  return {
    subject:
      due.length === 1 && first ? first.text : `${due.length} deadlines in your applications are coming up`,
    preview: 'Based on the dates you entered.',
    heading: 'Coming up in your applications',
    parts: [
      { kind: 'list', items: due },
      {
        kind: 'button',
        label: 'Open my dashboard',
        url: `${site.siteUrl}/dashboard`,
      },
      { kind: 'note', text: 'We count from the dates you entered. Go by the lender’s own disclosures.' },
    ],
  }
}

interface LoanDays extends NotedDays {
  lenderName: string
}

function formatDue({ lenderName, ...days }: LoanDays, today: string): EmailItem[] {
  const { approval, final } = disclosuresOf(days)
  const due: EmailItem[] = []
  if (approval !== null && days.acceptedOn === null) {
    const last = acceptBy(approval)
    if (acceptDaysBefore.includes(daysBetween(today, last)))
      due.push({ text: `${lenderName}: accept by ${formatDate(last, 'Month D, YYYY')}`, date: last })
  }
  if (final !== null) {
    const last = cancelBy(final).safestDay
    if (cancelDaysBefore.includes(daysBetween(today, last)))
      due.push({
        text: `${lenderName}: you can cancel until midnight on ${formatDate(last, 'Month D, YYYY')}`,
        date: last,
      })
  }
  return due
}
