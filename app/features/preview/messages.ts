import { ticketDaysInWords } from './ticket-days.ts'

/** Interface texts of the page that starts and ends previews. */
export const previewText = {
  title: 'Draft preview',
  description: 'For editors: see drafts on the pages of this site before they are published.',
  bad: 'This link doesn’t work, or has expired',
  badText: `Links work for ${ticketDaysInWords} days. Ask whoever sent it for a new one.`,
  howTo:
    'The site administrator can create a link to any page with this command. The link is for editors: anyone who has it sees every draft.',
  command: 'npm run operator -- preview-link /resources',
  isOn: 'The preview is on. Drafts show on every page until you leave the preview.',
  isOff: 'The preview is off. You see what every visitor sees.',
} as const
