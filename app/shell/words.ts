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
    `${siteName} is free to use. It is not a lender, bank or card issuer. It does not decide who gets a loan.`,
  fees: 'We earn fees from some providers shown. What they pay has no part in the order of the list, and you pay nothing.',
  samples:
    'The lenders and offers shown today are invented samples, each marked “Sample”. They show how a comparison works: nobody lends at these rates, and none of them pays us.',
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
    text: 'It is not your fault. Try again in a moment.',
    again: 'Try again',
    home: 'Go to the home page',
  },
} as const
