import { createAttemptLimits } from '#app/security/attempt-limits.ts'
import type { EntryMethod } from '#domain/drawing/drawing.ts'
import { emailKey } from '#domain/email.ts'
import { freshDatabase } from '#testing/database.ts'
import { rememberAgeCheck } from './age-cookie.ts'
import { askToEnter, confirmEntry } from './enter.server.ts'

/** A drawing from January 4 through February 1, 2027. */
export const announcement = {
  id: '2027-spring',
  opensOn: '2027-01-04',
  closesOn: '2027-02-01',
  awardCents: 50_000,
  sponsor: { name: 'Bursar LLC', postalAddress: '100 Main Street, Springfield, IL 62701' },
}
export const before = '2026-12-01'
/** The first day on which its list may be published: a week after the last day, entries are no longer confirmed. */
export const dayAfter = '2027-02-09'

/** The Cookie header of somebody who passed the age check, over HTTP. */
export const passedCookie = rememberAgeCheck(true, undefined).split(';')[0] ?? ''

/** The services that drawings need, on a fresh database, with a clock that tests set. */
export async function drawingSite({ entriesPerAddress = 1_000, emailsPerRecipientDaily = 1_000 } = {}) {
  const fresh = await freshDatabase()
  let now = new Date('2027-01-10T12:00:00Z')
  const attempts = createAttemptLimits({
    limits: {
      loginsPerAddress: 1,
      loginsPerAccount: 1,
      loginsPerAccountDaily: 1,
      accountsPerAddress: 1,
      draftsPerAddress: 1,
      messagesPerAddress: 1,
      entriesPerAddress,
      emailsPerAddress: 1_000,
      emailsPerRecipient: 1_000,
      clicksPerAddress: 1_000,
      emailsPerRecipientDaily,
      emailsPerHour: 1_000,
      windowMinutes: 15,
    },
    key: 'key',
    now: () => now,
  })
  const config = { siteUrl: undefined } as Parameters<typeof askToEnter>[0]['config']
  const services = { database: fresh.database, config, attempts, now: () => now }
  const ask = (
    email: string,
    more: { cookies?: string | null; address?: string } = {},
    method: EntryMethod = 'free',
  ) => askToEnter(services, { email, cookies: passedCookie, address: '192.0.2.1', ...more }, method)
  const requests = () =>
    fresh.database.read.selectFrom('drawing_request').selectAll().orderBy('email').execute()
  return {
    ...fresh,
    services,
    setNow: (moment: string) => {
      now = new Date(moment)
    },
    ask,
    requests,
    /** Asks to enter and presses the link of the email. */
    async enter(email: string, method: EntryMethod = 'free') {
      const asking = await ask(email, {}, method)
      const asked = (await requests()).find((request) => request.email_key === emailKey(email))
      if (!asked) throw new Error(asking.outcome)
      return confirmEntry(services, asked.id)
    },
    confirm: (id: string) => confirmEntry(services, id),
    mails: () =>
      fresh.database.read.selectFrom('mail').select(['kind', 'email']).orderBy('created_at').execute(),
    contacts: () => fresh.database.read.selectFrom('drawing_contact').selectAll().orderBy('email').execute(),
    entries: () => fresh.database.read.selectFrom('drawing_entry').selectAll().execute(),
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}
