import { data, href } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { usePublicSettings } from '#app/shell/public-settings.tsx'
import { referralParameter } from '#app/shell/referral-code.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Illustration } from '#app/ui/illustration/illustration.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Route } from './+types/invited-page.ts'
import { readLinkCode } from './link-code.ts'
import { isLink } from './links.server.ts'
import { invitedText, toGift } from './messages.ts'
import { findProgramNow } from './programs.server.ts'
import styles from './referrals.module.css'

/**
 * What a link leads to. It says who may gain from the invitation, which a redirect could not, and passes the code on in
 * the address of the sign-up: no cookie is needed.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const page = context.get(pageContext)
  const code = readLinkCode(params.code)
  const isCurrent = code !== undefined && (await isLink(services, code))
  if (isCurrent && request.method === 'GET')
    await services.referrals.countClick(code, { address: page.address, headers: request.headers })
  const programNow = await findProgramNow(services.database, page.today())
  const { title, endedTitle, description } = invitedText
  const described = await describePage(
    context,
    {
      pageUrl: href('/r/:code', { code: params.code }),
      title: isCurrent ? title : endedTitle,
      description,
      breadcrumbsList: [],
    },
    { robots: 'noindex' },
  )
  const view = {
    code: isCurrent ? code : null,
    gift: programNow?.phase === 'open' && !programNow.isUsedUp ? toGift(programNow.program) : null,
  }
  return data({ view, ...described }, { status: isCurrent ? 200 : 404 })
}

export const meta = pageMeta

export default function InvitedPage({
  loaderData: {
    view: { code, gift },
  },
}: Route.ComponentProps) {
  const { siteName } = usePublicSettings()
  return (
    <Section space="page">
      <Container className={styles.part} width="question">
        <Illustration name={code === null ? 'map' : 'people'} size={120} />
        {code === null ? (
          <>
            <h1>{invitedText.endedTitle}</h1>
            <p>{invitedText.ended}</p>
            <ButtonLink fitContent href={href('/')}>
              {invitedText.home}
            </ButtonLink>
          </>
        ) : (
          <>
            <h1>{invitedText.heading(siteName)}</h1>
            <p className={styles.lead}>{invitedText.lead}</p>
            <div className={styles.ways}>
              <ButtonLink
                fitContent
                href={`${href('/signup')}?${new URLSearchParams({ [referralParameter]: code })}`}
                rel="nofollow"
              >
                {invitedText.signUp}
              </ButtonLink>
              <ButtonLink fitContent href={href('/')} variant="white">
                {invitedText.look}
              </ButtonLink>
            </div>
            <p>{invitedText.seen}</p>
            <p>
              {gift === null ? invitedText.noReward : invitedText.reward(gift)}{' '}
              <a href={href('/about/referral-terms')}>{invitedText.terms}</a>
            </p>
          </>
        )}
      </Container>
    </Section>
  )
}
