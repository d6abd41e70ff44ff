import { queueNewsletter } from '#app/features/library/newsletter.server.ts'
import type { EmailSite } from '#app/mail/email.ts'
import { todayInNewYork } from '#domain/dates.ts'
import { weekdayOf } from '#domain/legal-holidays.ts'
import type { EmailServices, Product, QueueEmails } from '#products/product.ts'
import { queueAgingRatesEmail } from './aging-rates-email.ts'

/** Nobody wants an email in the night: the hour in New York from which a day's emails are queued. */
const firstHour = 9
const everyMs = 3600 * 1000

/**
 * Queues the emails of a day in its morning, now and once an hour. What failed is tried again an hour later. While
 * the site holds commercial emails it queues none of them, so that old ones don't go out together later.
 * @returns a function that stops it and waits for a run in progress
 */
export function startMailCalendar(
  services: EmailServices,
  { site, products }: { site: EmailSite; products: readonly Product[] },
): () => Promise<void> {
  let doneOn = ''
  const run = async () => {
    const today = todayInNewYork(services.now())
    if (today === doneOn || hourInNewYork(services.now()) < firstHour) return
    try {
      await queueAgingRatesEmail(services, today)
      if (!site.holdsCommercial) await queueDay(services, { today, site, products })
      doneOn = today
    } catch (error) {
      services.log.warn({ err: error }, 'some of today’s emails could not be queued')
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

/** Queues all emails of a day, each once, so that every process may do it. */
export async function queueDay(
  services: EmailServices,
  { products, ...day }: { today: string; site: EmailSite; products: readonly Product[] },
): Promise<void> {
  for (const queue of products.flatMap(({ dailyEmails = [] }) => dailyEmails)) await queue(services, day)
  if (weekdayOf(day.today) !== 1) return
  const onMondays: QueueEmails[] = products.flatMap(({ mondayEmails = [] }) => mondayEmails)
  for (const queue of [queueNewsletter, ...onMondays]) await queue(services, day)
}

function hourInNewYork(now: Date): number {
  return Number(
    now.toLocaleString('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' }),
  )
}
