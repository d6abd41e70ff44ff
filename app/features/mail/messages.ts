/** The texts of /confirm-email and /unsubscribe. */
export const messages = {
  confirm: {
    title: 'Confirm your address',
    description: 'Confirm an email address with the link from our email.',
    askAccount: 'You made an account with this address. One press, and we know that it’s yours.',
    ask: (topic: string) => `One press, and we send ${topic}. You can stop them at any time.`,
    yesAccount: 'Yes, I made this account',
    yes: 'Yes, send them',
    doneTitle: 'Thank you, that’s confirmed',
    doneAccount: 'Your address is confirmed.',
    done: (topic: string) => `From now on we send ${topic}. Each email has a link that stops them.`,
  },
  unsubscribe: {
    title: 'Stop emails',
    description:
      'Stop the emails of one kind, or all that are not about your account, with the link in any of them.',
    ask: (topic: string) => `We stop ${topic}.`,
    one: 'Stop these',
    all: 'Stop all emails but those about my account',
    doneTitle: 'Done: we stopped them',
    done: 'An email that is already on its way may still arrive.',
  },
  endedTitle: 'This link has ended',
  ended:
    'It is too old, not complete, or no longer needed. Open the newest email from us, and use the whole link in it.',
  home: 'Go to the home page',
} as const
