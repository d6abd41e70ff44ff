import { randomUUID } from 'node:crypto'
import { toPublicSettings } from '#app/shell/public-settings.server.ts'
import { wasEmail } from '#domain/email.ts'
import type { Config } from '#server/config/config.ts'
import { createMailer } from '#server/mailer.ts'

/** What to do about a failure, by its code. */
const advice: Readonly<Record<string, string>> = {
  EAUTH: 'Check the user name and password in SMTP_URL.',
  ECONNECTION: 'Check the host and port in SMTP_URL.',
  EDNS: 'Check the host in SMTP_URL.',
  EENVELOPE: 'It rejects either the address or MAIL_FROM.',
  ESOCKET: 'Check the host and port in SMTP_URL, and its certificate.',
  ETIMEDOUT: 'Check the host and port in SMTP_URL, and whether a firewall is in the way.',
  ETLS: 'It offers no TLS: use smtps://, or set SMTP_WITHOUT_TLS=true for a server on this machine.',
}

/** Sends one email at once, past the outbox, and returns what became of it. */
export async function testMail(config: Config, address: string): Promise<string[]> {
  if (!wasEmail(address)) throw new Error(`"${address}" is not an email address.`)
  const { siteName, siteUrl } = toPublicSettings(config)
  const text = 'This is a test. Your site’s mail server accepts emails.'
  const handoff = await createMailer(config).send({
    messageId: `${randomUUID()}@${new URL(siteUrl).hostname}`,
    to: address,
    subject: `A test from ${siteName}`,
    text: `${text}\n`,
    html: `<p>${text}</p>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  if (handoff.end === 'accepted')
    return config.mail.smtpUrl === undefined
      ? [`SMTP_URL is not set, so the email was saved as a file in ${config.dataDir}/mail.`]
      : [
          `The mail server accepted an email from ${config.mail.from}. Check that it arrives and is not marked as spam.`,
        ]
  if (handoff.end === 'unanswered')
    throw new Error(`The mail server did not say whether it accepted the email (${handoff.problem}).`)
  const [code = ''] = handoff.problem.split(' ')
  throw new Error(
    [`The email was not sent (${handoff.problem}).`, advice[code]]
      .filter((part) => part !== undefined)
      .join(' '),
  )
}
