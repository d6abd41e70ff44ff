import type { Handover } from '#domain/mail/mail-state.ts'

/** A message to the operator. */
interface MailMessage {
  subject: string
  text: string
  /** The address that replies go to. */
  replyTo?: string | undefined
}

/** A letter to one reader, printed. */
export interface PrintedMail {
  /** The same at each try, without angle brackets. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  /** Further headers by name, such as List-Unsubscribe. */
  headers: Readonly<Record<string, string>>
}

export interface Mailer {
  /** Throws when the message could be neither sent nor stored. */
  toOperator(message: MailMessage): Promise<void>
  /** Hands over a letter; what fails is a value. */
  send(mail: PrintedMail): Promise<Handover>
}
