import { emailKey } from '#domain/email.ts'

/** Returns the key by which two addresses are one entry: a mailbox has many addresses with a plus sign. */
export function entryKey(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  return key.slice(0, at).replace(/(?<=.)\+.*$/, '') + key.slice(at)
}
