// The one script of pages without React: colour mode, the session's place in the bar, the kept pages.
import { listKeptPages } from '#app/features/app-shell/list-kept-pages.ts'
import { accountClient } from '#app/shell/account-client.ts'
import { listenForColourMode } from '#app/shell/colour-mode-page.ts'
import { greetingName, saysSignedIn, signedInMark } from '#app/shell/signed-in-cookie.ts'
import { keepOffline } from './keep-offline.ts'
import { listenForSearch } from './search-field.ts'

listenForColourMode()
listenForSearch()
void showSession()
void listKeptPages()
addEventListener('load', keepOffline)

async function showSession() {
  const chips = [...document.querySelectorAll<HTMLElement>('[data-session]')]
  if (chips.length === 0 || !saysSignedIn(document.cookie)) return
  const user = await accountClient(chips[0]?.dataset.sessionApi ?? '/api')
    .getUser()
    .catch(() => null)
  document.documentElement.toggleAttribute(signedInMark, user !== null)
  if (!user) return
  for (const chip of chips) {
    const name = chip.querySelector('[data-session-name]')
    if (name) name.textContent = greetingName(user)
    chip.dataset.session = 'in'
  }
}
