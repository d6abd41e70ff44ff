import { allowAgain, suppress } from '#app/mail/suppressions.server.ts'
import { wasEmail } from '#domain/email.ts'
import { mailHookToken } from '#server/mail-hook-token.ts'
import { testMail } from './mail-test.ts'
import type { OperatorCommand } from './operator-command.ts'

/** What the operator does about emails. None prints an address. */
export const mailCommands: Readonly<Record<string, OperatorCommand>> = {
  mail: {
    does: 'counts the emails by state, and lists those that failed or may not have arrived',
    async run({ database }) {
      const rows = await database.read
        .selectFrom('mail')
        .select((eb) => ['kind', 'state', eb.fn.countAll<number | string>().as('count')])
        .groupBy(['kind', 'state'])
        .orderBy('kind')
        .orderBy('state')
        .execute()
      const open = await database.read
        .selectFrom('mail')
        .select(['id', 'kind', 'state', 'tries', 'problem', 'created_at'])
        .where('state', 'in', ['unknown', 'dead'])
        .orderBy('created_at')
        .limit(200)
        .execute()
      return [
        ...(rows.length === 0 ? ['No emails in the last 30 days.'] : []),
        ...rows.map(({ kind, state, count }) => `${String(count).padStart(6)} ${state.padEnd(8)} ${kind}`),
        ...open.map(
          ({ id, kind, state, tries, problem, created_at }) =>
            `${id} ${kind} from ${created_at.toISOString()} is ${state} after ${tries === 1 ? '1 try' : `${tries} tries`}: ${problem}`,
        ),
        ...(open.length > 0 ? ['Send one again: npm run operator -- mail-again ID'] : []),
      ]
    },
  },
  'mail-test': {
    takes: 'ADDRESS',
    does: 'sends one email right away and reports whether the mail server accepted it',
    run: ({ config }, email = '') => testMail(config, email),
  },
  'mail-again': {
    takes: 'ID',
    does: 'resends an email that is unknown or dead; it may then arrive twice',
    async run({ database, now }, id = '') {
      const at = now()
      const row = await database.write(async (tx) => {
        await database.changed(tx, 'mail')
        return tx
          .updateTable('mail')
          .set({ state: 'waiting', tries: 0, due_at: at, ended_at: null })
          .where('id', '=', id)
          .where('state', 'in', ['unknown', 'dead'])
          .returning('kind')
          .executeTakeFirst()
      })
      if (!row) throw new Error(`"${id}" is not the id of an unknown or dead email: \`mail\` lists them.`)
      return [`The email (${row.kind}) was queued again.`]
    },
  },
  'mail-stop': {
    takes: 'ADDRESS',
    does: 'stops emails to an address that rejects them',
    async run(site, email = '') {
      await suppress(site, [checked(email)], 'bounced')
      return ['No more emails will be sent to this address.']
    },
  },
  'mail-allow': {
    takes: 'ADDRESS',
    does: 'allows emails to an address again',
    async run(site, email = '') {
      const wasStopped = await allowAgain(site, checked(email))
      return [
        wasStopped ? 'Emails to this address are allowed again.' : 'Emails to this address were not stopped.',
      ]
    },
  },
  'mail-hook-token': {
    does: 'prints the token a mail service uses to report bounces',
    run: async ({ database }) => [await mailHookToken(database)],
  },
}

function checked(email: string): string {
  if (!wasEmail(email)) throw new Error(`"${email}" is not an email address.`)
  return email
}
