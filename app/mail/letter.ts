/** A part of a letter. Texts are plain: what looks like markup is printed as it is. */
export type LetterPart =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'list'; items: readonly { text: string; url?: string | undefined }[] }
  /** Smaller, for what most readers need not read. */
  | { kind: 'note'; text: string }

/** What a letter says, for HTML and for plain text. */
export interface Letter {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  heading: string
  parts: readonly LetterPart[]
  /** Why the reader gets it. */
  reason: string
  /** Only letters that somebody subscribed to: a page for readers, and one press for mail programs (RFC 8058). */
  unsubscribeUrl?: string | undefined
  /** The address that an answer goes to, if not to the site. */
  replyTo?: string | undefined
}

/** The site that a letter comes from. */
export interface LetterSite {
  siteName: string
  siteUrl: string
  /** Of whoever runs the site, on one line. */
  postalAddress?: string | undefined
  /** Whether commercial letters wait, because the site is public and has no postal address yet. */
  holdsCommercial?: boolean | undefined
}
