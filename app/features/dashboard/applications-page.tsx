import { href } from 'react-router'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Empty } from '#app/ui/empty/empty.tsx'
import { FormButtons } from '#app/ui/field/field-group.tsx'
import { Part } from '#app/ui/part/part.tsx'
import type { Route } from './+types/applications-page.ts'
import { DashboardFrame } from './dashboard-frame.tsx'
import { dashboardText } from './dashboard-messages.ts'
import { groupItems } from './group-items.ts'
import { ItemRows } from './item-rows.tsx'
import { readDashboard } from './read-dashboard.server.ts'
import { SignedOutNote } from './signed-out-note.tsx'

const text = dashboardText.applications
const crumb = { name: text.name, item: href('/dashboard/applications') }

export async function loader(args: Route.LoaderArgs) {
  const { parts, isSignedIn, today } = await readDashboard(args, 'dashboard-applications')
  const description = await describePage(
    args.context,
    {
      pageUrl: crumb.item,
      title: text.name,
      description: text.description,
      breadcrumbsList: [{ name: dashboardText.name, item: href('/dashboard') }, crumb],
    },
    { robots: 'noindex' },
  )
  const lines = parts.map((part) => ({
    ...part,
    items: part.items.filter(({ kind }) => kind !== 'saved'),
  }))
  return { lines, isSignedIn, today, ...description }
}

export const meta = pageMeta

/** What the visitor has applied for or answered, by product, with status and deadlines. */
export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  const { lines, isSignedIn, today } = loaderData
  const begun = lines.filter(({ items }) => items.length > 0)
  return (
    <DashboardFrame breadcrumbs={[crumb]} heading={text.name} lead={text.description}>
      {isSignedIn ? null : <SignedOutNote />}
      {begun.map((line) => {
        const { due, unfinished, rest } = groupItems([line])
        return (
          <Part id={line.category} key={line.category} title={line.link.label}>
            <ItemRows items={[...due, ...unfinished, ...rest]} look="full" today={today} />
          </Part>
        )
      })}
      {begun.length === 0 ? (
        <Empty drawing="letter" title={text.empty}>
          <FormButtons>
            <Starts lines={lines} />
          </FormButtons>
        </Empty>
      ) : null}
    </DashboardFrame>
  )
}

/** The products whose questions lead to something to apply for. */
function Starts({ lines }: { lines: Awaited<ReturnType<typeof loader>>['lines'] }) {
  return lines
    .filter(({ category }) => category !== 'fafsa')
    .map(({ category, link }) => (
      <ButtonLink fitContent href={link.to} key={category} variant="white">
        {link.card.open}
      </ButtonLink>
    ))
}
