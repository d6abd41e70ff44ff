import type { SubscriptionState } from '#app/mail/subscriptions.server.ts'
import type { Topic } from '#domain/mail/topics.ts'

/** The texts of /reminders. */
export const remindersText = {
  title: 'Email preferences',
  description: 'Choose which reminders and news you get by email.',
  lead: 'You get only what you turn on here. Each email has an unsubscribe link.',
  needsAccount: 'To get reminders about what you saved, you need an account.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  topics: {
    deadlines: {
      name: 'Deadlines',
      text: 'A week before and a day before the deadline of each scholarship you saved and haven’t applied for. For the FAFSA: when it opens, in October and January before state and school priority dates, and before it closes.',
    },
    applications: {
      name: 'Loan applications',
      text: 'Before the last day to accept an offer and before the last day to cancel, based on the dates you entered.',
    },
    newsletter: {
      name: 'What’s new',
      text: 'On Mondays: new and updated guides and articles, with what changed. No email in weeks with nothing new.',
    },
    'scholarship-alerts': {
      name: 'Scholarships that close soon',
      text: 'On Mondays: a short list of scholarships that close within two weeks.',
    },
  } satisfies Record<Topic, { name: string; text: string }>,
  states: {
    off: 'Off',
    asked: 'Almost done: confirm with the link in the email we sent you.',
    on: 'On',
  } satisfies Record<SubscriptionState, string>,
  turnOn: (name: string) => `Turn on: ${name}`,
  turnOff: (name: string) => `Turn off: ${name}`,
  tooMany: 'Too many requests from your network. Please try again in a few minutes.',
} as const
