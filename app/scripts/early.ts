// Runs in the head before the first paint: it sets the chosen color mode, and marks whether the visitor seems
// to be signed in and has saved something, so that the navbar does not flash the wrong colors or "Sign in".
import { readColorMode } from '#app/shell/color-mode.ts'
import { hasSignedInCookie, signedInMark } from '#app/shell/signed-in-cookie.ts'
import { showSavedCount } from '#app/ui/saved-count.ts'

const mode = readColorMode()
if (mode !== 'system') document.documentElement.dataset.theme = mode
document.documentElement.toggleAttribute(signedInMark, hasSignedInCookie(document.cookie))
showSavedCount()

// A browser that skips a view transition, for example in a hidden window, rejects promises that no script can
// reach. That is not an error of the page.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was '))
    event.preventDefault()
})
