import { accountText } from '#app/features/account/messages.ts'
import type { Outcome } from './outcomes.ts'

interface OutcomeText {
  heading: string
  text: string
}

/** `name` is the name of a service as the operator wrote it. */
export const signOnText = {
  title: 'Sign in with another account',
  description:
    'Sign in with an account that you have somewhere else, without another password. It’s optional.',
  choose: {
    lead: 'Use an account you already have, so you don’t need a password here.',
    told: 'The service tells us your name, your email address, and the ID it uses for you. We never see your password there.',
    shared:
      'Each sign-in ends on its own schedule, and signing out here doesn’t sign you out of the other service. On a shared computer, sign out of both.',
  },
  none: {
    lead: 'This site doesn’t offer sign-in with other accounts. Use your email address and a password.',
    remote:
      'Another service manages this site’s accounts, and it doesn’t offer sign-in with other accounts yet. Use your email address and a password.',
  },
  signInWith: (name: string) => `Sign in with ${name}`,
  withPassword: 'Sign in with a password',
  createAccount: 'Create an account',
  goOn: 'Continue',
  anyService: 'the other service',
  outcomes: {
    canceled: () => ({
      heading: 'You’re not signed in',
      text: 'You canceled the sign-in, so nothing was shared. You can start again, or use your email address and a password.',
    }),
    askedMore: (name) => ({
      heading: `${name} has a question first`,
      text: `Sign in at ${name} and answer the question there. Then come back and start again.`,
    }),
    misconfigured: (name) => ({
      heading: `${name} rejected our request`,
      text: 'That’s our mistake, and we’re fixing it. Until then, please use your email address and a password.',
    }),
    unreachable: (name) => ({
      heading: `We can’t reach ${name} right now`,
      text: 'Please try again in a minute, or use your email address and a password.',
    }),
    ended: () => ({
      heading: 'This sign-in has expired',
      text: 'Each sign-in attempt works only once, within ten minutes, and only in the browser window where you started it. Please start again. If you’re signed in already, you don’t need to do anything.',
    }),
    untrusted: (name) => ({
      heading: 'We couldn’t verify this sign-in',
      text: `The response from ${name} failed our checks, so we didn’t sign you in. Please start again. If it fails again, use your email address and a password.`,
    }),
    unverified: (name) => ({
      heading: `${name} hasn’t confirmed your email address`,
      text: `We create accounts only for verified email addresses. Verify yours with ${name} and start again, or create an account with a password here.`,
    }),
    taken: (name) => ({
      heading: 'This address already has an account',
      text: `It’s linked to a different ${name} account. Sign in with that account, or with your email and password.`,
    }),
    young: () => ({
      heading: accountText.tooYoung.title,
      text: 'Every tool here works without one. A parent or guardian can create their own account.',
    }),
    unavailable: () => ({
      heading: 'We can’t sign anyone in right now',
      text: 'That’s our fault, not yours. Please start again in a minute.',
    }),
    claimed: (name) => ({
      heading: 'You’re signed in, and your old password no longer works',
      text: `An account with your email address already existed, but the address was never verified. ${name} has verified that it’s yours, so the account is now yours. In case someone else had created it, we turned off its old password and its other ways to sign in. You can choose a new password at any time.`,
    }),
  } satisfies Record<Outcome, (name: string) => OutcomeText>,
} as const
