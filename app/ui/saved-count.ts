/**
 * A readable cookie beside what a visitor saved without an account: how many, and nothing about which. By it the
 * page, which is the same for everybody, shows the link to their plan.
 */
export const savedCountCookie = 'saved-count'

/**
 * Passes the count on to the styles of the navbar, which show the link and the number while the root element has the
 * property.
 */
export function showSavedCount(): void {
  const count = document.cookie.replace(/.*saved-count=(\d+).*|.+/, '$1')
  document.documentElement.style.setProperty('--saved-count', count)
}
