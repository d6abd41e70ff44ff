import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import type { Mailer } from '#app/mail.ts'
import type { Handoff } from '#domain/mail/mail-state.ts'
import type { Config } from '#server/config/config.ts'

/** The longest wait for a mail server. */
const TIMEOUT_MS = 10_000

/**
 * Sends emails through the server at SMTP_URL. Without that setting, each email becomes a file in the `mail`
 * folder beside the database.
 */
export function createMailer({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Mailer {
  const handOver =
    mail.smtpUrl === undefined
      ? toFolder(path.join(dataDir, 'mail'))
      : toServer(mail.smtpUrl, { requireTLS: !mail.withoutTls })
  return {
    send: ({ messageId, to, ...email }) =>
      handOver({
        ...email,
        to: { name: '', address: to },
        messageId: `<${messageId}>`,
        from: mail.from,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
  }
}

/**
 * Loaded with the first email, because it takes 25 MB and a tenth of a second that startup can do without.
 */
const library = () => import('nodemailer')

/** Returns the email as its bytes, and whom it goes to. */
async function renderMime(email: SendMailOptions) {
  const { createTransport } = await library()
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message, envelope } = await transport.sendMail(email)
  if (!Buffer.isBuffer(message)) throw new TypeError('The email library did not produce a message.')
  return { message, envelope }
}

/** Emails and the password of SMTP_URL must not be readable on the way, so `smtp:` also needs TLS (STARTTLS). */
async function connectTo(url: string, { requireTLS }: { requireTLS: boolean }) {
  const { createTransport } = await library()
  return createTransport({
    url,
    requireTLS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * Asks the mail server once whether it takes emails from us, without sending one.
 * @returns the problem as a code; `undefined` when it does, or when emails become files
 */
export async function checkMailServer({ mail }: Pick<Config, 'mail'>): Promise<string | undefined> {
  if (mail.smtpUrl === undefined) return undefined
  const transport = await connectTo(mail.smtpUrl, { requireTLS: !mail.withoutTls })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return describeFailure(error)
  } finally {
    transport.close()
  }
}

function toServer(url: string, { requireTLS }: { requireTLS: boolean }) {
  return async (email: SendMailOptions): Promise<Handoff> => {
    const transport = await connectTo(url, { requireTLS })
    const { message, envelope } = await renderMime(email)
    // Read only after the server let us in: what failed before that was certainly not handed over.
    let isBegun = false
    const raw = Readable.from(
      (async function* () {
        isBegun = true
        yield message
      })(),
    )
    try {
      await transport.sendMail({ envelope, raw })
      return { end: 'accepted' }
    } catch (error) {
      return toHandoff(error, { isBegun })
    }
  }
}

/** Returns only codes, because the messages of mail servers repeat addresses. */
function readCodes(error: unknown): { name: string; response: number | undefined } {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  return {
    name: typeof code === 'string' ? code : 'unknown',
    response: typeof responseCode === 'number' ? responseCode : undefined,
  }
}

function describeFailure(error: unknown): string {
  const { name, response } = readCodes(error)
  return response === undefined ? name : `${name} ${response}`
}

function toHandoff(error: unknown, { isBegun }: { isBegun: boolean }): Handoff {
  const { name, response } = readCodes(error)
  const problem = describeFailure(error)
  if (response === undefined)
    return isBegun ? { end: 'unanswered', problem } : { end: 'refused', isFinal: false, problem }
  // What is wrong with the email or its address stays wrong; a password or a certificate can be mended.
  const isAboutEmail = name === 'EENVELOPE' || name === 'EMESSAGE'
  return { end: 'refused', isFinal: isAboutEmail && response >= 500, problem }
}

function toFolder(folder: string) {
  return async (email: SendMailOptions): Promise<Handoff> => {
    const { message } = await renderMime(email)
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
    // Writing to a temporary name first means that the folder shows only complete messages.
    const unfinished = path.join(folder, `.${name}`)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(unfinished, message, { mode: 0o600 })
      await rename(unfinished, path.join(folder, name))
      return { end: 'accepted' }
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined)
      const { code } = error as NodeJS.ErrnoException
      return { end: 'refused', isFinal: false, problem: code ?? 'unknown' }
    }
  }
}
