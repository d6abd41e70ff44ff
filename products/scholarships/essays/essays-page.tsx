import { data, href } from 'react-router'
import { pageContext, servicesContext } from '#app/context.ts'
import { Island } from '#app/islands/island.tsx'
import { describePage } from '#app/shell/describe-page.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Empty } from '#app/ui/empty/empty.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { readFound } from '#products/scholarships/found/found.server.ts'
import { findPlanned } from '#products/scholarships/plan/find-planned.server.ts'
import { planText } from '#products/scholarships/plan/messages.ts'
import { readSaved } from '#products/scholarships/saved/saved.server.ts'
import type { Route } from './+types/essays-page.ts'
import { findDeskGroups } from './desk-groups.ts'
import EssayDesk from './essay-desk.island.tsx'
import styles from './essays.module.css'
import { essaysText } from './messages.ts'

const path = href('/scholarships/essays')
const breadcrumbs = [
  { name: 'Scholarships', item: href('/scholarships') },
  { name: planText.name, item: href('/scholarships/plan') },
  { name: essaysText.name, item: path },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { today } = context.get(pageContext)
  const cookies = request.headers.get('cookie')
  const [saved, found] = await Promise.all([readSaved(services, cookies), readFound(services, cookies)])
  const { planned } = findPlanned(await services.scholarships.on(today()), saved.items, found)
  const described = await describePage(
    context,
    {
      pageUrl: path,
      title: essaysText.name,
      description: essaysText.description,
      breadcrumbsList: breadcrumbs,
    },
    { robots: 'noindex' },
  )
  return data(
    { ...findDeskGroups(planned, today()), hasSaved: planned.length > 0, today: today(), ...described },
    { headers: saved.cookies.map((cookie): [string, string] => ['set-cookie', cookie]) },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = pageMeta

/** Lists the essays of a visitor's saved scholarships, with a place to write them that sends nothing. */
export default function EssaysPage({ loaderData }: Route.ComponentProps) {
  const { groups, leftOut, hasSaved, today } = loaderData
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <h1>{essaysText.name}</h1>
        {groups.length > 0 ? (
          <>
            <p className={styles.lead}>{essaysText.lead}</p>
            <Note className={styles.lead} size="small">
              <p data-needs-script>{essaysText.privacy}</p>
              <noscript>
                <p>{essaysText.noScript}</p>
              </noscript>
            </Note>
          </>
        ) : (
          <Empty drawing="letter" title={hasSaved ? essaysText.noEssays : essaysText.none}>
            {hasSaved ? null : (
              <ButtonLink fitContent href={href('/scholarships/marketplace')}>
                {essaysText.noneLink}
              </ButtonLink>
            )}
          </Empty>
        )}
        <Island name="essay-desk" of={EssayDesk} props={{ groups, today }} when="idle" />
        {leftOut > 0 ? <p className={styles.soft}>{essaysText.leftOut(leftOut)}</p> : null}
        <p data-print="no">
          <a href={href('/scholarships/plan')}>{essaysText.planLink}</a>
        </p>
      </Container>
    </Section>
  )
}
