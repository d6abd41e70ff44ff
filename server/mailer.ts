import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mailer, MailMessage } from '#app/mail.ts'
import type { Config } from '#config/config.ts'

/** The longest wait for a mail server. */
const TIMEOUT_MS = 10_000

/**
 * Sends emails through the server at SMTP_URL. Without that setting, each email becomes a file in the `mail`
 * folder beside the database.
 */
export function createMailer({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Mailer {
  const send =
    mail.smtpUrl === undefined
      ? toFolder(path.join(dataDir, 'mail'))
      : toServer(mail.smtpUrl, { requireTLS: !mail.withoutTls })
  return {
    toOperator: ({ subject, text, replyTo }) =>
      send({ from: mail.from, to: mail.operator, subject, text, ...(replyTo && { replyTo }) }),
  }
}

/**
 * Loaded with the first email, because it takes 25 MB and a tenth of a second that startup can do without.
 */
const library = () => import('nodemailer')

interface Letter extends MailMessage {
  from: string
  to: string
}

/** Messages and the password of SMTP_URL must not be readable on the way, so `smtp:` also needs TLS (STARTTLS). */
function toServer(url: string, { requireTLS }: { requireTLS: boolean }) {
  return async (letter: Letter) => {
    const { createTransport } = await library()
    const transport = createTransport({
      url,
      requireTLS,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await transport.sendMail(letter)
  }
}

function toFolder(folder: string) {
  return async (letter: Letter) => {
    const { createTransport } = await library()
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    const { message } = await transport.sendMail(letter)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
    // Writing to a temporary name first means that the folder shows only complete messages.
    const unfinished = path.join(folder, `.${name}`)
    try {
      await writeFile(unfinished, message, { mode: 0o600 })
      await rename(unfinished, path.join(folder, name))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
}
