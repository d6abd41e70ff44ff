import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import type { CompareColumn } from '#app/ui/compare-table/compare-table.tsx'
import { ComparedFacts } from '#app/ui/compare-table/compared-facts.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import type { Breadcrumb } from '#domain/structured-data/breadcrumb-trail.ts'
import { messages as offerMessages } from '#kit/loan-offers/messages.ts'
import { listEntries, offersAddress } from '#kit/loan-offers/settings/offers-address.ts'
import { AddForm } from './add-form.tsx'
import styles from './compare.module.css'
import { ChooseForm, CompareActions } from './compare-actions.tsx'
import { compareAddress } from './compare-address.ts'
import { CompareHead } from './compare-head.tsx'
import { messages } from './compare-messages.ts'
import { pageRows } from './compare-rows.ts'
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
              <CompareHead
                assumptions={messages.countedWith(view.borrowing)}
                listAddress={offersAddress(view)}
                notes={listNotes(view)}
                words={messages}
              />
              <ComparedFacts
                columns={view.columns.map(toHead)}
                excluded={offerMessages.excluded}
                rows={pageRows(view.columns, view.situation)}
                words={messages}
              >
                <CompareActions view={view} />
              </ComparedFacts>
              <AddForm
                action={view.paths.compare}
                entries={listEntries(view)}
                id="add-loan"
                options={view.addable.map((offer) => ({ value: offer.id, label: messages.offer(offer) }))}
                words={messages}
              />
              <ChooseForm view={view} />
              <KeepComparison
                about={view.borrowing.replaced ? messages.keepRefinance : messages.keep}
                address={compareAddress(view)}
                fileAddress={compareAddress(view, view.paths.compareFile)}
                mail={{
                  subject: messages.mailSubject,
                  body: messages.mailBody(
                    view.columns.map(({ offer }) => messages.offer(offer)),
                    origin + compareAddress(view),
                  ),
                }}
                words={messages}
              />
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

/** What the address asked for but could not be shown, and what else has to be known. */
function listNotes({ goneCount, isCut, columns, situation }: ComparisonView): string[] {
  return [
    ...(goneCount > 0 ? [messages.gone(goneCount)] : []),
    ...(isCut ? [messages.tooMany] : []),
    ...(columns.length === 1 ? [messages.lonely] : []),
    ...(situation.isExample ? [messages.example] : []),
    ...(columns.some(({ offer }) => offer.isSample) ? [messages.samples] : []),
  ]
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
