// Runs in the head before the first paint: it sets the chosen color mode, and marks whether the visitor seems
// to be signed in, has saved something, and what they allow, so that the page does not flash the wrong colors,
// "Sign in", or a question that was answered.
import { readColorMode } from '#app/shell/color-mode.ts'
import { toConsentMark } from '#app/shell/consent.ts'
import { hasSignedInCookie, signedInMark } from '#app/shell/signed-in-cookie.ts'
import { showSavedCount } from '#app/ui/saved-count.ts'

const mode = readColorMode()
if (mode !== 'system') document.documentElement.dataset.theme = mode
document.documentElement.toggleAttribute(signedInMark, hasSignedInCookie(document.cookie))
showSavedCount()
// Not every browser has Global Privacy Control, so TypeScript does not know it.
const isOptedOut: boolean | undefined = Reflect.get(navigator, 'globalPrivacyControl')
document.documentElement.dataset.consent = toConsentMark(document.cookie, isOptedOut)

// A browser that skips a view transition, for example in a hidden window, rejects promises that no script can
// reach. That is not an error of the page.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.message.startsWith('Transition was '))
    event.preventDefault()
})
