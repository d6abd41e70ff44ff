import { confirmDays } from '#app/mail/confirm-days.ts'
import type { Letter, LetterSite } from '#app/mail/letter.ts'
import { formatDate, todayInNewYork } from '#domain/dates.ts'

/** How long the key in a letter works with which one chooses a new password. */
export const resetMinutes = 30

export function recoveryLetter({ key }: { key: string }, { siteName, siteUrl }: LetterSite): Letter {
  return {
    subject: `Choose a new password for ${siteName}`,
    preview: `The link works once, for ${resetMinutes} minutes.`,
    heading: 'Choose a new password',
    parts: [
      {
        kind: 'text',
        text: 'Somebody asked for a new password for your account. If it was you, choose one here:',
      },
      { kind: 'button', label: 'Choose a new password', url: `${siteUrl}/reset-password?key=${key}` },
      {
        kind: 'note',
        text: `The link works once, for ${resetMinutes} minutes. If it wasn’t you, do nothing: your password stays as it is.`,
      },
    ],
    reason: 'You get this email because your address was typed into our form for forgotten passwords.',
  }
}

export function passwordChangedLetter({ at }: { at: Date }, { siteName, siteUrl }: LetterSite): Letter {
  return {
    subject: `Your ${siteName} password was changed`,
    preview: 'If it wasn’t you, choose a new one now.',
    heading: 'Your password was changed',
    parts: [
      {
        kind: 'text',
        text: `That was ${sayMoment(at)}. Every browser that was signed in has been signed out. If it was you, there’s nothing to do.`,
      },
      { kind: 'text', text: 'If it wasn’t you, choose a new password now:' },
      { kind: 'button', label: 'I didn’t change it', url: `${siteUrl}/recovery` },
    ],
    reason: accountReason(siteName),
  }
}

export function newDeviceLetter({ at }: { at: Date }, { siteName, siteUrl }: LetterSite): Letter {
  return {
    subject: `New sign-in to your ${siteName} account`,
    preview: 'If it was you, there’s nothing to do.',
    heading: 'A new sign-in to your account',
    parts: [
      {
        kind: 'text',
        text: `Somebody signed in with your password ${sayMoment(at)}, in a browser that hadn’t signed in before. If it was you, there’s nothing to do.`,
      },
      {
        kind: 'text',
        text: 'If it wasn’t you, choose a new password. That signs out every browser, theirs included.',
      },
      { kind: 'button', label: 'It wasn’t me', url: `${siteUrl}/recovery` },
    ],
    reason: accountReason(siteName),
  }
}

export function welcomeLetter({ key }: { key: string }, { siteName, siteUrl }: LetterSite): Letter {
  return {
    subject: `Welcome to ${siteName}: confirm your address`,
    preview: 'One press, and we know that this address is yours.',
    heading: 'Your account is ready',
    parts: [
      {
        kind: 'text',
        text: 'Please confirm that you made it, with your own address. Until you do, we send you nothing but letters about the account itself.',
      },
      { kind: 'button', label: 'Yes, I made this account', url: `${siteUrl}/confirm-email?key=${key}` },
      { kind: 'text', text: 'Good first steps:' },
      {
        kind: 'list',
        items: [
          { text: 'Start with federal aid: the FAFSA', url: `${siteUrl}/fafsa/fafsa-complete-guide` },
          { text: 'Find scholarships worth your hours', url: `${siteUrl}/scholarships` },
          { text: 'See what a private loan really costs', url: `${siteUrl}/student-loans` },
        ],
      },
      {
        kind: 'note',
        text: `The link works for ${confirmDays} days. If you made no account here, do nothing: without your yes, nobody can have us write to you.`,
      },
    ],
    reason: 'You get this email because an account was made with your address.',
  }
}

function accountReason(siteName: string): string {
  return `You get this email because it concerns your ${siteName} account.`
}

function sayMoment(at: Date): string {
  const time = at.toLocaleTimeString('en-US', {
    timeZone: 'America/New_York',
    hour: 'numeric',
    minute: '2-digit',
  })
  return `on ${formatDate(todayInNewYork(at), 'Month D, YYYY')} at ${time} Eastern Time`
}
