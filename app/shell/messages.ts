/** Texts of the frame around every page. */
export const shellText = {
  skipToContent: 'Skip to main content',
  promo: 'Did a link bring you here for an offer? See the offer',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  menu: 'Menu',
  plan: 'My plan',
  search: 'Search',
  searchLabel: 'Guides, lenders, schools',
  noSuggestions: 'No suggestions',
  /** `#` stands for the number of suggestions. */
  suggestions: 'Suggestions: #',
  appearance: 'Appearance',
  colorModes: { light: 'Light', dark: 'Dark', system: 'System' },
  products: 'Compare',
  howWeWork: 'How we work',
  account: 'Your account',
  accountPage: 'Your account',
  emailPreferences: 'Emails',
  signIn: 'Sign in',
  signUp: 'Sign up',
  arrival: {
    signedIn: 'You’re signed in.',
    newAccount: 'Your account is ready, and you’re signed in.',
    brought: (things: string) => `Moved to your account: ${things}.`,
  },
  notALender: (siteName: string) =>
    `${siteName} is free to use. It isn’t a lender, bank, or card issuer, and it doesn’t decide who gets a loan.`,
  fees: 'If a provider pays us, we say so beside its name. What it pays plays no part in the order of any list, and you pay nothing.',
  listed: {
    PSL: 'student loans',
    SLR: 'refinance loans',
    CC: 'credit cards',
    SCHOLARSHIP: 'scholarships',
  },
  samples: (lines: string) =>
    `The ${lines} shown today are invented samples, each marked “Sample”: no one offers these terms or gives these awards, and none of their providers pays us.`,
  samplesTitle: 'Samples say so',
  samplesHere: (items: string) =>
    `The ${items} shown today are invented to show how this works. Each one is marked “Sample,” and you can’t apply for it.`,
  noneListed: (items: string) =>
    `We have no ${items} to compare right now. What we explain here applies to offers you find elsewhere.`,
  support: (zone: string) => `Support: weekdays, 9\u00A0a.m. to 5\u00A0p.m. ${zone}`,
  copyLink: 'Copy link',
  linkCopied: 'Link copied. It carries the ranges you chose, not who you are.',
  linkNotCopied: 'We couldn’t copy the link. Copy it from the address bar.',
  printPage: 'Print',
  preview: {
    name: 'Preview',
    isOn: 'You’re seeing drafts. Visitors see what’s published.',
    still: 'Reload the page to see what changed.',
    live: 'Changes show up on their own.',
    ended: 'This page no longer follows changes. Reload it.',
    leave: 'Leave preview',
  },
  notFound: {
    title: 'We can’t find that page',
    text: 'The address may be mistyped, or the page may have moved.',
    home: 'Go to the home page',
    loans: 'Compare student loans',
  },
  failed: {
    title: 'Something broke on our end',
    text: 'It’s not your fault. Try again in a moment.',
    again: 'Try again',
    home: 'Go to the home page',
  },
} as const
