import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import { pageContext, servicesContext } from '#app/context.ts'
import { DashboardFrame } from '#app/features/dashboard/dashboard-frame.tsx'
import { requireSession } from '#app/features/dashboard/require-session.server.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { CopyLinkButton } from '#app/shell/page-actions.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Chip } from '#app/ui/chip/chip.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx'
import { FactTable } from '#app/ui/fact-table/fact-table.tsx'
import { readPostedForm } from '#kit/forms/posted-form.server.ts'
import type { Route } from './+types/referrals-page.ts'
import { makeLink } from './links.server.ts'
import { referralsText, toCount, toDay } from './messages.ts'
import { listOwnRewards, type Overview, readOverview } from './overview.server.ts'
import { findProgramNow } from './programs.server.ts'
import styles from './referrals.module.css'
import { OwnRewards, type ProgramView, RewardsNow } from './rewards-now.tsx'

const pageUrl = href('/dashboard/referrals')
const crumb = { name: referralsText.title, item: pageUrl }

export async function loader(args: Route.LoaderArgs) {
  const { account } = await requireSession(args, 'referrals')
  const services = args.context.get(servicesContext)
  const programNow = await findProgramNow(services.database, args.context.get(pageContext).today())
  const owner = await services.database.read
    .selectFrom('account')
    .select('email_confirmed_at')
    .where('id', '=', account.id)
    .executeTakeFirst()
  return {
    overview: await readOverview(services, account.id),
    rewards: await listOwnRewards(services, account.id),
    programNow: programNow satisfies ProgramView | undefined,
    isConfirmed: owner?.email_confirmed_at != null,
    ...(await describePage(
      args.context,
      {
        pageUrl,
        title: referralsText.title,
        description: referralsText.description,
        breadcrumbsList: [crumb],
      },
      { robots: 'noindex' },
    )),
  }
}

const formSchema = z.object({ link: z.enum(['make', 'renew']) })

export async function action(args: Route.ActionArgs) {
  const { account } = await requireSession(args, 'referrals')
  const form = formSchema.safeParse(Object.fromEntries(await readPostedForm(args.request)))
  if (!form.success) return redirect(pageUrl, 303)
  const { address } = args.context.get(pageContext)
  const made = await makeLink(
    args.context.get(servicesContext),
    { accountId: account.id, address },
    { isRenewal: form.data.link === 'renew' },
  )
  if (made.isMade) return redirect(pageUrl, 303)
  const headers = { 'retry-after': String(made.retryAfterSeconds) }
  return data({ problem: referralsText.link.tooMany }, { status: 429, headers })
}

/** Passes on how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export const meta = pageMeta

export default function ReferralsPage({
  loaderData: { overview, rewards, programNow, isConfirmed },
  actionData,
}: Route.ComponentProps) {
  return (
    <DashboardFrame heading={referralsText.title} lead={referralsText.lead} breadcrumbs={[crumb]}>
      <ErrorSummary problems={actionData ? [{ message: actionData.problem }] : []} />
      <Link code={overview.code} />
      <Counts {...overview} />
      <RewardsNow programNow={programNow} isConfirmed={isConfirmed}>
        <OwnRewards rewards={rewards} />
      </RewardsNow>
    </DashboardFrame>
  )
}

function Link({ code }: Pick<Overview, 'code'>) {
  const { siteUrl } = usePublicSettings()
  const { link } = referralsText
  if (code === undefined)
    return (
      <Card as="section" className={styles.part} aria-labelledby="link">
        <h2 id="link">{link.title}</h2>
        <p>{link.none}</p>
        <form method="post">
          <Button fitContent name="link" type="submit" value="make">
            {link.make}
          </Button>
        </form>
      </Card>
    )
  const path = href('/r/:code', { code })
  return (
    <Card as="section" className={styles.part} aria-labelledby="link">
      <h2 id="link">{link.title}</h2>
      <p>{link.intro}</p>
      <p>
        <strong className={styles.code}>{`${siteUrl}${path}`}</strong>
      </p>
      <CopyLinkButton to={path} copied={link.copied} />
      <Details look="plain" summary={link.renewTitle}>
        <p>{link.renewText}</p>
        <form method="post">
          <Button fitContent name="link" size="small" type="submit" value="renew" variant="white">
            {link.renew}
          </Button>
        </form>
      </Details>
    </Card>
  )
}

function Counts({ clicks, counts, referrals }: Overview) {
  const texts = referralsText.counts
  const numbers = [
    { name: texts.clicked, count: clicks },
    { name: texts.signedUp, count: counts.signedUp },
    { name: texts.qualified, count: counts.qualified },
    { name: texts.rewarded, count: counts.rewarded },
  ]
  return (
    <Card as="section" className={styles.list} aria-labelledby="counts">
      <h2 id="counts">{texts.title}</h2>
      <dl className={styles.counts}>
        {numbers.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.number}>{toCount(count)}</dd>
          </div>
        ))}
      </dl>
      {referrals.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <FactTable
          caption={texts.caption}
          columns={texts.columns}
          rows={referrals.map(({ signedUpOn, state }, place) => ({
            key: String(place),
            cells: [
              toDay(signedUpOn),
              <Chip key="state" tone={state === 'qualified' || state === 'rewarded' ? 'good' : 'plain'}>
                {referralsText.states[state]}
              </Chip>,
            ],
          }))}
        />
      )}
      <p className={styles.note}>
        {texts.note} <a href={`${href('/about/referral-terms')}#counting`}>{texts.how}</a>
      </p>
    </Card>
  )
}
