import type { SavedStatus } from '#domain/scholarships/saved-status.ts'

export const statusNames: Record<SavedStatus, string> = {
  planned: 'Planned',
  started: 'Started',
  submitted: 'Submitted',
  won: 'Won',
  not_selected: 'Not selected',
}

export const messages = {
  calendarName: (siteName: string) => `Scholarship deadlines (${siteName})`,
  eventTitle: (name: string) => `Deadline: ${name}`,
  eventText: ({ provider, award, status }: { provider: string; award: string; status: SavedStatus }) =>
    `${provider}. ${award}. ${statusNames[status]}.`,
}
