import { href } from 'react-router'
import type { ProductLine, productLines } from '#domain/product-line.ts'

/** Interface texts of the library's pages. */
export const libraryText = {
  learn: 'Learn',
  learnLead: 'How to pay for college and what it really costs: short, exact, and sourced.',
  about: 'About',
  cardsLine: 'Credit cards',
  cards: 'Compare cards',
  subjects: 'Subjects',
  glossary: 'Glossary',
  glossaryLead: 'Student loan and financial aid terms, each explained in a few sentences.',
  letters: 'Letters',
  unreadableDraft: 'This draft isn’t a page yet',
  unreadableDraftLead: 'These fields need to be fixed first. Then the page will appear automatically.',
  amongOthers: 'See it in the full glossary',
  alsoCalled: (names: string) => `Also called: ${names}`,
  readMore: 'Read more',
  noDefinitions: 'There are no entries yet.',
  authors: 'Who writes here',
  authorsLead: 'The desks that write, check, and correct what you read here.',
  aboutAuthor: 'About the author',
  noAuthors: 'There are no authors yet.',
  newestOf: (name: string) => `Latest from ${name}`,
  reviewsLead:
    'What each provider offers and charges, scored with a published rubric. The math is on each page.',
  noReviews: 'There are no reviews of this kind yet.',
  noArticles: 'There are no articles here yet.',
  pagesOfList: 'Pages in this list',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: 'Newer',
  older: 'Older',
  onThisPage: 'On this page',
  by: 'By',
  editedBy: 'edited by',
  published: 'Published',
  updated: 'Updated',
  inForce: 'Effective',
  changed: (note: string) => `What changed: ${note}`,
  minutes: (minutes: number) => `${minutes} min read`,
  disclosure: 'Advertiser disclosure',
  disclaimer: 'Disclaimer',
  related: 'Read next',
  defaultQuestions: 'Questions about this site',
  factsOfLenders: 'Current rates and terms',
  factsOfCard: 'Current fees and rates',
  cardInList: (name: string) => `What ${name} earns or costs you based on your own spending`,
  score: 'How the score is calculated',
  scoreOf: (score: string) => `${score} out of 5`,
  reportError: 'Report an error on this page',
  tagline: 'Pay for college with your eyes open',
  feedTitle: (siteName: string, of: string) => `${siteName}: ${of}`,
  between: {
    title: 'Before you go on',
    description: 'What you chose, where it leads, and how to continue or go back.',
    from: 'You came from',
    where: (label: string) =>
      `You chose “${label},” which links to another page on this site. Nothing is sent to anyone else, and you can come back.`,
    go: 'Continue',
    back: 'Go back',
  },
  linkCopied: 'Link copied',
} as const

/** The subjects to read about, by path segment. */
export const subjectNames = {
  'student-loans': 'Student loans',
  'refinance-student-loans': 'Refinance',
  'credit-cards': 'Credit cards',
  scholarships: 'Scholarships',
  fafsa: 'FAFSA',
} as const satisfies Record<(typeof productLines)[ProductLine]['category'], string>

/** What the articles of each product line are about, by path segment. */
export const categoryText: Readonly<Record<string, string>> = {
  'student-loans': 'What private student loans cost, who can get one, and what to try first.',
  'refinance-student-loans': 'When replacing old loans with a new one saves money, and what you give up.',
  'credit-cards': 'What a first card costs, how it builds credit, and how to keep it cheap.',
  scholarships: 'Money you don’t pay back: where to look and how to ask for it.',
  fafsa: 'The free form for federal aid: when to file it, what it asks, and what comes after.',
}

/** The titles of each product line's list of reviews, by path segment. */
export const reviewTitles: Readonly<Record<string, string>> = {
  'student-loans': 'Student loan reviews',
  'refinance-student-loans': 'Refinance reviews',
  'credit-cards': 'Credit card reviews',
  scholarships: 'Scholarship reviews',
  fafsa: 'FAFSA reviews',
}

/** Interface texts of the site map page and of `llms.txt`. */
export const siteMapText = {
  title: 'All pages',
  lead: 'Every page on this site that’s open to everyone.',
  overview:
    'Free for US students, graduates, and parents: compares private student loans and credit cards, explains federal aid, and publishes articles, guides, reviews, and a glossary with sources. Not a lender. What providers pay us doesn’t affect the order of any list.',
  count: (pages: number) => `All ${pages} pages`,
  compare: 'Compare',
  home: 'Home',
  findSchool: 'Find a school',
  compareSchools: 'Compare schools',
  states: 'State grants and FAFSA deadlines',
  guides: 'Complete guides',
  picks: 'Top picks',
  reviews: 'Reviews',
  aboutPages: [
    { path: href('/about/ranking'), title: 'How we rank' },
    { path: href('/about/proof'), title: 'Our numbers, checked' },
    { path: href('/about/numbers'), title: 'Every figure we use' },
    { path: href('/about/how-we-make-money'), title: 'How we make money' },
    { path: href('/about/referral-terms'), title: 'Referral terms' },
    { path: href('/about/scholarship-drawing-rules'), title: 'Scholarship drawing rules' },
    { path: href('/about/contact'), title: 'Contact' },
    { path: href('/about/sitemap'), title: 'All pages' },
  ],
} as const
