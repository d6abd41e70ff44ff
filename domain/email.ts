/**
 * The owner's pattern: text, at sign, text, dot, text. It excludes control characters and lone surrogates,
 * which not every database can store, and colons before the at sign, where Basic authorization would split
 * the address.
 */
const PATTERN = /^[^\s@:\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u

/**
 * What stands before the at sign (RFC 5321, 4.1.2: `Dot-string`, and 4.5.3.1.1: at most 64 characters). Quotes,
 * comments, lists and groups are left out: mail programs read `x<v@e.com>`, `a,v@e.com` and `"v"@e.com` all as
 * `v@e.com`, so one mailbox would have endlessly many spellings.
 */
const LOCAL_PART = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/** A host name of at least two labels that is not a number (RFC 1123, 2.1). */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/

/**
 * Whether a text has characters that take no room or turn the direction of writing, such as U+200B and U+202E.
 * With them, one address or name could look like another.
 */
export function hasInvisible(text: string): boolean {
  return /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text)
}

export const maxEmailLength = 254

/**
 * Returns the address as stored and displayed: without the spaces that phones add, and with accented letters
 * in normalized form.
 */
export function cleanEmail(typed: string): string {
  return typed.trim().normalize('NFC')
}

/** Whether a new address is taken. */
export function looksLikeEmail(email: string): boolean {
  if (!wasEmail(email)) return false
  const { local, domain } = split(email)
  return LOCAL_PART.test(local) && asciiDomain(domain) !== undefined
}

/** Whether an address may have been taken before the rules were narrower; its account can still be signed in to. */
export function wasEmail(email: string): boolean {
  // A long text of dots would keep the pattern busy for seconds, so check the length first.
  return email.length <= maxEmailLength && PATTERN.test(email) && !hasInvisible(email)
}

/** Returns the key by which two addresses belong to the same account, regardless of case. */
export function emailKey(email: string): string {
  return cleanEmail(email).toLowerCase().normalize('NFC')
}

/**
 * Returns the key of the mailbox that an address leads to, for whatever one person may have only so often: emails,
 * entries. `+tag` is left out, because most services deliver `ada+x@` to `ada@`, and the domain is in the form in which
 * mail travels (RFC 5890). Two accounts may have one mailbox; see docs/decisions/0071.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email)
  const { local, domain } = split(key)
  const tag = local.indexOf('+', 1)
  return `${tag > 0 ? local.slice(0, tag) : local}@${asciiDomain(domain) ?? domain}`
}

function split(email: string) {
  const at = email.lastIndexOf('@')
  return { local: email.slice(0, at), domain: email.slice(at + 1) }
}

/**
 * Returns a domain in ASCII, where letters outside it become `xn--…`; undefined when it is none. Only letters, digits,
 * hyphens and dots are read, because a URL takes more, and only in their normal form: a full-width `ｅ` is no second `e`.
 */
function asciiDomain(domain: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || domain !== domain.normalize('NFKC')) return undefined
  try {
    // Not `URL.parse`: this also runs in browsers of before 2024.
    const host = new URL(`http://${domain}`).hostname
    return HOST.test(host) ? host : undefined
  } catch {
    return undefined
  }
}
