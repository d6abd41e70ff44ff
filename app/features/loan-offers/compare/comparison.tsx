import { offersAddress } from '#app/features/loan-offers/settings/offers-address.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'
import styles from './compare.module.css'
import { ChooseForm } from './compare-actions.tsx'
import { CompareHead } from './compare-head.tsx'
import { messages } from './compare-messages.ts'
import { CompareTable } from './compare-table.tsx'
import { CompareTools } from './compare-tools.tsx'
import type { ComparisonView } from './comparison.server.ts'
import { KeepComparison } from './keep-comparison.tsx'

interface ComparisonProps {
  view: ComparisonView
  /** The origin of this site, needed for an absolute link in an email. */
  origin: string
  breadcrumbs: readonly Breadcrumb[]
}

/** Shows the compared offers side by side, with their costs at both ends of the rate range. */
export function Comparison({ view, origin, breadcrumbs }: ComparisonProps) {
  const title = comparisonTitle(view)
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className={styles.page} data-live-part data-said={title} id="comparison">
          <h1>{title}</h1>
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
      <p>{view.goneCount > 0 ? messages.gone(view.goneCount) : messages.empty}</p>
      <p className={styles.ways}>
        <ButtonLink fitContent href={offersAddress(view)}>
          {messages.pickLoans}
        </ButtonLink>
      </p>
    </Card>
  )
}

export function comparisonTitle(view: ComparisonView): string {
  return view.columns.length > 0 ? messages.title(view.columns.length) : messages.emptyTitle
}
