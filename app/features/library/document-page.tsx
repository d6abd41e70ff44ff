import { PageBody } from '#app/blocks/page-body.tsx'
import { PageScopeProvider } from '#app/blocks/page-scope.tsx'
import { Words } from '#app/blocks/rich-text/words.tsx'
import type { PageHandle } from '#app/context.ts'
import { NotFoundPage } from '#app/shell/error-page.tsx'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Contents, LongPage } from '#app/ui/long-page/long-page.tsx'
import { listEntries } from '#cms/model/texts/derived-values.ts'
import type { Route } from './+types/document-page.ts'
import { DocumentEnd } from './document-end.tsx'
import { DocumentFacts, factHeadings } from './document-facts.tsx'
import { DocumentTop } from './document-top.tsx'
import type { DocumentView } from './document-view.ts'
import { DraftProblems } from './draft-problems.tsx'
import { interstitialFor } from './lander-buttons.ts'
import { loadDocument } from './load-document.server.ts'
import { libraryText } from './messages.ts'
import { toPageScope } from './page-frame.ts'

/**
 * The page of an article, guide, review, top picks, legal page, or lander, at any path a document can have.
 */
export const handle = {
  cache: { params: ['page'], allowsVendors: true },
} satisfies PageHandle

export function loader(args: Route.LoaderArgs) {
  return loadDocument(args)
}

export const meta = pageMeta

export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />
  if ('problems' in loaderData) return <DraftProblems problems={loaderData.problems} />
  return <Document view={loaderData.view} />
}

function Document({ view }: { view: DocumentView }) {
  const scope = {
    ...toPageScope(view.frame, view),
    interstitialFor: interstitialFor(view.document, {
      ...view.frame,
      hasLeavingPromo: view.promo?.event === 'LEAVING',
    }),
  }
  const headings = scope.outline.headings
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id, text: <Words text={text} /> }))
  const all = [...headings, ...factHeadings(view)]
  const isWanted = all.length > 1 && !hasOwnContents(view)
  const contents = isWanted ? <Contents label={libraryText.onThisPage} headings={all} /> : undefined
  return (
    <PageScopeProvider scope={scope}>
      <LongPage top={<DocumentTop view={view} />} contents={contents}>
        <article>
          <PageBody page={view.document} />
        </article>
        <DocumentFacts view={view} />
        <DocumentEnd view={view} />
      </LongPage>
    </PageScopeProvider>
  )
}

/**
 * Whether an editor placed a table of contents in the text; a second one with the same name is not needed.
 */
function hasOwnContents({ document }: DocumentView): boolean {
  return listEntries(document).some(({ componentType }) => componentType === 'Table of contents')
}
