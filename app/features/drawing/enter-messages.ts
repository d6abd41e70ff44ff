import { formatDate } from '#domain/dates.ts'

const toDay = (isoDay: string) => formatDate(isoDay, 'Month D, YYYY')

/** Interface texts of the entry form. None of them hints at the age that the rules ask for. */
export const enterText = {
  about: 'About',
  title: 'Enter the drawing',
  description: 'The free entry form for our scholarship drawing. No purchase, no account, no application.',
  rules: 'Scholarship drawing rules',

  none: 'There is no drawing to enter right now',
  noneText: 'The rules explain how a drawing works. This page opens when the next one does.',

  age: {
    title: 'When were you born?',
    why: 'We ask everyone who enters. We don’t save your answer.',
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
      not_a_day: 'This date doesn’t exist. Check the month and the day.',
      impossible: 'Check the year.',
    },
  },

  refused: {
    title: 'You can’t enter this drawing',
    text: 'Thank you for answering. We didn’t save what you typed.',
    instead: 'A drawing is a matter of luck. These take some work but pay off more often:',
    link: 'how to find scholarships and pay for school',
  },

  entry: {
    title: 'Your entry',
    award: (dollars: string, closes: string) =>
      `One award of ${dollars}, paid to the winner’s school. Open through ${toDay(closes)}.`,
    email: 'Your email address',
    emailHint: (erasedAfter: string) =>
      `We’ll email you a link to confirm your entry, then a receipt. After that, we’ll write only if your entry is drawn. We’ll erase the address after ${toDay(erasedAfter)}, or once the award is given if that’s later.`,
    agree:
      'I have read the rules. I am a legal resident of one of the 50 states or the District of Columbia. I am enrolled, or accepted to enroll, at a school in the United States. This is my only entry.',
    send: 'Email me the link',
    problems: {
      email: 'Enter an email address such as name@example.com.',
      agree: 'Check the box if this is true for you.',
      tooMany:
        'We’ve reached today’s email limit for your network. Switch to another, such as your phone’s cellular data, or contact us by the entry deadline, and we’ll send you the email.',
      unavailable: 'We couldn’t save your entry right now. It’s still here: please try again in a minute.',
    },
  },

  asked: {
    title: 'Check your email',
    text: 'An email from us is on its way to the address you entered. You’re entered once you open its link and confirm.',
    already:
      'If that address has already been entered in the drawing, the email contains the receipt for that entry.',
    none: 'Nothing in your inbox after a few minutes? Look in your spam folder, check the spelling of the address, and send the form again.',
    again: 'Back to the form',
  },

  confirm: {
    title: 'Confirm your entry',
    text: 'One click, and you’re in the drawing.',
    yes: 'Yes, enter me',
  },

  ended: {
    title: 'This link has expired',
    text: 'The time to confirm this entry has passed, or part of the link is missing. Copy the whole link from our email.',
  },

  entered: {
    title: 'You’re entered',
    text: 'You have one entry. We’ll email you your receipt: keep it. If your entry is drawn, we’ll write to the same address.',
  },
} as const
