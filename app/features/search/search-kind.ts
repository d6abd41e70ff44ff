/** The kinds of results, in the order of the filters on the search page. */
export const searchKinds = [
  'page',
  'guide',
  'article',
  'topPicks',
  'lender',
  'scholarship',
  'card',
  'lenderReview',
  'cardReview',
  'cardPage',
  'glossary',
  'author',
  'legalPage',
  'school',
] as const

export type SearchKind = (typeof searchKinds)[number]

export function isSearchKind(text: string | null): text is SearchKind {
  return searchKinds.some((kind) => kind === text)
}
