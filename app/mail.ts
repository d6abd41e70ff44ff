import type { Handoff } from '#domain/mail/mail-state.ts'

/** An email to one reader, rendered. */
export interface RenderedEmail {
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
  /** Hands over an email; what fails is a value. */
  send(email: RenderedEmail): Promise<Handoff>
}
