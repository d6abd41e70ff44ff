import type { PagePath } from './page-path.ts'
import { referralParameter } from './referral-code.ts'

/** A page that signing in or up can lead back to. */
export interface ReturnPage {
  /** Its name in an address, which never contains an address itself: it cannot redirect to another site. */
  name: string
  path: PagePath
  /** The product whose own sign-in and sign-up pages lead to it. */
  category?: string
}

/** The pages to return to that belong to no product. */
const ownPages = [
  { name: 'home', path: '/' },
  { name: 'reminders', path: '/reminders' },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard-applications', path: '/dashboard/applications' },
  { name: 'dashboard-student-loans', path: '/dashboard/student-loans' },
  { name: 'dashboard-refinance-student-loans', path: '/dashboard/refinance-student-loans' },
  { name: 'dashboard-scholarships', path: '/dashboard/scholarships' },
  { name: 'settings', path: '/dashboard/settings' },
  { name: 'settings-name', path: '/dashboard/settings/name' },
  { name: 'settings-school', path: '/dashboard/settings/school' },
  { name: 'settings-email', path: '/dashboard/settings/email' },
  { name: 'settings-password', path: '/dashboard/settings/password' },
  { name: 'settings-sessions', path: '/dashboard/settings/sessions' },
  { name: 'settings-services', path: '/dashboard/settings/services' },
  { name: 'settings-export', path: '/dashboard/settings/export' },
  { name: 'settings-delete', path: '/dashboard/settings/delete' },
  { name: 'second-factor', path: '/dashboard/settings/second-factor' },
  { name: 'passkeys', path: '/dashboard/settings/passkeys' },
  { name: 'referrals', path: '/dashboard/referrals' },
  { name: 'claim-reward', path: '/dashboard/claim-reward' },
] as const satisfies readonly ReturnPage[]

/** The name of a page to return to that belongs to no product. */
export type OwnReturnName = (typeof ownPages)[number]['name']

/** Where a sign-in leads that comes from no page to return to: what the visitor has here. */
const accountPage = '/dashboard' satisfies PagePath

/** The forms of sign-in, its second step and sign-up, and the start of a sign-in with a service of others. */
export type AccountForm =
  | Extract<PagePath, '/signin' | '/signin/code' | '/signup'>
  | `/sso-login-redirect/${string}/start`

interface Address {
  pathname: string
  search: string
}

/**
 * Returns the address to go to after signing in: the page named by `return`, the page that belongs to the
 * product line of this sign-in page, or the account page. It keeps the rest of the query, such as the amount of a comparison.
 */
export function returnUrl(pages: readonly ReturnPage[], { pathname, search }: Address): string {
  const query = new URLSearchParams(search)
  const page = findReturnPage(pages, pathname, query)
  if (!page) return accountPage
  query.delete('return')
  query.delete(referralParameter)
  return query.size > 0 ? `${page.path}?${query}` : page.path
}

/** Returns the address of the other form, which returns to the same page. */
export function otherFormAddress(
  pages: readonly ReturnPage[],
  form: AccountForm,
  { pathname, search }: Address,
): string {
  const query = new URLSearchParams(search)
  return toFormAddress(form, findReturnPage(pages, pathname, query), query)
}

/**
 * Returns the address of a form that returns to a page of this site.
 * @param page its path, with a query of only what the visitor may take to the form and back
 */
export function accountAddress(pages: readonly ReturnPage[], form: AccountForm, page: string): string {
  const [path, search] = page.split('?', 2)
  const known = allPages(pages).find((each) => each.path === path)
  return toFormAddress(form, known, new URLSearchParams(known ? search : ''))
}

/** Adds the name of the page to return to, if any, to the query. */
function toFormAddress(form: AccountForm, page: ReturnPage | undefined, query: URLSearchParams): string {
  if (page) query.set('return', page.name)
  return query.size > 0 ? `${form}?${query}` : form
}

function findReturnPage(pages: readonly ReturnPage[], pathname: string, query: URLSearchParams) {
  const name = query.get('return')
  const segment = pathname.split('/')[1]
  return allPages(pages).find((page) => (name === null ? page.category === segment : page.name === name))
}

function allPages(pages: readonly ReturnPage[]): readonly ReturnPage[] {
  return [...ownPages, ...pages]
}
