/**
 * The owner's pattern: text, at sign, text, dot, text. It excludes control characters and lone surrogates,
 * which not every database can store, and colons before the at sign, where Basic authorization would split
 * the address.
 */
const PATTERN = /^[^\s@:\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u

/**
 * Whether a text has characters that take no room or turn the direction of writing, such as U+200B and U+202E.
 * With them, one address or name could look like another.
 */
export function hasInvisible(text: string): boolean {
  return /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text)
}

export const longestEmail = 254

/**
 * Returns the address as stored and displayed: without the spaces that phones add, and with accented letters
 * in normalized form.
 */
export function cleanEmail(typed: string): string {
  return typed.trim().normalize('NFC')
}

export function looksLikeEmail(email: string): boolean {
  // A long text of dots would keep the pattern busy for seconds, so check the length first.
  return email.length <= longestEmail && PATTERN.test(email) && !hasInvisible(email)
}

/** Returns the key by which two addresses belong to the same account, regardless of case. */
export function emailKey(email: string): string {
  return cleanEmail(email).toLowerCase().normalize('NFC')
}
