/** Interface texts of the page on how we make money. */
export const messages = {
  about: 'About',
  title: 'How we make money',
  lead: 'If a provider pays us, we say so beside its name. You pay nothing, and what it pays plays no part in the order of any list.',
  samples:
    'The lenders shown today are invented samples, and so are these amounts. Nobody lends at these rates, and none of them pays us.',
  howTitle: 'What they pay for',
  how: [
    'A visit: you follow our link to their site.',
    'An application: you then apply to them.',
    'A loan: it is then paid out.',
    'We don’t sell your name, your email address or your answers.',
    'A lender that pays nothing is listed like the others. A lender can’t pay to rank higher, to be left out, or to have its rates shown differently.',
  ],
  ranking: 'How we rank loans',
  whoTitle: 'Who pays, and how much',
  caption: 'Every lender in our catalog, by name',
  columns: [
    { label: 'Lender' },
    { label: 'For a visit', isNumber: true },
    { label: 'For an application', isNumber: true },
    { label: 'For a loan', isNumber: true },
    { label: 'Agreed on', isNumber: true },
  ],
  sample: 'Sample',
  example: (text: string) => `Example: ${text}`,
  nothing: 'Nothing',
  noAgreement: 'No agreement',
  nobody: 'There are no lenders in our catalog today.',
} as const
