/** A part of an email. Texts are plain: what looks like markup is shown as it is. */
export type EmailPart =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'list'; items: readonly EmailItem[] }
  /** Smaller, for what most readers need not read. */
  | { kind: 'note'; text: string }

/** An item of a list. `text` says all of it, the date included. */
export interface EmailItem {
  text: string
  /** The beginning of `text` that names it and is its link; all of it, if absent. */
  name?: string | undefined
  url?: string | undefined
  /** `YYYY-MM-DD`, the day it is about, shown as a page of a calendar. */
  date?: string | undefined
  /** What it is worth, shown above its text. */
  amount?: string | undefined
}

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
