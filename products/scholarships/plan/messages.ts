import type { SavedStatus } from '#domain/scholarships/saved-status.ts'
import { formatHours } from '#products/scholarships/listing-words.ts'

export const statusNames: Record<SavedStatus, string> = {
  planned: 'Planned',
  started: 'Started',
  submitted: 'Submitted',
  won: 'Won',
  not_selected: 'Not selected',
}

export const planText = {
  name: 'My scholarship plan',
  description: 'Your saved scholarships week by week, with their deadlines as a calendar.',
  lead: 'What’s worth the most per hour comes first, as long as everything in the plan is done by its deadline. Where a provider doesn’t say how many apply or how long it takes, we use our own assumption.',
  none: 'You haven’t saved a scholarship yet.',
  noneLink: 'See my scholarships',
  inBrowser: 'These are saved in this browser only. Sign in to keep them and to open them on another device.',
  signIn: 'Sign in',
  hoursLabel: 'Hours a week you can spend',
  update: 'Update the plan',
  weeks: 'Week by week',
  weekOf: (day: string) => `Week of ${day}`,
  work: (number: number, isLast: boolean) => `${formatHours(number)}${isLast ? ', then submit it' : ''}`,
  assumedTime: 'the time is our assumption',
  noAmount: 'no amount stated',
  nothingPlanned: 'There’s nothing left to do for the scholarships you saved.',
  late: 'Not enough time',
  lateText: (number: number) =>
    number === 1
      ? 'With these hours, this one can’t be finished by its deadline. More hours a week may help.'
      : 'With these hours, these can’t be finished by their deadlines. More hours a week may help.',
  crowded: 'No time left after the others',
  crowdedText:
    'Each of these could be finished by its deadline, but not along with the ones in the plan, which are worth more per hour. More hours a week may make room.',
  essays: 'Write the essays they ask for',
  saved: 'What you saved, by deadline',
  gone: (number: number) =>
    number === 1
      ? 'One scholarship you saved is no longer listed.'
      : `${number} scholarships you saved are no longer listed.`,
  forget: 'Remove them',
  status: 'Status',
  statusOf: (name: string) => `Status of ${name}`,
  over: 'Deadline has passed',
  sample: 'Sample',
  setStatus: 'Save status',
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
      `A scholarship drawing for ${award} is open through ${day}. The award goes to the winner’s school. No purchase necessary. Each person has one entry, and every entry has the same chance.`,
    enter: 'Enter with my plan',
    form: 'Enter with the free form',
    rules: 'Rules',
  },
  calendarName: (siteName: string) => `Scholarship deadlines (${siteName})`,
  eventTitle: (name: string) => `Deadline: ${name}`,
  eventText: ({ provider, award, status }: { provider: string; award: string; status: SavedStatus }) =>
    `${provider}. ${award}. ${statusNames[status]}.`,
}
