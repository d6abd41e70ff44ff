import type { SavedStatus } from '#domain/scholarships/saved-status.ts'
import { formatHours } from '#products/scholarships/listing-words.ts'

export const statusNames: Record<SavedStatus, string> = {
  planned: 'Planned',
  started: 'Started',
  submitted: 'Submitted',
  won: 'Won',
  not_selected: 'Not selected',
}

const counted = (number: number, what: string) => `${number} ${number === 1 ? what : `${what}s`}`

export const planText = {
  name: 'My scholarship plan',
  description: 'Your saved scholarships week by week, with a calendar of their deadlines.',
  lead: 'The scholarships worth the most per hour come first, as long as everything in the plan gets done by its deadline. Where a provider doesn’t say how many apply or how long it takes, we use our own assumption.',
  none: 'Save the scholarships you want to apply for, and plan them week by week here.',
  noneLink: 'See my scholarships',
  inBrowser: 'These are saved in this browser only. Sign in to keep them and to open them on another device.',
  foundInBrowser: 'Anything you added yourself is gone once you close the browser.',
  signIn: 'Sign in',
  hoursLabel: 'Hours a week you can spend',
  update: 'Update',
  weeks: 'Week by week',
  nextWeeks: 'Your next six weeks',
  limit: (hours: number) => `Your limit: ${formatHours(hours)} a week`,
  deadlineMark: 'a deadline this week',
  asTable: 'Show as a table',
  columns: ['Week of', 'Hours', 'What to do', 'Due'],
  weekSaid: (day: string, hours: number, deadlines: number) =>
    `Week of ${day}: ${hours > 0 ? formatHours(hours) : 'free'}${deadlines > 0 ? `, ${counted(deadlines, 'deadline')}` : ''}.`,
  shortHours: (hours: number) => (hours > 0 ? `${Math.round(hours * 10) / 10 || 0.1} h` : 'free'),
  work: (name: string, hours: number, isLast: boolean) =>
    `${name}: ${formatHours(hours)}${isLast ? ', then submit it' : ''}`,
  upTo: 'Up to',
  toWin: (hours: number) => `to win in ${formatHours(hours)} of work`,
  counts: {
    open: (number: number) => `${number} to do`,
    submitted: (number: number) => `${number} submitted`,
    won: (number: number, sum: string) => `${number} won${sum ? `: ${sum}` : ''}`,
    notSelected: (number: number) => `${number} not selected`,
  },
  when: ({ hours, isAssumed, weeks }: { hours: number; isAssumed: boolean; weeks: readonly string[] }) =>
    `${formatHours(hours)}${isAssumed ? ' (our assumption)' : ''}, ${weeks.length === 1 ? 'week' : 'weeks'} of ${new Intl.ListFormat('en-US').format(weeks)}`,
  nothingPlanned: 'There’s nothing left to do for the scholarships you saved.',
  late: 'Not enough time before its deadline. More hours a week may help.',
  crowded: 'No time left after scholarships worth more per hour. More hours a week may help.',
  essays: 'Write the essays they ask for',
  saved: 'What you saved, by deadline',
  gone: (number: number) =>
    number === 1
      ? 'One scholarship you saved is no longer listed.'
      : `${number} scholarships you saved are no longer listed.`,
  forget: 'Remove them',
  statusOf: (name: string) => `Status of ${name}`,
  over: 'Deadline has passed',
  sample: 'Sample',
  found: 'Added by you',
  posted: (name: string) => `Status saved for ${name}.`,
  rolling: 'Rolling',
  noDay: 'No date',
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  calendar: 'Calendar',
  download: 'Download the deadlines (.ics)',
  feedText:
    'A private calendar link keeps the calendar on your phone up to date. Anyone who has it can see your deadlines, so don’t share it.',
  reminders: 'Get reminders by email',
  feedNeedsAccount: 'With an account, a private calendar link keeps the calendar on your phone up to date.',
  feedSince: (day: string) => `Your private calendar link was created on ${day}. We can’t show it again.`,
  openFeed: 'Create a calendar link',
  renewFeed: 'Create a new link and turn off the old one',
  closeFeed: 'Turn it off',
  newFeed: 'Your private calendar link. We show it only once, so add it to your calendar now:',
  subscribe: 'Add it to my calendar',
  feedCopied: 'Calendar link copied.',
  drawing: {
    open: (award: string, day: string) =>
      `A scholarship drawing for ${award} is open through ${day}. The award goes to the winner’s school. No purchase necessary. Each person gets one entry, and every entry has the same chance.`,
    enter: 'Enter with my plan',
    form: 'Enter with the free form',
    rules: 'Rules',
  },
  calendarName: (siteName: string) => `Deadlines (${siteName})`,
  expectedEvent: (name: string) => `${name} (expected)`,
  eventTitle: (name: string) => `Deadline: ${name}`,
  eventText: ({ provider, award, status }: { provider: string; award: string; status: SavedStatus }) =>
    [provider, award, statusNames[status]].flatMap((part) => (part ? [`${part}.`] : [])).join(' '),
}
