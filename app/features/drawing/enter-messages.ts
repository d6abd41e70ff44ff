import { formatDate } from '#domain/dates.ts'

const toDay = (isoDay: string) => formatDate(isoDay, 'Month D, YYYY')

/** Interface texts of the entry form. None of them hints at the age that the rules ask for. */
export const messages = {
  about: 'About',
  title: 'Enter the drawing',
  description: 'The free entry form of our scholarship drawing. No purchase, no account, no application.',
  rules: 'Scholarship drawing rules',

  none: 'There is no drawing to enter now',
  noneText: 'The rules say what a drawing looks like, and this page opens with the next one.',

  age: {
    title: 'When were you born?',
    why: 'We ask everyone who enters. We don’t keep your answer.',
    legend: 'Date of birth',
    hint: 'Use numbers, with four digits for the year.',
    month: 'Month',
    day: 'Day',
    year: 'Year',
    next: 'Continue',
    problems: {
      incomplete: {
        month: 'Enter the month as a number from 1 to 12.',
        day: 'Enter the day as a number from 1 to 31.',
        year: 'Enter the year with four digits.',
      },
      not_a_day: 'This day doesn’t exist. Check the month and the day.',
      impossible: 'Check the year.',
    },
  },

  refused: {
    title: 'You can’t enter this drawing',
    text: 'Thank you for answering. We haven’t kept what you typed.',
    instead: 'A drawing is luck. These take some work, and pay off more often:',
    link: 'how to find scholarships and pay for school',
  },

  entry: {
    title: 'Your entry',
    award: (dollars: string, closes: string) => `One award of ${dollars}. Open through ${toDay(closes)}.`,
    email: 'Your email address',
    emailHint: (erasedAfter: string) =>
      `We write to you only if you are drawn, and erase the address after ${toDay(erasedAfter)}.`,
    agree:
      'I have read the rules, I am a legal resident of one of the 50 states or the District of Columbia, and this is my only entry.',
    send: 'Enter for free',
    problems: {
      email: 'Enter an email address such as name@example.com.',
      agree: 'Check the box if this is true for you.',
      tooMany: 'Too many entries came from your connection today. Please try again tomorrow.',
      unavailable: 'We couldn’t save your entry just now. It’s still here: please try again in a minute.',
    },
  },

  entered: {
    title: 'You’re entered',
    text: 'You have one entry, however often you send the form. If you are drawn, we write to your email address.',
    keep: 'Keep this receipt. After the last day it shows that your entry is in the public list.',
    receipt: 'Your receipt',
    salt: 'Salt',
    entryId: 'Entry id',
    hash: 'Entry hash',
    how: 'How to check it',
    shared: 'On a shared computer, close the browser when you are done: until then it shows this page again.',
  },
} as const
