/** The texts of /confirm-email and /unsubscribe. */
export const mailText = {
  confirm: {
    title: 'Confirm your address',
    description: 'Confirm an email address with the link from our email.',
    askAccount: 'You created an account with this address. Click once to confirm that it’s yours.',
    ask: (topic: string) => `One click, and we’ll send you ${topic}. You can unsubscribe at any time.`,
    yesAccount: 'Yes, I created this account',
    yes: 'Yes, sign me up',
    doneTitle: 'Thank you, that’s confirmed',
    doneAccount: 'Your address is confirmed.',
    done: (topic: string) => `From now on, we’ll send you ${topic}. Each email has an unsubscribe link.`,
    alreadyTitle: 'Already confirmed',
    alreadyAccount: 'You’ve confirmed this address. There’s nothing left to do.',
    already: (topic: string) =>
      `You’ve confirmed this address, and we’re sending you ${topic}. There’s nothing left to do.`,
  },
  unsubscribe: {
    title: 'Unsubscribe',
    description: 'Unsubscribe from one kind of email, or from all that aren’t about your account.',
    ask: (topic: string) => `You’ll stop getting ${topic}.`,
    one: 'Unsubscribe',
    all: 'Unsubscribe from all emails except those about my account',
    doneTitle: 'You’re unsubscribed',
    done: 'An email that’s already on its way may still arrive.',
    lead: 'Enter the address where you get our emails, and we’ll send you an unsubscribe link.',
    endedLead:
      'It’s too old, incomplete, or no longer needed. Enter the address where you get our emails, and we’ll send you a new link.',
    email: 'Email address',
    missing: 'Please enter your email address',
    invalid: 'Please enter a valid email address',
    submit: 'Send the link',
    tooMany: 'Too many requests from your network. Please try again in a few minutes.',
    sentTitle: 'Check your email',
    sent: 'If that address gets emails you can unsubscribe from, a link is on its way.',
    notThere:
      'Nothing after a few minutes? Check your spam folder, and check the address. You can’t unsubscribe from emails about your account, such as a password reset.',
    again: 'Use another address',
  },
  endedTitle: 'This link has expired',
  ended:
    'It’s too old, incomplete, or no longer needed. Open our newest email, and use the whole link in it.',
  home: 'Go to the home page',
} as const
