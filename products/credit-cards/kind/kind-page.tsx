import { data } from 'react-router'
import { PageBody } from '#app/blocks/page-body.tsx'
import { PageScopeProvider } from '#app/blocks/page-scope.tsx'
import { DocumentEnd } from '#app/features/library/document-end.tsx'
import { DocumentTop } from '#app/features/library/document-top.tsx'
import { DraftProblems } from '#app/features/library/draft-problems.tsx'
import { loadDocument } from '#app/features/library/load-document.server.ts'
import { toPageScope } from '#app/features/library/page-frame.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { SkipLink } from '#app/shell/skip-link.tsx'
import article from '#app/ui/long-page/long-page.module.css'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { cardTypes } from '#domain/cards/card.ts'
import styles from '#kit/listing/list/list-page.module.css'
import { CardsLayout } from '#products/credit-cards/marketplace/cards-layout.tsx'
import { listText } from '#products/credit-cards/marketplace/list-messages.ts'
import { loadCards } from '#products/credit-cards/marketplace/load-cards.server.ts'
import { ShortAnswer } from '#products/credit-cards/marketplace/short-answer.tsx'
import type { Route } from './+types/kind-page.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await loadDocument({ request, context })
  if (!('view' in loaded)) return loaded
  const { document, frame } = loaded.view
  const kind = cardTypes.find((type) => type === document.cardType)
  if (!kind) return data(null, { status: 404 })
  return { ...loaded, cards: await loadCards({ request, context }, { path: frame.path, kind }) }
}

/** The address says how someone spends and pays, so it is not passed to other sites. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

/** One kind of card: what an editor says about it, and the cards of that kind for the visitor's own spending. */
export default function KindPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  if ('problems' in loaderData) return <DraftProblems problems={loaderData.problems} />
  const { view, cards } = loaderData
  return (
    <PageScopeProvider scope={toPageScope(view.frame, view)}>
      <Section space="page">
        <Container className={styles.page}>
          <SkipLink href="#cards">{listText.toCards}</SkipLink>
          <div className={styles.head}>
            <DocumentTop view={view} />
            <AboutKind areSamples={cards.view.areSamples} />
          </div>
          <ShortAnswer view={cards.view} />
          <CardsLayout {...cards} />
          {/* The cards come first; what an editor says about their kind has the look of an article. */}
          <div className={article.page}>
            <article id="about">
              <PageBody page={view.document} />
            </article>
            <DocumentEnd view={view} />
          </div>
        </Container>
      </Section>
    </PageScopeProvider>
  )
}

/** The one note above the list, which also leads to what an editor says below it. */
function AboutKind({ areSamples }: { areSamples: boolean }) {
  const link = (
    <a data-print="no" href="#about">
      {listText.aboutKind}
    </a>
  )
  return areSamples ? (
    <Note size="small">
      {listText.samples} {link}
    </Note>
  ) : (
    <p>{link}</p>
  )
}
