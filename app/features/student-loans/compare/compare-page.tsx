import { servicesContext } from '#app/context.ts'
import { describeLoanPage } from '#app/features/student-loans/describe-page.server.ts'
import { paths } from '#app/features/student-loans/paths.ts'
import { words as flowWords } from '#app/features/student-loans/words.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Route } from './+types/compare-page.ts'
import styles from './compare.module.css'
import { ChooseForm } from './compare-actions.tsx'
import { comparePath, offersAddress } from './compare-address.ts'
import { CompareHead } from './compare-head.tsx'
import { CompareTable } from './compare-table.tsx'
import { CompareTools } from './compare-tools.tsx'
import { words } from './compare-words.ts'
import type { ComparisonView } from './comparison.server.ts'
import { KeepComparison } from './keep-comparison.tsx'
import { loadComparison } from './load-comparison.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const view = await loadComparison(args, comparePath)
  const { siteName } = args.context.get(servicesContext).config
  const described = {
    path: comparePath,
    name: words.crumb,
    description: words.description,
    breadcrumbs: [
      { name: flowWords.studentLoans, item: paths.landing },
      { name: words.offersCrumb, item: paths.offers },
      { name: words.crumb, item: comparePath },
    ],
  }
  const description = await describeLoanPage(args.context, described, {
    title: flowWords.title(titleOf(view), siteName),
    robots: 'noindex',
  })
  return { view, origin: new URL(args.request.url).origin, ...description }
}

/** The address holds bands of answers; other sites have no business with them. */
export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export const meta = pageMeta

/** The compared offers side by side, with what each can cost at both ends of its range. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { view, origin } = loaderData
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs
          breadcrumbs={[
            { name: flowWords.studentLoans, item: paths.landing },
            { name: words.offersCrumb, item: offersAddress(view) },
            { name: words.crumb, item: comparePath },
          ]}
        />
        <div className={styles.page} data-live-part data-said={titleOf(view)} id="comparison">
          <h1>{titleOf(view)}</h1>
          {view.columns.length === 0 ? (
            <Nothing view={view} />
          ) : (
            <>
              <CompareHead view={view} />
              <CompareTools view={view} />
              <CompareTable view={view} />
              <ChooseForm view={view} />
              <KeepComparison origin={origin} view={view} />
            </>
          )}
        </div>
      </Container>
    </Section>
  )
}

function Nothing({ view }: { view: ComparisonView }) {
  return (
    <Card>
      <p>{view.goneCount > 0 ? words.gone(view.goneCount) : words.empty}</p>
      <p className={styles.ways}>
        <ButtonLink fitContent href={offersAddress(view)}>
          {words.pickLoans}
        </ButtonLink>
      </p>
    </Card>
  )
}

function titleOf(view: ComparisonView | undefined): string {
  return view && view.columns.length > 0 ? words.title(view.columns.length) : words.emptyTitle
}
