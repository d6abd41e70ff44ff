import { href } from 'react-router'
import { z } from 'zod'
import { servicesContext } from '#app/context.ts'
import styles from '#app/features/account/account.module.css'
import { usePageRender } from '#app/page-render.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { otherFormAddress, returnUrl } from '#app/shell/return-url.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Route } from './+types/sign-on-page.ts'
import { signOnText } from './messages.ts'
import { outcomes } from './outcomes.ts'
import { SignOnLinks } from './sign-on-links.tsx'

const path = href('/sso-login-redirect')
const breadcrumbs = [{ name: signOnText.title, item: path }]
const outcomeParam = z.enum(outcomes).optional().catch(undefined)

/** Says with which services one can sign in, and how the last such sign-in ended. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { signOn, config } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const outcome = outcomeParam.parse(query.get('outcome') ?? undefined)
  const name = signOn.services.find(({ id }) => id === query.get('service'))?.name
  for (const own of ['outcome', 'service']) query.delete(own)
  const { title, description } = signOnText
  return {
    ...(await describePage(
      context,
      { pageUrl: path, title, description, breadcrumbsList: breadcrumbs },
      { robots: 'noindex' },
    )),
    outcome,
    name,
    services: signOn.services,
    isRemote: URL.canParse(config.apiUrl),
    search: query.size > 0 ? `?${query}` : '',
  }
}

export const meta = pageMeta

export default function SignOnPage({ loaderData }: Route.ComponentProps) {
  const { outcome, name = signOnText.anyService, services, isRemote, search } = loaderData
  const { returnPages } = usePageRender()
  const address = { pathname: path, search }
  const said = outcome && signOnText.outcomes[outcome](name)
  return (
    <Section space="page">
      <Container className={styles.page} width="question">
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <h1>{signOnText.title}</h1>
        {said ? (
          <Note tone={outcome === 'claimed' ? 'good' : 'warn'} role="status">
            <p>
              <strong>{said.heading.replace(/^./, (letter) => letter.toUpperCase())}</strong>
            </p>
            <p>{said.text}</p>
          </Note>
        ) : null}
        {outcome === 'claimed' ? (
          <ButtonLink href={returnUrl(returnPages, address)}>{signOnText.goOn}</ButtonLink>
        ) : (
          <Ways {...{ services, isRemote, address }} />
        )}
      </Container>
    </Section>
  )
}

interface WaysProps {
  services: readonly { id: string; name: string }[]
  isRemote: boolean
  address: { pathname: string; search: string }
}

/** All ways to sign in. */
function Ways({ services, isRemote, address }: WaysProps) {
  const { choose, none } = signOnText
  const { returnPages } = usePageRender()
  return (
    <>
      <p className={styles.intro}>{services.length > 0 ? choose.lead : isRemote ? none.remote : none.lead}</p>
      <SignOnLinks services={services} {...address} />
      {services.length > 0 ? (
        <>
          <p>{choose.told}</p>
          <p>{choose.shared}</p>
        </>
      ) : null}
      <p>
        <a href={otherFormAddress(returnPages, '/signin', address)}>{signOnText.withPassword}</a>
      </p>
      <p>
        <a href={otherFormAddress(returnPages, '/signup', address)}>{signOnText.createAccount}</a>
      </p>
    </>
  )
}
