/** A part of an email. Texts are plain: what looks like markup is shown as it is. */
export type EmailPart =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'list'; items: readonly { text: string; url?: string | undefined }[] }
  /** Smaller, for what most readers need not read. */
  | { kind: 'note'; text: string }

/** What an email says, for HTML and for plain text. */
export interface Email {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  heading: string
  parts: readonly EmailPart[]
  /** Why the reader gets it. */
  reason: string
  /** Only emails that somebody subscribed to: a page for readers, and one press for mail programs (RFC 8058). */
  unsubscribeUrl?: string | undefined
  /** The address that an answer goes to, if not to the site. */
  replyTo?: string | undefined
}

/** The site that an email comes from. */
export interface EmailSite {
  siteName: string
  siteUrl: string
  /** Of whoever runs the site, on one line. */
  postalAddress?: string | undefined
  /** Whether commercial emails wait, because the site is public and has no postal address yet. */
  holdsCommercial?: boolean | undefined
}
