/** Words of the page on what we earn. */
export const words = {
  about: 'About',
  title: 'How we make money',
  lead: 'Some providers pay us. You pay nothing, and what they pay has no part in the order of any list.',
  samples:
    'The lenders shown today are invented samples, and so are these amounts. Nobody lends at these rates, and none of them pays us.',
  howTitle: 'What they pay for',
  how: [
    'A visit: you leave our site for theirs by a link of ours.',
    'An application: you send one to them after that.',
    'A loan: it is paid out after that.',
    'We do not sell your name, your email address or your answers.',
    'A lender that pays nothing is listed like the others. A lender cannot pay to stand higher, to be left out or to have its rates shown otherwise.',
  ],
  ranking: 'How the order of the list is made',
  whoTitle: 'Who pays, and how much',
  caption: 'Every lender of our catalog, by name',
  columns: [
    { label: 'Lender' },
    { label: 'For a visit', isNumber: true },
    { label: 'For an application', isNumber: true },
    { label: 'For a loan', isNumber: true },
    { label: 'Agreed on' },
  ],
  nothing: 'Nothing',
  noAgreement: 'No agreement',
  nobody: 'There is no lender in our catalog today.',
} as const
