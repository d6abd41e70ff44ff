// Runs in the head before anything is painted: the chosen color mode without a flash, and whether somebody
// seems to be signed in, so that the session's place in the bar does not show "Sign in" for a moment.
import { readColorMode } from '#app/shell/color-mode.ts'
import { saysSignedIn, signedInMark } from '#app/shell/signed-in-cookie.ts'

const mode = readColorMode()
if (mode !== 'system') document.documentElement.dataset.theme = mode
document.documentElement.toggleAttribute(signedInMark, saysSignedIn(document.cookie))

// A fade between pages that does not happen, as when the window is hidden, is no error.
for (const type of ['pageswap', 'pagereveal'] as const)
  addEventListener(type, ({ viewTransition }) => viewTransition?.ready.catch(() => {}))
