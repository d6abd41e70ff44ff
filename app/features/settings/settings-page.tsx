import { href } from 'react-router'
import { z } from 'zod'
import { servicesContext } from '#app/context.ts'
import { DashboardFrame } from '#app/features/dashboard/dashboard-frame.tsx'
import { DeletionNote } from '#app/features/dashboard/deletion-note.tsx'
import { requireSession } from '#app/features/dashboard/require-session.server.ts'
import { ColorModeRow } from '#app/shell/color-mode-switch.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Note } from '#app/ui/note/note.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { todayInNewYork } from '#domain/dates.ts'
import { getKeys } from '#domain/keys.ts'
import type { Route } from './+types/settings-page.ts'
import { settingsText } from './messages.ts'
import styles from './settings.module.css'
import { listSettings } from './settings-rows.server.ts'

const page = settingsText.pages.settings
const savedParam = z.enum(getKeys(settingsText.saved)).nullable().catch(null)

export async function loader(args: Route.LoaderArgs) {
  const session = await requireSession(args, 'settings')
  const pageUrl = href('/dashboard/settings')
  const description = await describePage(
    args.context,
    { pageUrl, ...page, breadcrumbsList: [{ name: page.title, item: pageUrl }] },
    { robots: 'noindex' },
  )
  return {
    ...description,
    saved: savedParam.parse(new URL(args.request.url).searchParams.get('saved')),
    rows: await listSettings(args.context.get(servicesContext), session),
    deletesOn: session.deletesAt && todayInNewYork(session.deletesAt),
  }
}

export const meta = pageMeta

export default function SettingsPage({ loaderData: { rows, saved, deletesOn } }: Route.ComponentProps) {
  return (
    <DashboardFrame
      heading={page.title}
      lead={page.description}
      breadcrumbs={[{ name: page.title, item: href('/dashboard/settings') }]}
    >
      <DeletionNote on={deletesOn} />
      {saved === null ? null : (
        <Note tone="good" role="status">
          <p>{settingsText.saved[saved]}</p>
        </Note>
      )}
      <div className={styles.setting}>
        <ul className={styles.rows}>
          {rows.map(({ name, value, to, link }) => (
            <li className={styles.row} key={to}>
              <strong>{name}</strong>
              <span className={styles.value}>{value}</span>
              <a href={to}>
                {link}
                <VisuallyHidden> {name}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
        <ColorModeRow />
        <p data-needs-script>{settingsText.appearanceNote}</p>
        <noscript>
          <p>{settingsText.appearanceNoScript}</p>
        </noscript>
      </div>
    </DashboardFrame>
  )
}
