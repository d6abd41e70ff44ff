import type { PagePath } from './page-path.ts'

interface ReturnPage {
  path: PagePath
  /** Whether the page tells a visitor who has just created an account that it is ready. */
  greets?: true
}

/**
 * Pages to return to, by name. The query never contains an address, so it cannot redirect to another site.
 */
const pages = new Map<string, ReturnPage>([
  ['home', { path: '/' }],
  ['offers', { path: '/student-loans/offers', greets: true }],
  ['scholarships', { path: '/scholarships/marketplace' }],
  ['refinance', { path: '/refinance-student-loans/offers' }],
])

/** The name of the page that each product line's own sign-in and sign-up pages return to. */
const allowedReturns = new Map<string, string>([
  ['student-loans', 'offers'],
  ['scholarships', 'scholarships'],
  ['refinance-student-loans', 'refinance'],
])

/** The forms of sign-in and sign-up, and the start of a sign-in with a service of others. */
export type AccountForm = Extract<PagePath, '/signin' | '/signup'> | `/sso-login-redirect/${string}/start`

interface Address {
  pathname: string
  search: string
}

/** The parameter by which a page that greets knows that the visitor has just created an account. */
const greetingParam = 'account'
const created = 'created'

/**
 * Returns the address to go to after signing in: the page named by `return`, the page that belongs to the
 * product line of this sign-in page, or the home page. It keeps the rest of the query, such as the amount of a comparison.
 */
export function returnAddress(
  { pathname, search }: Address,
  { isNewAccount = false }: { isNewAccount?: boolean } = {},
): string {
  const query = new URLSearchParams(search)
  const page = pages.get(returnName(pathname, query))
  if (!page) return '/'
  query.delete('return')
  if (isNewAccount && page.greets) query.set(greetingParam, created)
  return query.size > 0 ? `${page.path}?${query}` : page.path
}

/** Whether the visitor has just come back from creating an account, as the address says. */
export function isBackFromSignUp(query: URLSearchParams): boolean {
  return query.get(greetingParam) === created
}

/** Returns the address of the other form, which returns to the same page. */
export function otherFormAddress(form: AccountForm, { pathname, search }: Address): string {
  const query = new URLSearchParams(search)
  return toFormAddress(form, returnName(pathname, query), query)
}

/**
 * Returns the address of a form that returns to a page of this site.
 * @param page its path, with a query of only what the visitor may take to the form and back; undefined when
 *   the form need not return to a page
 */
export function accountAddress(form: AccountForm, page: string | undefined): string {
  if (page === undefined) return form
  const [path, search] = page.split('?', 2)
  const [name = ''] = [...pages].find(([, known]) => known.path === path) ?? []
  return toFormAddress(form, name, new URLSearchParams(name ? search : ''))
}

/** Adds the name of the page to return to, if any, to the query. */
function toFormAddress(form: AccountForm, name: string, query: URLSearchParams): string {
  if (pages.has(name)) query.set('return', name)
  return query.size > 0 ? `${form}?${query}` : form
}

function returnName(pathname: string, query: URLSearchParams): string {
  return query.get('return') ?? allowedReturns.get(pathname.split('/')[1] ?? '') ?? ''
}
