import { randomUUID } from 'node:crypto'
import { createAttemptLimits } from '#app/security/attempt-limits.ts'
import type { RewardProgram } from '#domain/referrals/reward.ts'
import { readConfig } from '#server/config/config.ts'
import { freshDatabase } from '#testing/database.ts'
import { makeLink } from './links.server.ts'
import { openReferrals } from './open-referrals.ts'
import { loadCodes, openProgram } from './programs.server.ts'
import { qualifyReferrals } from './qualify.server.ts'
import { program } from './referral-program.fixture.ts'
import { listRewards } from './rewards.server.ts'

const dayMs = 24 * 3600 * 1000

/** The services that referrals need on a fresh database, with a clock that tests set, and short ways to what takes weeks. */
export async function referralSite() {
  let now = new Date('2027-01-10T17:00:00Z')
  const fresh = await freshDatabase()
  const { database } = fresh
  const read = readConfig({ DATA_DIR: fresh.dataDir })
  if (!read.ok) throw new Error(read.problems.join())
  const common = { database, key: 'key', log: console, now: () => now }
  const attempts = createAttemptLimits({ ...common, limits: read.config.limits })
  const referrals = openReferrals({ ...common, attempts })
  const services = { ...common, attempts, referrals }
  let networks = 0

  async function addAccount(email: string, { isConfirmed = true } = {}) {
    const id = randomUUID()
    await database.write((tx) =>
      tx
        .insertInto('account')
        .values({
          id,
          email,
          email_key: email.toLowerCase(),
          password_hash: 'none',
          first_name: 'A',
          last_name: 'B',
          created_at: now,
          email_confirmed_at: isConfirmed ? now : null,
        })
        .execute(),
    )
    return id
  }

  return {
    ...fresh,
    services,
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
    passDays: (days: number) => {
      now = new Date(now.getTime() + days * dayMs)
    },
    passMinutes: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    addAccount,
    /** Makes the link of an account, and returns its code. */
    async link(accountId: string, address = '192.0.2.1') {
      await makeLink(services, { accountId, address }, { isRenewal: false })
      const { code } = await database.read
        .selectFrom('referral_link')
        .select('code')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      return code
    },
    /** Creates an account through a link, by default from a network of its own. */
    async join(
      code: string,
      email: string,
      {
        address = `198.51.100.${++networks}`,
        isKnownBrowser = false,
        isConfirmed = true,
      }: { address?: string; isKnownBrowser?: boolean; isConfirmed?: boolean } = {},
    ) {
      const id = await addAccount(email, { isConfirmed })
      await database.write((tx) => referrals.noteSignUp(tx, code, { email, address, isKnownBrowser }))
      return id
    },
    /** Saves a scholarship, which is what makes a sign-up count. */
    act: (account_id: string) =>
      database.write((tx) =>
        tx
          .insertInto('saved_scholarship')
          .values({ account_id, scholarship_id: 's', status: 'planned', saved_at: now, changed_at: now })
          .execute(),
      ),
    qualify: () => qualifyReferrals(services),
    open: (changes: Partial<RewardProgram> = {}) =>
      openProgram(database, { ...program, ...changes }, program.opensOn),
    load: (codes: readonly string[]) => loadCodes(database, program.id, codes),
    pending: () => listRewards(services, 'pending'),
  }
}

export type ReferralSite = Awaited<ReturnType<typeof referralSite>>
