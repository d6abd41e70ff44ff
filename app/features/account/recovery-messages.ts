import { resetMinutes } from './emails.ts'

/** The texts of /recovery and /reset-password. */
export const recoveryText = {
  recovery: {
    title: 'Forgot your password?',
    description: 'Get a link by email to choose a new password.',
    lead: 'Enter your account’s email address, and we’ll send you a link to choose a new password.',
    submit: 'Send the link',
    sentTitle: 'Check your email',
    sent: `If an account has that address, a link is on its way. It works once and expires in ${resetMinutes} minutes.`,
    notThere:
      'Nothing after a few minutes? Check your spam folder, and check the address: we send links only to addresses with an account, and only a few a day.',
    again: 'Use another address',
    back: 'Back to sign-in',
    elsewhere: 'Another service manages this site’s accounts and their passwords.',
    contact: 'Contact us, and we’ll tell you who to ask',
  },
  reset: {
    title: 'Choose a new password',
    description: 'Choose a new password with the link from your email.',
    lead: 'This signs out every browser that is signed in to your account, and turns off your private calendar link.',
    submit: 'Save my new password',
    endedTitle: 'This link has expired',
    ended: `Each link works once and expires after ${resetMinutes} minutes. You can get a new one in a minute.`,
    noKeyTitle: 'Open the link in your email',
    noKey:
      'To use this page, open it from the link in our email. If you don’t have a link yet, request one here.',
    ask: 'Get a new link',
    doneTitle: 'Your new password is set',
    done: 'Every browser has been signed out, and your private calendar link, if you had one, no longer works. Sign in with your new password.',
  },
  tooMany: 'Too many requests from your network. Please try again in a few minutes',
} as const
