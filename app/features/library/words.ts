/** Words of the library's pages. */
export const words = {
  learn: 'Learn',
  learnLead: 'How to pay for college and what it really costs: short, exact, and with sources.',
  about: 'About',
  subjects: 'Subjects',
  glossary: 'Glossary',
  glossaryLead: 'The words of student money, each explained in a few sentences.',
  letters: 'Letters',
  unreadableDraft: 'This draft is not a page yet',
  unreadableDraftLead: 'These fields have to be mended first. The page then shows by itself.',
  amongOthers: 'See it among the other entries',
  alsoCalled: (names: string) => `Also called: ${names}`,
  readMore: 'Read more',
  noDefinitions: 'There are no entries yet.',
  authors: 'Who writes here',
  authorsLead: 'The desks that write, check and correct what you read here.',
  aboutAuthor: 'About the author',
  noAuthors: 'There are no authors yet.',
  newestOf: (name: string) => `Newest from ${name}`,
  reviewsLead:
    'What each provider offers and asks, scored by a published rubric. The arithmetic is on each page.',
  noReviews: 'There are no reviews of this kind yet.',
  noArticles: 'There are no articles here yet.',
  pagesOfList: 'Pages of this list',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: 'Newer',
  older: 'Older',
  onThisPage: 'On this page',
  by: 'By',
  editedBy: 'edited by',
  published: 'Published',
  updated: 'Updated',
  inForce: 'In force from',
  changed: (note: string) => `What changed: ${note}`,
  minutes: (minutes: number) => `${minutes} min read`,
  disclosure: 'Advertiser disclosure',
  disclaimer: 'Disclaimer',
  related: 'Read next',
  defaultQuestions: 'Questions about this site',
  factsOfLenders: 'Rates and terms now',
  factsOfCard: 'Fees and rates now',
  score: 'How the score is made',
  scoreOf: (score: string) => `${score} out of 5`,
  reportError: 'Report an error on this page',
  tagline: 'Pay for college with open eyes',
  feedTitle: (siteName: string, of: string) => `${siteName}: ${of}`,
  linkCopied: 'Link copied',
} as const

/** What the articles of a product line are about, by its segment. */
export const categoryWords: Readonly<Record<string, string>> = {
  'student-loans': 'What private student loans cost, who can get one, and what to try first.',
  'refinance-student-loans': 'When a new loan in place of the old ones saves money, and what you give up.',
  'credit-cards': 'What a first card costs, how it builds credit, and how to keep it cheap.',
  scholarships: 'Money that is not paid back: where to look and how to ask for it.',
  fafsa: 'The free form for federal aid: when to send it, what it asks, and what comes after.',
}

/** What the reviews of a product line are called, by its segment. */
export const reviewTitles: Readonly<Record<string, string>> = {
  'student-loans': 'Student loan reviews',
  'refinance-student-loans': 'Student loan refinance reviews',
  'credit-cards': 'Credit card reviews',
  scholarships: 'Scholarship reviews',
  fafsa: 'FAFSA reviews',
}

/** Of the maps of the site. */
export const siteMapWords = {
  title: 'All pages',
  lead: 'Every page of this site that is the same for everybody.',
  overview:
    'Free for US students, graduates and parents: compares private student loans, explains federal aid, and publishes articles, guides, reviews and a glossary with sources. Not a lender. What providers pay has no part in the order of any list.',
  compare: 'Compare',
  comparePages: [
    { path: '/', title: 'Home' },
    { path: '/student-loans', title: 'Private student loans' },
    { path: '/student-loans/offers', title: 'Loans on offer' },
    { path: '/schools/search', title: 'Find a school' },
  ],
  guides: 'Complete guides',
  picks: 'Top picks',
  reviews: 'Reviews',
  aboutPages: [
    { path: '/about/ranking', title: 'How we rank' },
    { path: '/about/proof', title: 'Our numbers, checked' },
    { path: '/about/numbers', title: 'Every figure we use' },
    { path: '/about/how-we-make-money', title: 'How we make money' },
    { path: '/about/contact', title: 'Contact' },
    { path: '/about/sitemap', title: 'All pages' },
  ],
} as const
