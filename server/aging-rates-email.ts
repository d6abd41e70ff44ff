import { z } from 'zod'
import type { Email } from '#app/mail/email.ts'
import { mailKind, queueMail } from '#app/mail/outbox.server.ts'
import type { Services } from '#app/services.ts'
import { shellText } from '#app/shell/messages.ts'
import { formatDate, todayInNewYork } from '#domain/dates.ts'
import { weekdayOf } from '#domain/legal-holidays.ts'
import { type LineCategory, productLines } from '#domain/product-line.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import { type Aging, listAging, readDatedItems } from '#kit/catalog/dated-items.ts'
import type { Database } from '#server/database/database.ts'

/** It comes on Mondays and looks two weeks ahead, so that each lender is named a week before the day or earlier. */
const daysAhead = 14

const kind = 'rates_aging'

/** Queues the email that tells the operator which rates will be too old; at most one a week, and none without such rates. */
export async function queueAgingRatesEmail(
  { database, config, now }: Pick<Services, 'database' | 'config' | 'now'>,
  today: string,
): Promise<void> {
  if (weekdayOf(today) !== 1) return
  if ((await readAging(database.read, { today, on: config.productLines })).length === 0) return
  const email = { kind, email: config.mail.operator, purpose: `${kind}:${today}`, now: now() }
  await database.write((tx) => queueMail(database, tx, email))
}

/** It lists what is true when it is sent: what was loaded again meanwhile is left out. */
export function agingRatesMailKind(on: readonly LineCategory[]) {
  return mailKind({
    facts: z.object({}),
    isRepeatable: true,
    async write(tx, { now }) {
      const aging = await readAging(tx, { today: todayInNewYork(now), on })
      return aging.length === 0 ? null : writeAgingRatesEmail(aging)
    },
  })
}

async function readAging(
  read: Database['read'],
  { today, on }: { today: string; on: readonly LineCategory[] },
): Promise<Aging[]> {
  const items = await readDatedItems(read, today)
  const shown = items.filter(({ line }) => on.includes(productLines[line].category))
  return listAging(shown, { today, days: daysAhead })
}

/** Plain, for whoever loads the catalogs. There must be something. */
export function writeAgingRatesEmail(aging: readonly Aging[]): Email {
  const [first] = aging
  const soonest = first ? formatDate(first.tooOldOn, 'Month D, YYYY') : ''
  return {
    subject: `Rates to check by ${soonest}`,
    preview: 'Loans and cards that will soon be too old to show.',
    heading: `Rates to check by ${soonest}`,
    parts: [
      {
        kind: 'text',
        text: `Rates and terms are considered current for ${maxRateAgeDays} days after the date they were read. On these dates, loans will drop out of the ranking, and cards will drop off the list:`,
      },
      {
        kind: 'list',
        items: aging.map(({ seller, line, count, tooOldOn }) => ({
          text: `${seller}: ${count} ${count === 1 ? oneOf[line] : shellText.listed[line]} on ${formatDate(tooOldOn, 'Month D, YYYY')}`,
          date: tooOldOn,
        })),
      },
      {
        kind: 'text',
        text: 'Check them with the lender or issuer, and load the file again with the new date, even if nothing changed.',
      },
    ],
    reason: 'You’re receiving this email because you run the site and its rates will soon be too old.',
  }
}

const oneOf = { PSL: 'student loan', SLR: 'refinance loan', CC: 'credit card' } as const
