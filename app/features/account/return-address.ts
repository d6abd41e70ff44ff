/** Where a visitor came from, by name: the query never holds an address to be sent to. */
const pages = new Map([
  ['home', '/'],
  ['offers', '/student-loans/offers'],
])

/** The page that a product's own sign-in page returns to, by name. */
const returnsOf = new Map([['/student-loans/signin', 'offers']])

/**
 * Where to go after signing in: the page that `return` names, or that belongs to this sign-in page, with the rest of the query
 * (such as the amount of a comparison); otherwise home.
 */
export function returnAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  const path = pages.get(returnName(pathname, query))
  if (!path) return '/'
  query.delete('return')
  return query.size > 0 ? `${path}?${query}` : path
}

/** The page to make an account on instead, from which one returns to the same place. */
export function signUpAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  const name = returnName(pathname, query)
  if (pages.has(name)) query.set('return', name)
  return query.size > 0 ? `/signup?${query}` : '/signup'
}

function returnName(pathname: string, query: URLSearchParams): string {
  return query.get('return') ?? returnsOf.get(pathname.replace(/\/$/, '')) ?? ''
}
