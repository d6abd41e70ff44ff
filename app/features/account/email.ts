/**
 * Text, at sign, text, dot, text: the owner's pattern. No control characters and no halves of characters, which
 * not every database stores, and no colon before the at sign, where Basic authorization would cut the address in two.
 */
const PATTERN = /^[^\s@:\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+\.[^\s@\p{Cc}\p{Cs}]+$/u

export const longestEmail = 254

/** As stored and shown: without the spaces that phones add, with one way to write each accented letter. */
export function cleanEmail(typed: string): string {
  return typed.trim().normalize('NFC')
}

export function looksLikeEmail(email: string): boolean {
  // A long text of dots would keep the pattern busy for seconds.
  return email.length <= longestEmail && PATTERN.test(email)
}

/** What makes two addresses the same account, whatever their case. */
export function emailKey(email: string): string {
  return cleanEmail(email).toLowerCase().normalize('NFC')
}
