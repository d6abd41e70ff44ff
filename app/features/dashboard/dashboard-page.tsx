import { href } from 'react-router'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Empty } from '#app/ui/empty/empty.tsx'
import { Part } from '#app/ui/part/part.tsx'
import type { Route } from './+types/dashboard-page.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { dashboardText } from './dashboard-messages.ts'
import { DeletionNote } from './deletion-note.tsx'
import { groupItems } from './group-items.ts'
import { ItemRows } from './item-rows.tsx'
import { LineCards } from './line-cards.tsx'
import { isEmpty, readDashboard } from './read-dashboard.server.ts'
import { SignedOutNote } from './signed-out-note.tsx'

/** As many as fit on one screen; the others open below them. */
const shown = { due: 5, unfinished: 4 }

export async function loader(args: Route.LoaderArgs) {
  const dashboard = await readDashboard(args, 'dashboard')
  const { name, lead } = dashboardText
  const pageUrl = href('/dashboard')
  const breadcrumbsList = [{ name, item: pageUrl }]
  const description = await describePage(
    args.context,
    { pageUrl, title: name, description: lead, breadcrumbsList },
    { robots: 'noindex' },
  )
  return { dashboard, isNew: isEmpty(dashboard), ...description }
}

export const meta = pageMeta

/** What is due, what is unfinished, and everything else that the visitor has. */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { dashboard, isNew } = loaderData
  const { parts, isSignedIn, deletesOn, today } = dashboard
  const { due, unfinished } = groupItems(parts)
  return (
    <DashboardFrame heading={dashboardText.overview} lead={isNew ? undefined : dashboardText.lead}>
      <DeletionNote on={deletesOn} />
      {isNew ? (
        <Empty title={dashboardText.empty} />
      ) : (
        <>
          <Part id="due" title={dashboardText.due}>
            {due.length > 0 ? (
              <ItemRows isMain items={due} limit={shown.due} look="brief" today={today} />
            ) : (
              <p>{dashboardText.noneDue}</p>
            )}
          </Part>
          <Part id="unfinished" title={dashboardText.unfinished}>
            {unfinished.length > 0 ? (
              <ItemRows
                isMain={due.length === 0}
                items={unfinished}
                limit={shown.unfinished}
                look="brief"
                today={today}
              />
            ) : (
              <p>{dashboardText.noneUnfinished}</p>
            )}
          </Part>
        </>
      )}
      {isSignedIn ? null : <SignedOutNote />}
      <Part id="have" title={isNew ? dashboardText.starts : dashboardText.have}>
        <LineCards parts={parts} />
      </Part>
    </DashboardFrame>
  )
}
