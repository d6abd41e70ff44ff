// cspell:ignore fisrt

import type { PromoDone } from '#app/shell/promo-address.ts'

/** All texts of promo modals and their API. The site's owner wrote the messages of the fields, misspelling and all. */
export const promoText = {
  title: 'Stay in touch',
  oneMoreStep: 'One more step',
  description: 'A form for an offer or for emails from us.',
  note: 'No purchase necessary',
  noDrawing: 'This form isn’t a drawing: there’s nothing to win.',
  missing: (fields: readonly string[]) => `Still needed: ${fields.join(', ')}`,
  send: 'Send',
  sending: 'Sending…',
  errorSummary: 'Please fix the following',
  done: {
    title: 'Thank you',
    text: 'That’s done.',
    textWithEmails:
      'Now look for our email and confirm your address, unless you’ve already done that. We won’t send anything else until you do.',
    home: 'Go to the home page',
  },
  doneAccount: {
    title: 'You’re signed in',
    text: 'Your account is ready. It stores your school and the scholarships you save.',
    textWithEmails:
      'Your account is ready. It stores your school and the scholarships you save. The emails you asked for begin once you confirm your address: look for our email with the link.',
  },
  /** What is said above the page once the form is done, by what it did. */
  toasts: {
    '': 'Thank you. That’s done.',
    emails: 'Thank you. Now look for our email and confirm your address, unless you’ve already done that.',
    account: 'Your account is ready, and you’re signed in.',
    'account-and-emails':
      'Your account is ready, and you’re signed in. Look for our email, and confirm your address to get the emails you asked for.',
  } satisfies Record<PromoDone, string>,
  none: {
    title: 'No offer found',
    text: 'The offer in your link has ended, or the link isn’t complete. Nothing is lost: every tool on this site is free and works without it.',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    password: 'Password',
    school: 'School',
    schoolUnlisted: 'My school isn’t on the list',
    agreement: 'Your agreement',
    consent: {
      start: 'I have read the contest ',
      rules: 'Rules and Regulations',
      and: ' and the ',
      privacy: 'Privacy Policy',
      end: ', and I agree to be contacted by email.',
    },
  },
  problems: {
    firstName: 'Please enter fisrt name',
    lastName: 'Please enter last name',
    email: 'Please enter email address',
    invalidEmail: 'Please enter a valid email address',
    password: 'Please enter password',
    school: 'Please enter school',
    consent: 'Please check the box to continue',
    tooLong: (most: number) => `Please use ${most} characters or fewer`,
    invisible: 'Please type this by hand: it contains hidden characters',
  },
  failures: {
    account: "Couldn't create account",
    signIn: 'We couldn’t sign you in. Please check your password and try again',
    unreachable: 'We couldn’t reach the site. Please check your connection and try again',
    unavailable: 'We can’t save anything right now. Please try again in a moment',
    needsScript: 'This form needs JavaScript to reach the account service. Please turn it on and try again',
    subscribe: "Couldn't subscribe",
  },
  api: {
    notText: 'must be a single text value',
    noCode: 'may contain only letters, digits, hyphens, dots, and underscores',
    tooLong: (most: number) => `must have at most ${most} characters`,
    unknownTopic: 'is not the subscription type of any modal',
    unknownOffer: 'No incentive offer has this ID',
    tooMany: 'Too many people have subscribed from your network. Please try again later',
    unavailable: 'The offers can’t be read right now. Please try again in a moment',
  },
} as const
