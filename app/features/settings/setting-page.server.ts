import { href, redirect } from 'react-router'
import { readRequest } from '#app/features/account/form-actions.server.ts'
import type { Session } from '#app/features/account/read-session.server.ts'
import { requireSession } from '#app/features/dashboard/require-session.server.ts'
import type { PageRequest } from '#app/page-request.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import type { OwnReturnName } from '#app/shell/return-url.ts'
import { settingsText } from './messages.ts'

type SettingName = Exclude<keyof typeof settingsText.pages, 'settings'>
type SavedSetting = keyof typeof settingsText.saved

/** Returns what a form of the settings needs: who sent it, and what the site is made of. */
export async function readSettingRequest(args: PageRequest, page: OwnReturnName) {
  const session: Session = await requireSession(args, page)
  return { session, ...readRequest(args.request, args.context) }
}

/** Describes the page of one setting, which no search engine lists. */
export function describeSetting({ context }: Pick<PageRequest, 'context'>, name: SettingName) {
  const { title, description } = settingsText.pages[name]
  const pageUrl = `${href('/dashboard/settings')}/${name}`
  const above = { name: settingsText.pages.settings.title, item: href('/dashboard/settings') }
  return describePage(
    context,
    { pageUrl, title, description, breadcrumbsList: [above, { name: title, item: pageUrl }] },
    { robots: 'noindex' },
  )
}

/** Leads back to the list of settings, which says what was saved. */
export function redirectToSaved(saved: SavedSetting, headers = new Headers()) {
  return redirect(`${href('/dashboard/settings')}?${new URLSearchParams({ saved })}`, {
    status: 303,
    headers,
  })
}
