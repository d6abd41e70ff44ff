/** Where a visitor came from, by name: the query never holds an address to be sent to. */
const pages = new Map([
  ['home', '/'],
  ['offers', '/student-loans/offers'],
])

/**
 * Where to go after signing in: the page that `return` names, with the rest of the query (such as the school
 * and amount of a comparison), or home.
 */
export function returnAddress(query: URLSearchParams): string {
  const path = pages.get(query.get('return') ?? '')
  if (!path) return '/'
  const rest = new URLSearchParams(query)
  rest.delete('return')
  return rest.size > 0 ? `${path}?${rest}` : path
}
