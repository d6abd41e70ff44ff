import { messages as offerMessages } from '#app/features/loan-offers/messages.ts'
import { offersAddress } from '#app/features/loan-offers/settings/offers-address.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { countRows } from '#app/ui/compare-table/compare-rows.ts'
import { type CompareColumn, CompareTable } from '#app/ui/compare-table/compare-table.tsx'
import { SameRows } from '#app/ui/compare-table/same-rows.tsx'
import { Details } from '#app/ui/details/details.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'
import styles from './compare.module.css'
import { ChooseForm, CompareActions } from './compare-actions.tsx'
import { CompareHead } from './compare-head.tsx'
import { messages } from './compare-messages.ts'
import { pageRows } from './compare-rows.ts'
import { CompareTools } from './compare-tools.tsx'
import type { ComparedOffer } from './compared-offer.ts'
import type { ComparisonView } from './comparison.server.ts'
import { KeepComparison } from './keep-comparison.tsx'
import { describeVerdict } from './verdict-messages.ts'

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
              <Verdict view={view} />
              <CompareHead view={view} />
              <ComparedFacts view={view} />
              <CompareTools view={view} />
              <ChooseForm view={view} />
              <KeepComparison origin={origin} view={view} />
            </>
          )}
        </div>
      </Container>
    </Section>
  )
}

function Verdict({ view: { columns } }: { view: ComparisonView }) {
  const sentences = describeVerdict(columns)
  if (sentences.length === 0) return null
  // Printouts get passed on, and that a loan is not open to the visitor is personal.
  const isPersonal = columns.some(({ standing }) => standing === 'refused')
  return (
    <p className={styles.verdict} data-print={isPersonal ? 'no' : undefined} id="verdict">
      {sentences.join(' ')}
    </p>
  )
}

/** The differences that count most, then the others and what is the same, closed at first. */
function ComparedFacts({ view }: { view: ComparisonView }) {
  const { columns, situation } = view
  const { key, more, same } = pageRows(columns, situation)
  const table = {
    columns: columns.map(toHead),
    caption: messages.caption(columns.length),
    empty: messages.noDifferences,
    excluded: offerMessages.excluded,
  }
  return (
    <>
      <CompareTable {...table} sections={key}>
        <CompareActions view={view} />
      </CompareTable>
      {more.length > 0 ? (
        <Details id="more" look="line" summary={<h2>{messages.more(columns.length, countRows(more))}</h2>}>
          <CompareTable
            {...table}
            before={key}
            caption={messages.moreCaption(columns.length)}
            sections={more}
          />
        </Details>
      ) : null}
      {same.length > 0 ? (
        <Details id="same" look="line" summary={<h2>{messages.same(countRows(same))}</h2>}>
          <SameRows sections={same} />
        </Details>
      ) : null}
    </>
  )
}

function toHead({ offer, standing }: ComparedOffer): CompareColumn {
  return {
    id: offer.id,
    name: offer.lenderName,
    detail: messages.product(offer),
    flag:
      standing === 'available'
        ? undefined
        : { text: messages.standingShort[standing], isPersonal: standing === 'refused' },
  }
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
