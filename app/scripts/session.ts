import type { SessionStore } from '#app/shell/session-store.ts'
import { sessionWords } from '#app/shell/session-words.ts'
import { greetingName, signedInMark } from '#app/shell/signed-in-cookie.ts'

/** Keeps the session's places in the bar (app/shell/session-chip.tsx) as the session is. */
export function showSession(session: SessionStore): void {
  const chips = [...document.querySelectorAll<HTMLElement>('[data-session]')]
  session.subscribe(() => {
    const { isLoading, user, isLoggingOut } = session.state()
    if (!isLoading) document.documentElement.toggleAttribute(signedInMark, user !== null)
    for (const chip of chips) {
      chip.dataset.session = user ? 'in' : 'out'
      const name = chip.querySelector('[data-session-name]')
      if (name) name.textContent = user ? greetingName(user) : ''
      const button = chip.querySelector('button')
      if (!button) continue
      button.disabled = isLoggingOut
      if (isLoggingOut) button.textContent = sessionWords.signingOut
    }
  })
  addEventListener('submit', (event) => {
    const { target } = event
    if (!(target instanceof HTMLFormElement) || !target.closest('[data-session]')) return
    event.preventDefault()
    // The form leads home, and ends the session also where the call could not.
    void session.logout(() => target.submit())
  })
  // A page kept by the browser's back button may remember a user who has since left.
  addEventListener('pageshow', () => void session.catchUp())
}
