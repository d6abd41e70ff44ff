// The one script of pages without React: colour mode, the session's place in the bar, the kept pages.
import { listKeptPages } from '#app/features/app-shell/list-kept-pages.ts'
import { accountClient } from '#app/shell/account-client.ts'
import { listenForColourMode } from '#app/shell/colour-mode-page.ts'
import { greetingName, saysSignedIn } from '#app/shell/signed-in-cookie.ts'
import { keepOffline } from './keep-offline.ts'

listenForColourMode()
void showSession()
void listKeptPages()
addEventListener('load', keepOffline)

async function showSession() {
  const chip = document.querySelector<HTMLElement>('[data-session]')
  if (!chip || !saysSignedIn(document.cookie)) return
  const user = await accountClient(chip.dataset.sessionApi ?? '/api')
    .getUser()
    .catch(() => null)
  const name = chip.querySelector('[data-session-name]')
  if (!user || !name) return
  name.textContent = greetingName(user)
  chip.dataset.session = 'in'
}
