import { data, href } from 'react-router'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Empty } from '#app/ui/empty/empty.tsx'
import { Part, PointList } from '#app/ui/part/part.tsx'
import { getKeys } from '#domain/keys.ts'
import type { Route } from './+types/line-page.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { linePages } from './dashboard-links.ts'
import { dashboardText } from './dashboard-messages.ts'
import { groupItems } from './group-items.ts'
import { ItemRows } from './item-rows.tsx'
import { readDashboard } from './read-dashboard.server.ts'
import { SignedOutNote } from './signed-out-note.tsx'

export async function loader(args: Route.LoaderArgs) {
  const path = new URL(args.request.url).pathname.toLowerCase().replace(/\/+$/, '')
  const category = getKeys(linePages).find((each) => linePages[each] === path)
  if (!category) throw data(null, { status: 404 })
  const { parts, isSignedIn, today } = await readDashboard(args, `dashboard-${category}`)
  const part = parts.find((each) => each.category === category)
  if (!part) throw data(null, { status: 404 })
  const { name, heading, description } = dashboardText.lines[category]
  const crumb = { name, item: linePages[category] }
  const described = await describePage(
    args.context,
    {
      pageUrl: crumb.item,
      title: heading,
      description,
      breadcrumbsList: [{ name: dashboardText.name, item: href('/dashboard') }, crumb],
    },
    { robots: 'noindex' },
  )
  return { part, heading, crumb, lead: description, isSignedIn, today, ...described }
}

export const meta = pageMeta

/** What the visitor has of one product: what is due, what is unfinished, and the rest. */
export default function LinePage({ loaderData }: Route.ComponentProps) {
  const { part, heading, crumb, lead, isSignedIn, today } = loaderData
  const { link, items, inBrowser = [] } = part
  const groups = groupItems([part])
  return (
    <DashboardFrame breadcrumbs={[crumb]} heading={heading} lead={items.length > 0 ? lead : undefined}>
      {isSignedIn ? null : <SignedOutNote />}
      {items.length === 0 ? (
        <Empty drawing={link.card.illustration} title={link.card.text}>
          <ButtonLink fitContent href={link.to}>
            {link.card.open}
          </ButtonLink>
        </Empty>
      ) : null}
      {(['due', 'unfinished', 'rest'] as const)
        .filter((name) => groups[name].length > 0)
        .map((name, index) => (
          <Part id={name} key={name} title={dashboardText[name]}>
            <ItemRows isMain={index === 0} items={groups[name]} look="full" today={today} />
          </Part>
        ))}
      {inBrowser.length > 0 ? (
        <Part id="in-browser" title={dashboardText.inBrowser}>
          <p>{dashboardText.inBrowserText}</p>
          <PointList>
            {inBrowser.map(({ label, to }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </PointList>
        </Part>
      ) : null}
      {items.length > 0 ? (
        <p>
          <a href={link.to}>{dashboardText.goTo(link.label)}</a>
        </p>
      ) : null}
    </DashboardFrame>
  )
}
