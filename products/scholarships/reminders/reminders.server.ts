import type { EmailItem, EmailSite } from '#app/mail/email.ts'
import { queueForTopic, type SubscriberEmail } from '#app/mail/subscriber-emails.server.ts'
import type { Services } from '#app/services.ts'
import { type FafsaDate, listFafsaDates } from '#domain/award-years/fafsa-dates.ts'
import { addDays, daysBetween, formatDate } from '#domain/dates.ts'
import { isFound } from '#domain/scholarships/found-scholarship.ts'
import { isOpenStatus } from '#domain/scholarships/saved-status.ts'
import type { Scholarship } from '#domain/scholarships/scholarship.ts'
import { readFoundOf } from '#products/scholarships/found/found.server.ts'
import { formatAward } from '#products/scholarships/listing-words.ts'
import { toListing } from '#products/scholarships/marketplace/to-listing.ts'
import { findPlanned } from '#products/scholarships/plan/find-planned.server.ts'
import { listSavedByAccount } from '#products/scholarships/saved/saved.server.ts'

type ReminderServices = Pick<Services, 'database' | 'now' | 'scholarships'>

/** How many days before a deadline we write. */
const remindDaysBefore: readonly number[] = [7, 1]

/** The same for the FAFSA, whose documents may have to be asked for. */
const fafsaDaysBefore: readonly number[] = [30, 7]

/** How far the weekly list looks ahead, and how many it names at most. */
const alertDays = 14
const maxInAlert = 10

/** Reminds those who asked of what they saved and have not submitted, and of the FAFSA. */
export function queueDeadlineReminders(
  services: ReminderServices,
  { today, site }: { today: string; site: EmailSite },
): Promise<void> {
  return queueForTopic(services, { topic: 'deadlines', today }, async () => {
    const index = await services.scholarships.on(today)
    const fafsa = listFafsaDates().filter(({ on, what }) =>
      what === 'closes' ? fafsaDaysBefore.includes(daysBetween(today, on)) : on === today,
    )
    return async ({ accountId }) => {
      const saved = accountId ? await listSavedByAccount(services, accountId) : []
      const found = await readFoundOf(services, accountId ? [accountId] : [])
      const due = findPlanned(index, saved, found)
        .planned.filter(({ status }) => isOpenStatus(status))
        .map(({ scholarship }) => scholarship)
        .filter(({ deadline }) => deadline.on && remindDaysBefore.includes(daysBetween(today, deadline.on)))
      return due.length + fafsa.length === 0 ? null : writeReminder({ due, fafsa }, site)
    }
  })
}

/** Sends the scholarships that close soon to those who asked for them, once a week. */
export function queueScholarshipAlerts(
  services: ReminderServices,
  { today, site }: { today: string; site: EmailSite },
): Promise<void> {
  return queueForTopic(services, { topic: 'scholarship-alerts', today }, async () => {
    const index = await services.scholarships.on(today)
    const { scholarships } = index.find({
      words: '',
      filter: {
        kind: 'all',
        of: [
          { kind: 'compare', field: 'deadline', comparison: '>=', value: today },
          { kind: 'compare', field: 'deadline', comparison: '<=', value: addDays(today, alertDays) },
        ],
      },
      sort: { field: 'deadline', direction: 'ASC' },
      offset: 0,
      limit: maxInAlert,
    })
    if (scholarships.length === 0) return null
    const email = writeAlert(scholarships, site)
    return () => email
  })
}

/** Writes which scholarships close soon. */
export function writeAlert(scholarships: readonly Scholarship[], site: EmailSite): SubscriberEmail {
  return {
    subject:
      scholarships.length === 1
        ? '1 scholarship closes soon'
        : `${scholarships.length} scholarships close soon`,
    preview: 'See which ones fit you before you apply.',
    heading: 'Deadlines in the next two weeks',
    parts: [
      { kind: 'list', items: scholarships.map((one) => toItem(one, site)) },
      {
        kind: 'button',
        label: 'See which ones fit you',
        url: `${site.siteUrl}/scholarships/marketplace`,
      },
    ],
  }
}

/** Writes what is close of what somebody saved. */
export function writeReminder(
  { due, fafsa }: { due: readonly Scholarship[]; fafsa: readonly FafsaDate[] },
  site: EmailSite,
): SubscriberEmail {
  const items = [...due.map((one) => toItem(one, site)), ...fafsa.map((one) => toFafsaItem(one, site))]
  const [first] = items
  return {
    subject: items.length === 1 && first ? first.text : `${items.length} deadlines are coming up`,
    preview: getPreview({ due, fafsa }),
    heading: 'Coming up',
    parts: [
      { kind: 'list', items },
      ...(fafsa.length > 0 ? [{ kind: 'text', text: fafsaAdvice } as const] : []),
      due.length > 0
        ? { kind: 'button', label: 'Open my plan', url: `${site.siteUrl}/scholarships/plan` }
        : {
            kind: 'button',
            label: 'Open the FAFSA guide',
            url: `${site.siteUrl}/fafsa/fafsa-complete-guide`,
          },
      ...(due.length > 0 ? [{ kind: 'note', text: checkDate } as const] : []),
    ],
  }
}

const fafsaAdvice =
  'Many states and schools award their aid by a priority date, often between February and May, or until it runs out. Look up your state’s date at studentaid.gov, and each school’s on its financial aid pages.'
const checkDate = 'Check the date with the provider: theirs is the one that counts, and it may have changed.'

function getPreview({ due, fafsa }: { due: readonly Scholarship[]; fafsa: readonly FafsaDate[] }): string {
  if (fafsa.length === 0) return 'Scholarships you saved but haven’t applied for yet.'
  return due.length === 0
    ? 'File before your state’s and schools’ dates.'
    : 'Saved scholarships and the FAFSA.'
}

function toItem(scholarship: Scholarship, { siteUrl }: EmailSite): EmailItem {
  const { name, isSample, deadline, awardLowCents, awardHighCents } = scholarship
  const day = deadline.on ? formatDate(deadline.on, 'Month D, YYYY') : ''
  return {
    text: `${name}${isSample ? ' (a made-up sample)' : ''} closes on ${day}`,
    name,
    url: isFound(scholarship)
      ? `${siteUrl}${toListing(scholarship)}`
      : `${siteUrl}/scholarships/marketplace?${new URLSearchParams({ q: name })}`,
    date: deadline.on ?? undefined,
    amount: awardLowCents === null && awardHighCents === null ? undefined : formatAward(scholarship),
  }
}

function toFafsaItem({ awardYear, what, on }: FafsaDate, { siteUrl }: EmailSite): EmailItem {
  const name = `The FAFSA for ${awardYear}`
  const text =
    what === 'opens'
      ? `${name} is open`
      : what === 'priority'
        ? `File the FAFSA for ${awardYear} before your state’s and schools’ priority dates`
        : `${name} closes on ${formatDate(on, 'Month D, YYYY')}; your state and school may have earlier deadlines`
  return {
    text,
    name: what === 'priority' ? undefined : name,
    url: `${siteUrl}/fafsa/fafsa-complete-guide`,
    date: what === 'closes' ? on : undefined,
  }
}
