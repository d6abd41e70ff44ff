import { removeFactor } from '#app/features/account/second-factor/factors.server.ts'
import { endSessionsOf } from '#app/features/account/sessions.server.ts'
import { unlinkServices } from '#app/features/account/sign-on/identities.server.ts'
import { eraseEmail } from '#app/features/settings/erase-email.server.ts'
import { exportEmail } from '#app/features/settings/export-email.server.ts'
import { emailKey } from '#domain/email.ts'
import { products } from '#products/products.ts'
import { listVisitorRecords } from '#server/visitor-records.ts'
import { describeAccount } from './describe-account.ts'
import type { OperatorCommand } from './operator-command.ts'

/** What the operator does about accounts and whose they are. */
export const accountCommands: Readonly<Record<string, OperatorCommand>> = {
  'sessions-end': {
    takes: 'ADDRESS',
    does: 'signs an account out in every browser',
    async run({ database, now }, email = '') {
      const ended = await endSessionsOf({ database, now }, email)
      if (ended === undefined) throw new Error(`No account has the address "${email}".`)
      return [ended === 1 ? 'Signed out 1 browser.' : `Signed out ${ended} browsers.`]
    },
  },
  'services-unlink': {
    takes: 'ADDRESS',
    does: 'unlinks an account from other sign-in services, and signs it out in every browser',
    async run({ database, now }, email = '') {
      const unlinked = await database.write((tx) => unlinkServices(tx, emailKey(email)))
      if ((await endSessionsOf({ database, now }, email)) === undefined)
        throw new Error(`No account has the address "${email}".`)
      return [
        `Unlinked services: ${unlinked}. Signing in through a service that confirms the address links it again.`,
      ]
    },
  },
  account: {
    takes: 'ADDRESS',
    does: 'prints facts about the account with this address and the emails sent to it, but no names, answers, or keys',
    run: ({ database }, email = '') => describeAccount(database, email),
  },
  'second-factor-off': {
    takes: 'ADDRESS',
    does: 'turns two-step verification off for an account whose owner lost the app and the recovery codes: first make sure the request is from the owner',
    async run({ database, now }, email = '') {
      const account = await database.read
        .selectFrom('account')
        .select(['id', 'email'])
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst()
      if (!account) throw new Error(`No account has the address "${email}".`)
      const wasOn = await removeFactor({ database, now }, account)
      return [
        wasOn ? 'Turned off, and the owner will be notified by email.' : 'Two-step verification was not on.',
      ]
    },
  },
  'export-email': {
    takes: 'ADDRESS',
    needsReason: true,
    does: 'prints everything stored about an address as JSON, for its owner',
    async run({ database }, email = '') {
      return [JSON.stringify(await exportEmail(database, listVisitorRecords(products), email), null, 2)]
    },
  },
  'erase-email': {
    takes: 'ADDRESS',
    options: { 'dry-run': null },
    needsReason: true,
    does: 'erases an account and everything else stored about an address, or with --dry-run only lists it',
    async run({ database, options }, email = '') {
      const isDryRun = options['dry-run'] === true
      const visitorRecords = listVisitorRecords(products)
      const held = await eraseEmail({ database, visitorRecords }, email, { isDryRun })
      if (held.size === 0) return ['Nothing is stored about this address.']
      const lines = [...held].map(([name, count]) => `${String(count).padStart(6)} ${name}`)
      return [...lines, isDryRun ? 'Nothing was erased.' : 'Everything was erased, except in backups.']
    },
  },
}
