/** Words of the page that begins and ends previews. */
export const words = {
  title: 'Preview of drafts',
  description: 'For editors: see drafts on the pages of this site before they are published.',
  bad: 'This link is not good, or no longer',
  badText: 'Links work for seven days. Ask whoever sent it for a new one.',
  howTo:
    'Who runs the site makes a link to any page with this command. The link is for editors: whoever has it sees every draft.',
  command: 'npm run operator -- preview-link /resources',
  isOn: 'The preview is on. Drafts show on every page until you leave it.',
  isOff: 'The preview is off. You see what every visitor sees.',
} as const
