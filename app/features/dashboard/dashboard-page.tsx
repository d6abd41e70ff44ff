import { href } from 'react-router'
import { AccountLinks } from '#app/shell/account-links.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/dashboard-page.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { dashboardText } from './dashboard-messages.ts'
import { requireSession } from './require-session.server.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, 'dashboard')
  const { name, lead } = dashboardText
  const pageUrl = href('/dashboard')
  const breadcrumbsList = [{ name, item: pageUrl }]
  return await describePage(
    args.context,
    { pageUrl, title: name, description: lead, breadcrumbsList },
    { robots: 'noindex' },
  )
}

export const meta = pageMeta

export default function DashboardPage() {
  return (
    <DashboardFrame heading={dashboardText.overview} lead={dashboardText.lead}>
      <AccountLinks />
    </DashboardFrame>
  )
}
