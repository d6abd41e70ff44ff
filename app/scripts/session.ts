import { signingOut } from '#app/shell/session-messages.ts'
import type { SessionStore } from '#app/shell/session-store.ts'
import { greetingName, signedInMark } from '#app/shell/signed-in-cookie.ts'
import { findTarget } from './targets.ts'

/** Keeps the session chips in the navbar (app/shell/session-chip.tsx) in sync with the session. */
export function showSession(session: SessionStore): void {
  const chips = [...document.querySelectorAll<HTMLElement>('[data-session]')]
  session.subscribe(() => {
    const { isLoading, user, isLoggingOut } = session.state()
    if (!isLoading) document.documentElement.toggleAttribute(signedInMark, user !== null)
    for (const chip of chips) {
      chip.dataset.session = user ? 'in' : 'out'
      const name = chip.querySelector('[data-session-name]')
      if (name) name.textContent = user ? greetingName(user) : ''
      const button = chip.querySelector<HTMLButtonElement>('form button')
      if (!button) continue
      button.disabled = isLoggingOut
      if (isLoggingOut) button.textContent = signingOut
    }
  })
  addEventListener('submit', (event) => {
    const form = findTarget<HTMLFormElement>(event, '[data-session] form')
    if (!form) return
    event.preventDefault()
    // The form leads to the home page, and also ends the session if the API call failed.
    void session.logout(() => form.submit())
  })
  // A page restored by the back button may show a user who has since signed out.
  addEventListener('pageshow', () => void session.catchUp())
}
