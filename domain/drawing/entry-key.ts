import { mailboxKey } from '#domain/email.ts'

/** Returns the key by which two addresses are one entry: a mailbox has many addresses. */
export function entryKey(email: string): string {
  return mailboxKey(email)
}
