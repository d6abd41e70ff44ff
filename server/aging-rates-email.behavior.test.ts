import { expect, test } from 'vitest'
import { queueMail } from '#app/mail/outbox.server.ts'
import { addDays } from '#domain/dates.ts'
import { offer } from '#domain/loans/loan-offer.fixture.ts'
import { lenderLoader } from '#products/student-loans/catalog/lender-loader.ts'
import { loadFile } from '#testing/load-file.ts'
import { readMails } from '#testing/mailbox.ts'
import { lenderCsv } from '#testing/many-offers.ts'
import { testServer } from '#testing/server.ts'
import { queueAgingRatesEmail } from './aging-rates-email.ts'

const settings = { OPERATOR_MAIL: 'operator@example.com' }
const monday = '2026-11-23'

test('over two months, the operator is told each Monday what will be too old, at least a week before and never twice a week', async () => {
  let today = monday
  // Before the hour in which the server itself queues a day's emails.
  await using site = await testServer({ now: () => new Date(`${today}T10:00:00Z`), settings })
  await load(site, [
    { lender: 'oak', seenOn: '2026-11-20' },
    { lender: 'oak', seenOn: '2026-11-20' },
    { lender: 'elm', seenOn: '2026-11-22' },
  ])
  const queuedOn: string[] = []
  for (; today < addDays(monday, 60); today = addDays(today, 1)) {
    const before = await count(site)
    // Every server of the site asks.
    for (const _ of ['one', 'other']) await queueAgingRatesEmail(site.services, today)
    if ((await count(site)) > before) queuedOn.push(today)
  }
  // They are too old from December 21 and 23 on. Of Elm, the operator is told from December 14; afterward, of nothing.
  expect(queuedOn).toEqual(['2026-12-07', '2026-12-14', '2026-12-21'])
})

test('the email names lenders and days, as they are when it is sent', async () => {
  const today = '2026-12-14'
  await using site = await testServer({ now: () => new Date(`${today}T10:00:00Z`), settings })
  await queueAgingRatesEmail(site.services, today)
  // Samples never age.
  expect(await count(site)).toBe(0)
  await load(site, [
    { lender: 'oak', seenOn: '2026-11-20' },
    { lender: 'oak', seenOn: '2026-11-20' },
    { lender: 'elm', seenOn: '2026-11-22' },
    { lender: 'new', seenOn: '2026-12-10' },
    { lender: 'old', seenOn: '2026-10-01' },
  ])
  await queueAgingRatesEmail(site.services, today)
  const [email] = await readMails(site.dataDir)
  expect(email).toMatchObject({ to: 'operator@example.com', subject: 'Rates to check by December 21, 2026' })
  expect(email?.text).toContain('OAK: 2 student loans on December 21, 2026')
  expect(email?.text).toContain('ELM: 1 student loan on December 23, 2026')
  expect(email?.text).not.toMatch(/NEW|OLD/)
})

test('one that waits until everything was loaded again is not sent, nor is one about a line that is left out', async () => {
  const today = '2026-12-14'
  const now = new Date(`${today}T10:00:00Z`)
  await using site = await testServer({ now: () => now, settings: { ...settings, PRODUCT_LINES: 'fafsa' } })
  await load(site, [{ lender: 'oak', seenOn: '2026-11-20' }])
  await queueAgingRatesEmail(site.services, today)
  expect(await count(site)).toBe(0)
  const { database } = site.services
  await database.write((tx) =>
    queueMail(database, tx, { kind: 'rates_aging', email: settings.OPERATOR_MAIL, now }),
  )
  await expect
    .poll(() => database.read.selectFrom('mail').select(['state', 'problem']).execute())
    .toEqual([{ state: 'dropped', problem: 'no longer wanted' }])
})

type Site = Awaited<ReturnType<typeof testServer>>

async function load({ services: { database, now } }: Site, given: { lender: string; seenOn: string }[]) {
  const offers = given.map(({ lender, seenOn }, at) => ({
    ...offer,
    id: `${lender}-${at}`,
    lenderId: lender,
    lenderName: lender.toUpperCase(),
    isSample: false,
    applyUrl: `https://${lender}.example/`,
    rateSeenOn: seenOn,
  }))
  const report = await loadFile(lenderLoader, { database, now: now(), text: lenderCsv(offers) })
  expect(report.exitCode).toBe(0)
}

async function count({ services: { database } }: Site): Promise<number> {
  return (await database.read.selectFrom('mail').select('id').execute()).length
}
