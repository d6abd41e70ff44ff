import type { PagePath } from '#app/shell/page-path.ts'

/**
 * Pages to return to, by name. The query never contains an address, so it cannot redirect to another site.
 */
const pages = new Map<string, PagePath>([
  ['home', '/'],
  ['offers', '/student-loans/offers'],
  ['scholarships', '/scholarships/marketplace'],
])

/** The name of the page that each product line's own sign-in and sign-up pages return to. */
const allowedReturns = new Map<string, string>([
  ['student-loans', 'offers'],
  ['scholarships', 'scholarships'],
])

/**
 * Returns the address to go to after signing in: the page named by `return`, the page that belongs to the
 * product line of this sign-in page, or the home page. It keeps the rest of the query, such as the amount of a comparison.
 */
export function returnAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  const path = pages.get(returnName(pathname, query))
  if (!path) return '/'
  query.delete('return')
  return query.size > 0 ? `${path}?${query}` : path
}

/** Returns the address for creating an account instead, which returns to the same page. */
export function signUpAddress({ pathname, search }: { pathname: string; search: string }): string {
  const path: PagePath = '/signup'
  return path + toReturnQuery(pathname, search)
}

/** Returns the address for signing in instead, which returns to the same page. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  const path: PagePath = '/signin'
  return path + toReturnQuery(pathname, search)
}

/** Returns the query with the name of the page to return to, if any. */
function toReturnQuery(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  const name = returnName(pathname, query)
  if (pages.has(name)) query.set('return', name)
  return query.size > 0 ? `?${query}` : ''
}

function returnName(pathname: string, query: URLSearchParams): string {
  return query.get('return') ?? allowedReturns.get(pathname.split('/')[1] ?? '') ?? ''
}
