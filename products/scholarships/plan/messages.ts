import type { SavedStatus } from '#domain/scholarships/saved-status.ts'
import { formatHours } from '#products/scholarships/listing-words.ts'

export const statusNames: Record<SavedStatus, string> = {
  planned: 'Planned',
  started: 'Started',
  submitted: 'Submitted',
  won: 'Won',
  not_selected: 'Not selected',
}

export const messages = {
  name: 'My scholarship plan',
  description: 'Your saved scholarships week by week, with their deadlines as a calendar.',
  lead: 'What you saved, the earliest deadline first, within the hours you have. If not everything can be done, the plan keeps what brings the most for an hour.',
  none: 'You have not saved a scholarship yet.',
  noneLink: 'Find scholarships',
  inBrowser: 'These are saved in this browser only. Sign in to keep them and to open them on another device.',
  signIn: 'Sign in',
  hoursLabel: 'Hours a week you can spend',
  assumedLabel: 'Hours each, if not stated',
  update: 'Update the plan',
  weeks: 'Week by week',
  weekOf: (day: string) => `Week of ${day}`,
  work: (name: string, number: number, isLast: boolean) =>
    `${name}: ${formatHours(number)}${isLast ? ', then hand it in' : ''}`,
  nothingPlanned: 'There is nothing left to do for what you saved.',
  late: 'Not enough time',
  lateText: (number: number) =>
    number === 1
      ? 'With these hours, this one cannot be done by its deadline. More hours a week may help.'
      : 'With these hours, these cannot be done by their deadlines. More hours a week may help.',
  crowded: 'No time beside the others',
  crowdedText:
    'Alone, each of these could be done by its deadline. The ones in the plan bring more for an hour. Where nobody says how many apply, we assume $1 an hour.',
  unknown: 'Time unknown',
  unknownText: 'Their providers do not say how long an application takes, so they are not in the plan.',
  essays: 'Write the essays they ask for',
  saved: 'What you saved',
  gone: (number: number) =>
    number === 1
      ? 'One that you saved is no longer listed.'
      : `${number} that you saved are no longer listed.`,
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
    'A private address keeps the calendar on your phone up to date. Anyone who has it can see your deadlines, so share it with nobody.',
  reminders: 'Get reminders by email',
  feedNeedsAccount: 'With an account, a private address keeps the calendar on your phone up to date.',
  feedSince: (day: string) => `Your private address has existed since ${day}. We cannot show it again.`,
  openFeed: 'Make a private address',
  renewFeed: 'Make a new one and end the old one',
  closeFeed: 'End it',
  newFeed: 'Your private calendar address. It is shown only once:',
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
