import { accountReason, formatMoment } from '#app/features/account/emails.ts'
import type { Email, EmailSite } from '#app/mail/email.ts'
import { formatDate, todayInNewYork } from '#domain/dates.ts'
import { undoDays } from './messages.ts'

const oneDay = 'The link works once and expires in one day.'

export function confirmNewAddressEmail({ key }: { key: string }, { siteName, siteUrl }: EmailSite): Email {
  return {
    subject: `Confirm your new address for ${siteName}`,
    preview: oneDay,
    heading: 'Is this your new address?',
    parts: [
      {
        kind: 'text',
        text: `Someone wants to use this address for their ${siteName} account. If it was you, confirm it:`,
      },
      { kind: 'button', label: 'Confirm my new address', url: `${siteUrl}/change-email?key=${key}` },
      {
        kind: 'note',
        text: `We’ve sent a second link to the account’s current address. The change is made once both are confirmed. ${oneDay} If it wasn’t you, you don’t need to do anything: unless this link is opened, your address won’t be used.`,
      },
    ],
    reason: 'You’re receiving this email because your address was entered as the new address for an account.',
  }
}

/** For the owner of an account whose address somebody else entered as theirs. */
export function addressTakenEmail({ siteName, siteUrl }: EmailSite): Email {
  return {
    subject: `You already have a ${siteName} account`,
    preview: 'Someone entered your address as the new address for another account.',
    heading: 'Your address already has an account',
    parts: [
      {
        kind: 'text',
        text: `Someone entered this address as the new address for another ${siteName} account. It belongs to your account, so nothing was changed.`,
      },
      {
        kind: 'text',
        text: 'If it was you, sign in to the account that has this address. To use the address elsewhere, delete that account or change its address first.',
      },
      { kind: 'button', label: 'Sign in', url: `${siteUrl}/signin` },
      { kind: 'note', text: 'If it wasn’t you, you don’t need to do anything.' },
    ],
    reason: accountReason(siteName),
  }
}

export function confirmOldAddressEmail(
  { key, email }: { key: string; email: string },
  { siteName, siteUrl }: EmailSite,
): Email {
  return {
    subject: `Confirm your ${siteName} address change`,
    preview: oneDay,
    heading: 'Change your email address?',
    parts: [
      {
        kind: 'text',
        text: `Someone who’s signed in to your account wants to change its email address to ${email}. If it was you, confirm it:`,
      },
      { kind: 'button', label: 'Confirm the change', url: `${siteUrl}/change-email?key=${key}` },
      {
        kind: 'note',
        text: `We’ve sent a second link to the new address. The change is made once both are confirmed. ${oneDay}`,
      },
      {
        kind: 'text',
        text: `If it wasn’t you, don’t confirm it, and choose a new password at ${siteUrl}/recovery: someone is signed in to your account.`,
      },
    ],
    reason: accountReason(siteName),
  }
}

/** For the address that an account no longer has. */
export function emailChangedEmail({ at }: { at: Date }, { siteName, siteUrl }: EmailSite): Email {
  return {
    subject: `Your ${siteName} account has a new email address`,
    preview: 'If it wasn’t you, tell us now.',
    heading: 'Your email address was changed',
    parts: [
      {
        kind: 'text',
        text: `This happened ${formatMoment(at)}, after it was confirmed from this address and from the new one. We’ll no longer email you at this address. If it was you, you don’t need to do anything.`,
      },
      { kind: 'text', text: 'If it wasn’t you, tell us now: you can no longer sign in with this address.' },
      { kind: 'button', label: 'It wasn’t me', url: `${siteUrl}/about/contact` },
    ],
    reason: accountReason(siteName),
  }
}

export function serviceUnlinkedEmail(
  { at, service }: { at: Date; service: string },
  { siteName, siteUrl }: EmailSite,
): Email {
  return {
    subject: `You can no longer sign in to ${siteName} with ${service}`,
    preview: 'If it was you, you don’t need to do anything.',
    heading: 'A way to sign in was removed',
    parts: [
      {
        kind: 'text',
        text: `Someone who was signed in to your account unlinked ${service} ${formatMoment(at)}. If it was you, you don’t need to do anything.`,
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

export function deletionAskedEmail(
  { key, deletesAt }: { key: string; deletesAt: Date },
  { siteName, siteUrl }: EmailSite,
): Email {
  const day = formatDate(todayInNewYork(deletesAt), 'Month D, YYYY')
  return {
    subject: `Your ${siteName} account will be deleted on ${day}`,
    preview: `You have ${undoDays} days to change your mind.`,
    heading: 'Your account will be deleted',
    parts: [
      {
        kind: 'text',
        text: `You asked us to delete your account. We’ll delete it on ${day}, with everything in it. Every browser has been signed out.`,
      },
      { kind: 'text', text: 'Changed your mind, or it wasn’t you? Keep it with one click:' },
      { kind: 'button', label: 'Keep my account', url: `${siteUrl}/account-deletion?key=${key}` },
      {
        kind: 'note',
        text: `The link works until then. If it wasn’t you, choose a new password afterward, too: ${siteUrl}/recovery`,
      },
    ],
    reason: accountReason(siteName),
  }
}
