import { href } from 'react-router'
import type { SearchKind } from './search-kind.ts'

const one = (count: number, singular: string, plural: string) => (count === 1 ? singular : plural)

/** Summaries and other names of the pages in the header and footer that belong to no product, by path. */
const pages: Readonly<Record<string, { summary: string; alsoCalled: readonly string[] }>> = {
  [href('/schools/search')]: {
    summary: 'Find your school by name, nickname, or city.',
    alsoCalled: ['college', 'university'],
  },
  [href('/about/ranking')]: {
    summary: 'How we rank loans, step by step.',
    alsoCalled: ['ranking', 'score', 'method'],
  },
  [href('/about/proof')]: {
    summary: 'Our APR figures next to the federal rule’s own examples.',
    alsoCalled: ['APR', 'accuracy', 'proof'],
  },
}

/** Interface texts of the search page and of the suggestions. */
export const searchText = {
  name: 'Search',
  metaTitle: (query: string) => (query === '' ? 'Search' : `“${query}” | Search`),
  description: 'Find guides, reviews, glossary terms, lenders, and schools.',
  title: (query: string) => (query === '' ? 'Search' : `Results for “${query}”`),
  label: 'What are you looking for?',
  search: 'Search',
  tooLong: (most: number) => `That’s longer than ${most} characters. Try a few words.`,
  all: 'All',
  filters: 'Result types',
  more: (kind: string, count: number) => `All ${count} ${kind.toLowerCase()}`,
  moreSchools: 'Search all schools',
  none: (query: string) => `We found nothing for “${query}”.`,
  noneOfKind: 'Nothing of this type matches, but other types do.',
  hintsTitle: 'Things to try',
  hints: [
    'Check how names are spelled.',
    'Use fewer words, such as “interest” instead of a whole question.',
    'Look for a school by its city or nickname in the school search.',
  ],
  startTitle: 'Good places to start',
  pages,
  lenderSummary: (loans: number, isSample: boolean) =>
    `${isSample ? 'Sample lender, made up to show how the site works. ' : ''}${loans} ${one(loans, 'loan', 'loans')} on our list.`,
  scholarshipSummary: (about: string, isSample: boolean) =>
    `${isSample ? 'Sample scholarship, made up to show how the site works. ' : ''}${about}`,
  cardSummary: (issuer: string, kinds: readonly string[], isSample: boolean) =>
    `${isSample ? 'Sample card, made up to show how the site works. ' : ''}From ${issuer}: ${kinds.join(', ')}.`,
  kinds: {
    page: 'Pages',
    guide: 'Guides',
    article: 'Articles',
    topPicks: 'Top picks',
    lender: 'Lenders',
    scholarship: 'Scholarships',
    card: 'Credit cards',
    lenderReview: 'Lender reviews',
    cardReview: 'Card reviews',
    cardPage: 'Card pages',
    glossary: 'Glossary terms',
    author: 'Authors',
    legalPage: 'About and legal pages',
    school: 'Schools',
  } satisfies Record<SearchKind, string>,
  oneOf: {
    page: 'Page',
    guide: 'Guide',
    article: 'Article',
    topPicks: 'Top picks',
    lender: 'Lender',
    scholarship: 'Scholarship',
    card: 'Credit card',
    lenderReview: 'Lender review',
    cardReview: 'Card review',
    cardPage: 'Card page',
    glossary: 'Glossary term',
    author: 'Author',
    legalPage: 'Legal page',
    school: 'School',
  } satisfies Record<SearchKind, string>,
  pagination: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const
