import { data, href, redirect } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { DashboardFrame } from '#app/features/dashboard/dashboard-frame.tsx'
import { requireSession } from '#app/features/dashboard/require-session.server.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Card } from '#app/ui/card/card.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import type { Route } from './+types/claim-page.ts'
import { handleClaim } from './claim-action.server.ts'
import { ClaimSteps } from './claim-steps.tsx'
import { claimText, referralsText, toGift } from './messages.ts'
import { listOwnRewards } from './overview.server.ts'
import styles from './referrals.module.css'
import { OwnRewards } from './rewards-now.tsx'

const pageUrl = href('/dashboard/claim-reward')
const crumbs = [
  { name: referralsText.title, item: href('/dashboard/referrals') },
  { name: claimText.title, item: pageUrl },
]

export async function loader(args: Route.LoaderArgs) {
  const { account } = await requireSession(args, 'claim-reward')
  const rewards = await listOwnRewards(args.context.get(servicesContext), account.id)
  const asked = new URL(args.request.url).searchParams.get('reward')
  const reward = rewards.find(({ id }) => id === asked)
  // Somebody else's is as absent as one that never was.
  if (asked !== null && !reward) throw data(null, { status: 404 })
  const { title, description } = claimText
  return {
    rewards,
    reward,
    ...(await describePage(
      args.context,
      { pageUrl, title, description, breadcrumbsList: crumbs },
      { robots: 'noindex' },
    )),
  }
}

export async function action(args: Route.ActionArgs) {
  const { account } = await requireSession(args, 'claim-reward')
  const { address } = args.context.get(pageContext)
  const result = await handleClaim(args.context.get(servicesContext), args.request, {
    accountId: account.id,
    address,
  })
  if ('isAbsent' in result) throw data(null, { status: 404 })
  if ('reward' in result) return redirect(`${pageUrl}?${new URLSearchParams({ reward: result.reward })}`, 303)
  const { problems, values, status, retryAfterSeconds } = result
  const headers = new Headers()
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  return data({ problems, values }, { status, headers })
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = pageMeta

export default function ClaimPage({
  loaderData: { rewards, reward },
  actionData: reply,
}: Route.ComponentProps) {
  return (
    <DashboardFrame heading={claimText.title} lead={claimText.lead} breadcrumbs={crumbs}>
      <ErrorSummary problems={reply?.problems ?? []} />
      {reward ? (
        <>
          <Card as="section" className={styles.part} aria-labelledby="reward">
            <h2 id="reward">{toGift(reward.program)}</h2>
            <ClaimSteps reward={reward} reply={reply} />
          </Card>
          {rewards.length > 1 ? (
            <p>
              <a href={pageUrl}>{claimText.all}</a>
            </p>
          ) : null}
        </>
      ) : rewards.length === 0 ? (
        <p>{claimText.empty}</p>
      ) : (
        <Card>
          <OwnRewards rewards={rewards} />
        </Card>
      )}
      <p>
        <a href={href('/dashboard/referrals')}>{claimText.toReferrals}</a>
      </p>
    </DashboardFrame>
  )
}
