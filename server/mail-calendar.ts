import { queueNewsletter } from '#app/features/library/newsletter.server.ts'
import { queueApplicationReminders } from '#app/features/refinance/application/reminders.server.ts'
import {
  queueDeadlineReminders,
  queueScholarshipAlerts,
} from '#app/features/scholarships/reminders/reminders.server.ts'
import type { LetterSite } from '#app/mail/letter.ts'
import type { Services } from '#app/services.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { weekdayOf } from '#domain/legal-holidays.ts'

type CalendarServices = Pick<Services, 'database' | 'now' | 'log' | 'scholarships' | 'contentClient'>

type Queue = (services: CalendarServices, day: { today: string; site: LetterSite }) => Promise<void>

/** Letters that a day brings by itself. Each queues none twice, so every process may run them. */
const daily: readonly Queue[] = [queueDeadlineReminders, queueApplicationReminders]
const onMondays: readonly Queue[] = [queueNewsletter, queueScholarshipAlerts]

/** Nobody wants a letter in the night: the hour in New York from which a day's letters are queued. */
const firstHour = 9
const everyMs = 3600 * 1000

/**
 * Queues the letters of a day in its morning, now and once an hour. What failed is tried again an hour later. While
 * the site holds commercial letters it queues none, so that old ones don't go out together later.
 * @returns a function that stops it and waits for a run in progress
 */
export function startMailCalendar(services: CalendarServices, site: LetterSite): () => Promise<void> {
  let doneOn = ''
  const run = async () => {
    if (site.holdsCommercial) return
    const today = todayInNewYork(services.now())
    if (today === doneOn || hourInNewYork(services.now()) < firstHour) return
    try {
      await queueDay(services, { today, site })
      doneOn = today
    } catch (error) {
      services.log.warn({ err: error }, 'the letters of today are not all queued')
    }
  }
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Queues all letters of a day. */
export async function queueDay(
  services: CalendarServices,
  day: { today: string; site: LetterSite },
): Promise<void> {
  for (const queue of daily) await queue(services, day)
  if (weekdayOf(day.today) === 1) for (const queue of onMondays) await queue(services, day)
}

function hourInNewYork(now: Date): number {
  return Number(
    now.toLocaleString('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' }),
  )
}
