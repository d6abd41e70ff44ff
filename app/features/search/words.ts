import type { SearchKind } from './search-kind.ts'

const one = (count: number, singular: string, plural: string) => (count === 1 ? singular : plural)

/** What the pages of the bar and the footer are about, by their paths. */
const pages: Readonly<Record<string, { summary: string; alsoCalled: readonly string[] }>> = {
  '/student-loans': {
    summary: 'Compare private student loans by what they really cost.',
    alsoCalled: ['private loans', 'borrow', 'lenders', 'rates', 'APR'],
  },
  '/schools/search': {
    summary: 'Find your school by name, nickname or city.',
    alsoCalled: ['college', 'university'],
  },
  '/about/ranking': {
    summary: 'Every step of how loans are put in order.',
    alsoCalled: ['ranking', 'score', 'method'],
  },
  '/about/proof': {
    summary: 'Our APR figures beside the examples of the federal rule.',
    alsoCalled: ['APR', 'accuracy', 'proof'],
  },
}

/** Words of the search page and of the suggestions. */
export const words = {
  name: 'Search',
  metaTitle: (query: string, siteName: string) =>
    query === '' ? `Search | ${siteName}` : `“${query}” | Search | ${siteName}`,
  description: 'Find guides, reviews, meanings of words, lenders and schools.',
  title: (query: string) => (query === '' ? 'Search' : `Results for “${query}”`),
  label: 'What are you looking for?',
  search: 'Search',
  tooLong: (most: number) => `That is longer than ${most} characters. Try a few words.`,
  found: (count: number) => `${count} ${one(count, 'result', 'results')}`,
  foundAtLeast: (count: number) => `${count} or more results`,
  all: 'All',
  filters: 'Kinds of results',
  more: (kind: string, count: number) => `All ${count} ${kind.toLowerCase()}`,
  moreSchools: 'Search all schools',
  none: (query: string) => `We found nothing for “${query}”.`,
  noneOfKind: 'Nothing of this kind matches. The other kinds have something.',
  hintsTitle: 'What you can try',
  hints: [
    'Check the spelling of names.',
    'Use fewer words, such as “interest” instead of a whole question.',
    'Look for a school by its city or nickname in the school search.',
  ],
  startTitle: 'Where many begin',
  pages,
  lenderSummary: (loans: number, isSample: boolean) =>
    `${isSample ? 'Sample lender, invented to show the site. ' : ''}${loans} ${one(loans, 'loan', 'loans')} in our list.`,
  schoolSummary: (city: string, state: string) => `${city}, ${state}`,
  kinds: {
    page: 'Pages',
    guide: 'Guides',
    article: 'Articles',
    topPicks: 'Top picks',
    lender: 'Lenders',
    lenderReview: 'Lender reviews',
    cardReview: 'Card reviews',
    cardPage: 'Card pages',
    glossary: 'Meanings of words',
    author: 'Authors',
    legalPage: 'About and legal',
    school: 'Schools',
  } satisfies Record<SearchKind, string>,
  oneOf: {
    page: 'Page',
    guide: 'Guide',
    article: 'Article',
    topPicks: 'Top picks',
    lender: 'Lender',
    lenderReview: 'Lender review',
    cardReview: 'Card review',
    cardPage: 'Card page',
    glossary: 'Meaning',
    author: 'Author',
    legalPage: 'Legal page',
    school: 'School',
  } satisfies Record<SearchKind, string>,
  pagination: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const
