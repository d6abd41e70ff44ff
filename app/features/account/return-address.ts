import type { PagePath } from '#app/shell/page-path.ts'

/**
 * Pages to return to, by name. The query never contains an address, so it cannot redirect to another site.
 */
const pages = new Map<string, PagePath>([
  ['home', '/'],
  ['offers', '/student-loans/offers'],
])

/** The name of the page that each product's own sign-in page returns to. */
const allowedReturns = new Map<string, string>([['/student-loans/signin' satisfies PagePath, 'offers']])

/**
 * Returns the address to go to after signing in: the page named by `return`, the page that belongs to this
 * sign-in page, or the home page. It keeps the rest of the query, such as the amount of a comparison.
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
  const query = new URLSearchParams(search)
  const name = returnName(pathname, query)
  if (pages.has(name)) query.set('return', name)
  const path: PagePath = '/signup'
  return query.size > 0 ? `${path}?${query}` : path
}

/** Returns the address for signing in instead, which returns to the same page. */
export function signInAddress({ search }: { search: string }): string {
  const path: PagePath = '/signin'
  return path + search
}

function returnName(pathname: string, query: URLSearchParams): string {
  return query.get('return') ?? allowedReturns.get(pathname.replace(/\/$/, '')) ?? ''
}
