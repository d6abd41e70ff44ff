import { allowAgain, suppress } from '#app/mail/suppressions.server.ts'
import { wasEmail } from '#domain/email.ts'
import { mailHookToken } from '#server/mail-hook-token.ts'
import { listMail } from './list-mail.ts'
import { testMail } from './mail-test.ts'
import type { OperatorCommand } from './operator-command.ts'

/** What the operator does about emails. None prints an address unless asked to. */
export const mailCommands: Readonly<Record<string, OperatorCommand>> = {
  mail: {
    options: { addresses: null },
    does: 'counts the emails by state, and lists those that failed, may not have been delivered, or are waiting to be retried; --addresses adds the recipients',
    run: ({ database, options }) => listMail(database, { withAddresses: options.addresses === true }),
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
  'mail-drop': {
    takes: 'ID',
    does: 'drops an email that is waiting, unknown, or dead, so that it is never sent',
    async run({ database, now }, id = '') {
      const row = await database.write((tx) =>
        tx
          .updateTable('mail')
          .set({ state: 'dropped', problem: 'dropped by the operator', ended_at: now() })
          .where('id', '=', id)
          .where('state', 'in', ['waiting', 'unknown', 'dead'])
          .returning('kind')
          .executeTakeFirst(),
      )
      if (!row) throw new Error(`"${id}" is not the id of an email that can be dropped: \`mail\` lists them.`)
      return [`The email (${row.kind}) was dropped. It will be deleted in 30 days.`]
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
