import { createAttemptLimits } from '#app/security/attempt-limits.ts'
import { freshDatabase } from '#testing/database.ts'
import { rememberAgeCheck } from './age-cookie.ts'
import { enterFree } from './enter.server.ts'

/** A drawing from January 4 through February 1, 2027. */
export const announcement = {
  id: '2027-spring',
  opensOn: '2027-01-04',
  closesOn: '2027-02-01',
  awardCents: 50_000,
}
export const before = '2026-12-01'
export const dayAfter = '2027-02-02'

/** The Cookie header of somebody who passed the age check, over HTTP. */
export const passedCookie = rememberAgeCheck(true, undefined).split(';')[0] ?? ''

/** The services that drawings need, on a fresh database, with a clock that tests set. */
export async function drawingSite({ entriesPerAddress = 1_000 } = {}) {
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
      lettersPerAddress: 1_000,
      lettersPerRecipient: 1_000,
      windowMinutes: 15,
    },
    key: 'key',
    now: () => now,
  })
  const config = { siteUrl: undefined } as Parameters<typeof enterFree>[0]['config']
  const services = { database: fresh.database, config, attempts, now: () => now }
  return {
    ...fresh,
    services,
    setNow: (moment: string) => {
      now = new Date(moment)
    },
    enter: (email: string, more: { cookies?: string | null; address?: string } = {}) =>
      enterFree(services, { email, cookies: passedCookie, address: '192.0.2.1', ...more }),
    contacts: () => fresh.database.read.selectFrom('drawing_contact').selectAll().orderBy('email').execute(),
    entries: () => fresh.database.read.selectFrom('drawing_entry').selectAll().execute(),
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}
