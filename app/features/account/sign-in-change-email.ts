import type { Email, EmailSite } from '#app/mail/email.ts'
import { accountReason, formatMoment } from './emails.ts'
import type { SignInChange } from './sign-in-changes.ts'

interface Words {
  subject: (siteName: string) => string
  heading: string
  text: (moment: string) => string
}

const words: Readonly<Record<SignInChange, Words>> = {
  secondFactorOn: {
    subject: (siteName) => `Two-step verification is on for your ${siteName} account`,
    heading: 'Two-step verification is on',
    text: (moment) =>
      `It was turned on ${moment}. From now on, signing in takes a code from your authenticator app. Keep your recovery codes somewhere you can get to without your phone.`,
  },
  secondFactorOff: {
    subject: (siteName) => `Two-step verification is off for your ${siteName} account`,
    heading: 'Two-step verification is off',
    text: (moment) => `It was turned off ${moment}. Signing in no longer asks for a code.`,
  },
  recoveryCodesRenewed: {
    subject: (siteName) => `New recovery codes for your ${siteName} account`,
    heading: 'You have new recovery codes',
    text: (moment) => `They were created ${moment}. The codes you had before no longer work.`,
  },
  recoveryCodeUsed: {
    subject: (siteName) => `A recovery code was used for your ${siteName} account`,
    heading: 'A recovery code was used',
    text: (moment) =>
      `Someone signed in with one of your recovery codes ${moment}. That code no longer works.`,
  },
  codesGuessed: {
    subject: (siteName) => `Wrong codes entered for your ${siteName} account`,
    heading: 'Wrong codes entered for your account',
    text: (moment) =>
      `Someone got past the first step of signing in, then entered too many wrong codes. We stopped them ${moment}, and they didn’t get into your account.`,
  },
  passkeyInNewBrowser: {
    subject: (siteName) => `New sign-in to your ${siteName} account`,
    heading: 'A new sign-in to your account',
    text: (moment) =>
      `Someone signed in with a passkey ${moment}, in a browser that hadn’t been used to sign in before.`,
  },
  passkeyAdded: {
    subject: (siteName) => `A passkey was added to your ${siteName} account`,
    heading: 'A passkey was added',
    text: (moment) => `It was added ${moment}. From now on, you can sign in with it instead of a password.`,
  },
  passkeyRemoved: {
    subject: (siteName) => `A passkey was removed from your ${siteName} account`,
    heading: 'A passkey was removed',
    text: (moment) => `It was removed ${moment}, and can no longer be used to sign in to your account.`,
  },
}

/** Tells the owner of an account about a change of the ways to sign in to it, and what to do if it wasn’t theirs. */
export function signInChangeEmail(
  { at, change }: { at: Date; change: SignInChange },
  { siteName, siteUrl }: EmailSite,
): Email {
  const { subject, heading, text } = words[change]
  return {
    subject: subject(siteName),
    preview: 'If it was you, you don’t need to do anything.',
    heading,
    parts: [
      { kind: 'text', text: text(formatMoment(at)) },
      {
        kind: 'text',
        text: 'If it was you, you don’t need to do anything. If it wasn’t, choose a new password, which signs out every browser, and then check your account’s sign-in methods. If you can’t get in, write to us.',
      },
      { kind: 'button', label: 'Choose a new password', url: `${siteUrl}/recovery` },
    ],
    reason: accountReason(siteName),
  }
}
