import { data } from 'react-router'
import type { PageHandle } from '#app/context.ts'
import { describePage } from '#app/shell/describe-page.server.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { ModalTemplate } from '#app/ui/modal/modal-template.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { fillTokens } from '#cms/model/tokens/template-tokens.ts'
import type { Route } from './+types/lander-next-page.ts'
import { findDocument } from './find-document.server.ts'
import { listLanderButtons } from './lander-buttons.ts'
import styles from './library.module.css'
import { loadFrame } from './load-frame.server.ts'
import { libraryText } from './messages.ts'

/** What stands between a press on a lander and where it leads: it names both, and leads on or back. */
export const handle = { cache: { params: ['to'] } } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const lander = pathname.replace(/\/next$/, '')
  const found = await findDocument(context, lander)
  // A place named twice would make any number of addresses of one page.
  const to = searchParams.getAll('to').join()
  if (!found || !('document' in found) || !/^[1-9]\d?$/.test(to)) return data(null, { status: 404 })
  const { document } = found
  const { siteUrl, words } = await loadFrame({ request, context })
  const button = listLanderButtons(document, siteUrl)[Number(to) - 1]
  if (!button || (document.interstitial ?? 'None') === 'None') return data(null, { status: 404 })
  const { title, description } = libraryText.between
  const landerTitle = fillTokens(document.title, words)
  const described = await describePage(
    context,
    { pageUrl: `${lander}/next?to=${to}`, title: `${title}: ${landerTitle}`, description },
    { robots: 'noindex' },
  )
  const label = fillTokens(button.label, words)
  return { lander, landerTitle, label, onward: button.href, ...described }
}

export const meta = pageMeta

export default function LanderNextPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  const { lander, landerTitle, label, onward } = loaderData
  const { title, from, where, go, back } = libraryText.between
  return (
    <Section space="page">
      <Container width="question">
        <h1>{title}</h1>
        <div className={styles.between} data-modal-content>
          <p>
            {from} <bdi>{landerTitle}</bdi>
          </p>
          <p>{where(label)}</p>
          <ButtonLink href={onward} withArrow>
            {go}
          </ButtonLink>
          <p>
            <a href={lander}>{back}</a>
          </p>
        </div>
        <ModalTemplate title={title} />
      </Container>
    </Section>
  )
}
