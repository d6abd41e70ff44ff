import { confirmDays } from '#app/mail/confirm-days.ts'
import type { Email, EmailSite } from '#app/mail/email.ts'
import { formatDate, todayInNewYork } from '#domain/dates.ts'

/** How long the key in an email works with which one chooses a new password. */
export const resetMinutes = 30

export function recoveryEmail({ key }: { key: string }, { siteName, siteUrl }: EmailSite): Email {
  return {
    subject: `Choose a new password for ${siteName}`,
    preview: `The link works once and expires in ${resetMinutes} minutes.`,
    heading: 'Choose a new password',
    parts: [
      {
        kind: 'text',
        text: 'Someone asked to reset your password. If it was you, choose a new one here:',
      },
      { kind: 'button', label: 'Choose a new password', url: `${siteUrl}/reset-password?key=${key}` },
      {
        kind: 'note',
        text: `The link works once and expires in ${resetMinutes} minutes. If it wasn’t you, you don’t need to do anything: your password stays the same.`,
      },
    ],
    reason: 'You’re receiving this email because your address was entered in our password reset form.',
  }
}

/** @param isSignedIn whether somebody who was signed in changed it, in whose browser it stays so */
export function passwordChangedEmail(
  { at, isSignedIn = false }: { at: Date; isSignedIn?: boolean },
  { siteName, siteUrl }: EmailSite,
): Email {
  const signedOut = isSignedIn
    ? 'Every other browser has been signed out'
    : 'Every browser that was signed in has been signed out'
  return {
    subject: `Your ${siteName} password was changed`,
    preview: 'If it wasn’t you, choose a new one now.',
    heading: 'Your password was changed',
    parts: [
      {
        kind: 'text',
        text: `This happened ${formatMoment(at)}. ${signedOut}, and your private calendar link, if you had one, no longer works. If it was you, you don’t need to do anything.`,
      },
      { kind: 'text', text: 'If it wasn’t you, choose a new password now:' },
      { kind: 'button', label: 'I didn’t change it', url: `${siteUrl}/recovery` },
    ],
    reason: accountReason(siteName),
  }
}

/** @param told names the service of others that the sign-in was done with; a password, when absent */
export function newDeviceEmail(
  { at, service }: { at: Date; service?: string | undefined },
  { siteName, siteUrl }: EmailSite,
): Email {
  const how = service === undefined ? 'with your password' : `with ${service}`
  const mend =
    service === undefined
      ? {
          text: 'If it wasn’t you, choose a new password. That signs out every browser, theirs included.',
          url: `${siteUrl}/recovery`,
        }
      : { text: `If it wasn’t you, ${askedToWrite(service)}`, url: `${siteUrl}/about/contact` }
  return {
    subject: `New sign-in to your ${siteName} account`,
    preview: 'If it was you, you don’t need to do anything.',
    heading: 'A new sign-in to your account',
    parts: [
      {
        kind: 'text',
        text: `Someone signed in ${how} ${formatMoment(at)}, in a browser that hadn’t been used to sign in before. If it was you, you don’t need to do anything.`,
      },
      { kind: 'text', text: mend.text },
      { kind: 'button', label: 'It wasn’t me', url: mend.url },
    ],
    reason: accountReason(siteName),
  }
}

export function serviceLinkedEmail(
  { at, service }: { at: Date; service: string },
  { siteName, siteUrl }: EmailSite,
): Email {
  return {
    subject: `New way to sign in to your ${siteName} account`,
    preview: 'If it was you, you don’t need to do anything.',
    heading: 'A new way to sign in to your account',
    parts: [
      {
        kind: 'text',
        text: `Someone signed in with ${service} ${formatMoment(at)}, and ${service} has confirmed that your email address belongs to them. From now on, you can sign in to your account that way. If it was you, you don’t need to do anything.`,
      },
      { kind: 'text', text: `If it wasn’t you, ${askedToWrite(service)}` },
      { kind: 'button', label: 'It wasn’t me', url: `${siteUrl}/about/contact` },
    ],
    reason: accountReason(siteName),
  }
}

/** A new password would not help: the service opens the account without one. */
function askedToWrite(service: string): string {
  return `tell us, and we’ll unlink ${service} from your account. Check your account at ${service}, too.`
}

export function welcomeEmail({ key }: { key: string }, { siteName, siteUrl }: EmailSite): Email {
  return {
    subject: `Welcome to ${siteName}: confirm your address`,
    preview: 'Click once to confirm that this address is yours.',
    heading: 'Your account is ready',
    parts: [
      {
        kind: 'text',
        text: 'Please confirm that you created it and that this address is yours. Until you do, we’ll send you only emails about the account itself.',
      },
      { kind: 'button', label: 'Yes, I created this account', url: `${siteUrl}/confirm-email?key=${key}` },
      { kind: 'text', text: 'Good first steps:' },
      {
        kind: 'list',
        items: [
          { text: 'Start with federal aid: the FAFSA', url: `${siteUrl}/fafsa/fafsa-complete-guide` },
          { text: 'Find scholarships worth your time', url: `${siteUrl}/scholarships` },
          { text: 'See what a private loan really costs', url: `${siteUrl}/student-loans` },
        ],
      },
      {
        kind: 'note',
        text: `The link works for ${confirmDays} days. If you didn’t create an account here, you don’t need to do anything: unless you confirm, no one can sign you up for our emails.`,
      },
    ],
    reason: 'You’re receiving this email because an account was created with your address.',
  }
}

/** Says at the end of an email about an account why it came. */
export function accountReason(siteName: string): string {
  return `You’re receiving this email because it’s about your ${siteName} account.`
}

/** Writes a moment for a sentence, in Eastern Time. */
export function formatMoment(at: Date): string {
  const time = at.toLocaleTimeString('en-US', {
    timeZone: 'America/New_York',
    hour: 'numeric',
    minute: '2-digit',
  })
  return `on ${formatDate(todayInNewYork(at), 'Month D, YYYY')} at ${time} Eastern Time`
}
