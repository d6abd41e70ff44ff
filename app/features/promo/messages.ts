// cspell:ignore fisrt

/** All texts of promo modals and their API. The site's owner wrote the messages of the fields, misspelling and all. */
export const messages = {
  title: 'Stay in touch',
  oneMoreStep: 'One more step',
  description: 'A form of this site, which a link or a page has led you to.',
  note: 'No purchase necessary',
  send: 'Send',
  sending: 'Sending…',
  errorSummary: 'There is a problem',
  done: {
    title: 'Thank you',
    text: 'That’s done. If you asked for emails, none comes until you use the link in the one that asks whether the address is yours.',
    toast: 'Thank you. If you asked for emails, look for the one that asks whether the address is yours.',
    home: 'Go to the home page',
  },
  none: {
    title: 'No offer found',
    text: 'The link that led here names no offer, or one that has ended. Nothing is lost: every tool of this site is free and works without one.',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    password: 'Password',
    school: 'School',
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
    consent: 'Please tick the box to go on',
    tooLong: (most: number) => `Please use ${most} characters or fewer`,
    invisible: 'Please type this by hand: it contains characters that can’t be seen',
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
    notText: 'must be one text',
    noCode: 'must have only letters, digits, hyphens, dots, and underscores',
    tooLong: (most: number) => `must have at most ${most} characters`,
    unknownTopic: 'is not what any modal subscribes to',
    unknownOffer: 'No incentive offer has this id',
    tooMany: 'Too many people subscribed from your address. Please try again later',
    unavailable: 'The offers can’t be read right now. Please try again in a moment',
  },
} as const
