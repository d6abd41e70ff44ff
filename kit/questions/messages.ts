import { formatDollars } from '#domain/money.ts'

/** Texts that all question pages share. */
export const questionText = {
  back: 'Back',
  progress: (number: number, count: number) =>
    number < count ? `Question ${number} of at most ${count}` : `Question ${number} of ${count}`,
  part: (name: string, number: number, count: number) => `, part ${number} of ${count}: ${name}`,
  soFar: {
    title: 'Based on your answers so far',
    count: ({ open, total }: { open: number; total: number }) =>
      `${open.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
    none: 'Each answer narrows your results. You can change any of them later.',
  },
  continue: 'Continue',
  errorSummary: 'Please fix the following',
  unknown: 'I don’t know',
  choose: 'Choose',
  month: 'Month',
  year: 'Year',
  noneTitle: 'We don’t have any answers from you.',
  none: (days: string) =>
    `So we’ll start with the first question. If you answered before, your answers were cleared, they expired after ${days} days, or this browser didn’t keep our cookie. If this happens again, allow cookies for this site.`,
  clear: 'Clear my answers',
  kept: (days: string) =>
    `Your answers are stored without your name. They go away when you close the browser, and we delete them ${days} days after your last answer. On a shared computer, clear them when you’re done. That clears your answers to all our questions.`,
  savedInAccount: (days: string) =>
    `Your answers are saved in your account and available wherever you sign in. We delete them ${days} days after your last answer. On a shared computer, sign out when you’re done. The button clears your answers to all our questions.`,
  check: { title: 'Check your answers', change: 'Change' },

  school: {
    label: 'School',
    hint: 'Its name, nickname, or city.',
    undecided: 'I haven’t chosen a school yet',
    goOn: 'Continue without one',
    matches: (count: number, keywords: string) =>
      count === 1 ? `One school matches “${keywords}”` : `${count} schools match “${keywords}”`,
    choose: 'Choose yours, or search again below.',
    searchAgain: 'Search again',
  },
  state: { label: 'State or territory', hint: 'Where your permanent home is, not where the school is.' },

  problem: {
    schoolMissing: 'Enter the name of the school',
    schoolUnknown: 'Choose the school from the list',
    schoolNotFound: (keywords: string) =>
      `No school found for “${keywords}”. Check the spelling, try its city, or continue without one`,
    money: {
      not_money: 'Enter an amount in dollars, like 10,000',
      unclear: 'Enter the amount in whole dollars, like 10,000',
      negative: 'Enter an amount above zero',
      too_large: 'Enter a smaller amount',
    },
    tooSmall: (dollars: number) => `Enter ${formatDollars(dollars * 100)} or more`,
    tooLarge: (dollars: number) => `Enter ${formatDollars(dollars * 100)} or less`,
    unavailable:
      'We couldn’t save your answer right now. Try again in a minute. Nothing you entered is lost.',
    tooMany:
      'Many people on your network just started, so we couldn’t save your answer. Try again in a few minutes.',
    unreadable: 'We couldn’t look up your answers right now. Try again in a minute.',
    notCleared: 'We couldn’t clear your answers right now. Try again in a minute, or close the browser.',
  },
} as const
