/** A message to the operator. */
export interface MailMessage {
  subject: string
  text: string
  /** The address that replies go to. */
  replyTo?: string | undefined
}

export interface Mailer {
  /** Throws when the message could be neither sent nor stored. */
  toOperator(message: MailMessage): Promise<void>
}
