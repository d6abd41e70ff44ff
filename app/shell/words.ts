/** Words of the frame around every page. */
export const words = {
  skipToContent: 'Skip to the content',
  home: 'Home',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  menu: 'Menu',
  searchSchools: 'Search schools',
  appearance: 'Appearance',
  colourModes: { light: 'Light', dark: 'Dark', system: 'System' },
  products: 'Compare',
  account: 'Your account',
  signIn: 'Sign in',
  signUp: 'Sign up',
  findSchool: 'Find a school',
  disclosuresTitle: 'What we are, and what we are not',
  notALender: (siteName: string) =>
    `${siteName} is free to use. It is not a lender, bank or card issuer, and it makes no credit decisions.`,
  fees: 'We earn fees from some providers shown. What they pay is not part of how offers are ordered, and you pay nothing for it.',
  samples:
    'The lenders and offers on this site are invented samples. They are marked as such and show how a comparison works; nobody lends at these rates.',
  support: (zone: string) => `Support: weekdays 09:00–17:00 (9 a.m. to 5 p.m.), ${zone}`,
  copyLink: 'Copy link',
  linkCopied: 'Link copied. It holds your answers, so share it with care.',
  linkNotCopied: 'The link could not be copied. Copy it from the address bar.',
  notFound: {
    title: 'We can’t find that page',
    text: 'The address may be mistyped, or the page may have moved.',
    home: 'Go to the home page',
    loans: 'Compare student loans',
  },
  failed: {
    title: 'Something broke on our side',
    text: 'It is not your fault, and nothing was sent to anybody. Try again in a moment.',
    again: 'Try again',
    home: 'Go to the home page',
  },
} as const
