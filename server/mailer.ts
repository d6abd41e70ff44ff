import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mailer, MailMessage } from '#app/mail.ts'
import type { Config } from './config.ts'

/** Nobody waits longer for a mail server. */
const TIMEOUT_MS = 10_000

/** Sends by the server at SMTP_URL; without one each message becomes a file in the folder `mail` beside the database. */
export function createMailer({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Mailer {
  const send = mail.smtpUrl === undefined ? toFolder(path.join(dataDir, 'mail')) : toServer(mail.smtpUrl)
  return {
    toOperator: ({ subject, text, replyTo }) =>
      send({ from: mail.from, to: mail.operator, subject, text, ...(replyTo && { replyTo }) }),
  }
}

/** Loaded with the first letter: 25 MB and a tenth of a second that a start does not need. */
const library = () => import('nodemailer')

interface Letter extends MailMessage {
  from: string
  to: string
}

function toServer(url: string) {
  return async (letter: Letter) => {
    const { createTransport } = await library()
    const transport = createTransport({
      url,
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
    // Whoever looks into the folder sees whole messages only.
    await writeFile(path.join(folder, `.${name}`), message, { mode: 0o600 })
    await rename(path.join(folder, `.${name}`), path.join(folder, name))
  }
}
