import type { OwnState } from '#app/mail/subscriptions.server.ts'
import type { Topic } from '#domain/mail/topics.ts'

/** The texts of /reminders. */
export const remindersText = {
  title: 'Email preferences',
  description: 'Choose which reminders and news you get by email.',
  lead: 'Only what you turn on here. Each email has an unsubscribe link.',
  needsAccount: 'Reminders belong to what you saved, so they need an account.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  topics: {
    deadlines: {
      name: 'Deadlines',
      text: 'A week and a day before the deadline of a scholarship that you saved and have not submitted. For the FAFSA: when it opens, in October and January before the priority dates of states and schools, and before it closes.',
    },
    applications: {
      name: 'Loan applications',
      text: 'Before the last day to accept an offer, and the last day to cancel, based on the dates you entered.',
    },
    newsletter: {
      name: 'What’s new',
      text: 'On Mondays: new guides and articles, and those we updated, with what changed. Nothing in a week without any.',
    },
    'scholarship-alerts': {
      name: 'Scholarships that close soon',
      text: 'A short list on Mondays, of those that close within two weeks.',
    },
  } satisfies Record<Topic, { name: string; text: string }>,
  states: {
    off: 'Off',
    asked: 'We sent you an email: confirm it, and this is on.',
    on: 'On',
  } satisfies Record<OwnState, string>,
  turnOn: (name: string) => `Turn on: ${name}`,
  turnOff: (name: string) => `Turn off: ${name}`,
  tooMany: 'Too many requests from your network. Please try again in a few minutes.',
} as const
