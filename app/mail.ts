/** A message to the operator. */
export interface MailMessage {
  subject: string
  text: string
  /** Whom an answer goes to. */
  replyTo?: string | undefined
}

/** How the site sends mail. */
export interface Mailer {
  /** Throws when the message was neither sent nor kept. */
  toOperator(message: MailMessage): Promise<void>
}
