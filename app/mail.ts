import type { Handover } from '#domain/mail/mail-state.ts'

/** A letter to one reader, printed. */
export interface PrintedMail {
  /** The same at each try, without angle brackets. */
  messageId: string
  /** An address alone: it is not parsed, so it is never read as several, or as a name with an address. */
  to: string
  /** The address that an answer goes to, if not to the site. */
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  /** Further headers by name, such as List-Unsubscribe. */
  headers: Readonly<Record<string, string>>
}

export interface Mailer {
  /** Hands over a letter; what fails is a value. */
  send(mail: PrintedMail): Promise<Handover>
}
