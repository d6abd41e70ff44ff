import { href } from 'react-router'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Card as Frame } from '#app/ui/card/card.tsx'
import { ColumnName } from '#app/ui/compare-table/column-name.tsx'
import { splitRows } from '#app/ui/compare-table/compare-rows.ts'
import table from '#app/ui/compare-table/compare-table.module.css'
import type { CompareColumn } from '#app/ui/compare-table/compare-table.tsx'
import { ComparedFacts } from '#app/ui/compare-table/compared-facts.tsx'
import { roles } from '#app/ui/compare-table/table-roles.ts'
import { Container, Section } from '#app/ui/page/page.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { formatDollars } from '#domain/money.ts'
import { AddForm } from '#kit/loan-offers/compare/add-form.tsx'
import styles from '#kit/loan-offers/compare/compare.module.css'
import { CompareHead } from '#kit/loan-offers/compare/compare-head.tsx'
import { KeepComparison } from '#kit/loan-offers/compare/keep-comparison.tsx'
import {
  cardsAddress,
  chooseCardAddress,
  compareCardsAddress,
  listEntries,
} from '#products/credit-cards/marketplace/cards-address.ts'
import { messages as listMessages } from '#products/credit-cards/marketplace/list-messages.ts'
import { messages } from './compare-messages.ts'
import { compareCardRows } from './compare-rows.ts'
import type { CardComparisonView, ComparedCard } from './comparison.server.ts'
import { sayAssumptions } from './say-assumptions.ts'

const path = href('/credit-cards/marketplace/compare-cards')
const chooseForm = 'choose'

interface CardComparisonProps {
  view: CardComparisonView
  /** The origin of this site, needed for an absolute link in an email. */
  origin: string
}

/** Shows the compared cards side by side, at both ends of the APR. */
export function CardComparison({ view, origin }: CardComparisonProps) {
  const title = comparisonTitle(view)
  return (
    <Section space="page">
      <Container className={styles.page}>
        <Breadcrumbs
          breadcrumbs={[
            { name: listMessages.line, item: href('/credit-cards') },
            { name: listMessages.name, item: cardsAddress(view) },
            { name: messages.crumb, item: path },
          ]}
        />
        <div className={styles.page} data-live-part data-said={title} id="comparison">
          <h1>{title}</h1>
          {view.columns.length === 0 ? (
            <Nothing view={view} />
          ) : (
            <>
              <Verdict view={view} />
              <CompareHead
                assumptions={sayAssumptions(view.situation)}
                listAddress={cardsAddress(view)}
                notes={listNotes(view)}
                words={messages}
              />
              <ComparedFacts
                columns={view.columns.map(toHead)}
                rows={splitRows(compareCardRows(view.columns), view.columns.length)}
                words={messages}
              >
                <Actions view={view} />
              </ComparedFacts>
              <AddForm
                action={path}
                entries={listEntries(view)}
                id="add-card"
                options={view.addable.map((card) => ({ value: card.id, label: messages.named(card) }))}
                words={messages}
              />
              <form action={chooseCardAddress(view)} id={chooseForm} method="post" />
              <KeepComparison
                about={messages.keep}
                address={compareCardsAddress(view)}
                fileAddress={compareCardsAddress(view, href('/credit-cards/marketplace/compare-cards.csv'))}
                mail={{
                  subject: messages.mailSubject,
                  body: messages.mailBody(
                    view.columns.map(({ card }) => messages.named(card)),
                    origin + compareCardsAddress(view),
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

export function comparisonTitle({ columns }: CardComparisonView): string {
  return columns.length > 0 ? messages.title(columns.length) : messages.emptyTitle
}

function Nothing({ view }: { view: CardComparisonView }) {
  return (
    <Frame>
      <p>{view.goneCount > 0 ? messages.gone(view.goneCount) : messages.empty}</p>
      <p className={styles.ways}>
        <ButtonLink fitContent href={cardsAddress(view)}>
          {messages.pickCards}
        </ButtonLink>
      </p>
    </Frame>
  )
}

/** Says which of the listed cards comes out best, and by how much. */
function Verdict({ view: { columns } }: { view: CardComparisonView }) {
  const valued = columns.flatMap(({ card, standing, value }) =>
    standing === 'available' && value?.threeYears.cents != null
      ? [{ card, cents: value.threeYears.cents }]
      : [],
  )
  const [first, second] = valued.toSorted((a, b) => b.cents - a.cents)
  if (!first || !second) return null
  const ahead = first.cents - second.cents
  // Printouts get passed on, and that a card is not open to the visitor is personal.
  const isPersonal = columns.some(({ standing }) => standing === 'refused')
  return (
    <p className={styles.verdict} data-print={isPersonal ? 'no' : undefined} id="verdict">
      {ahead < 100
        ? messages.bestSame
        : messages.best(first.card.name, second.card.name, formatDollars(ahead))}
    </p>
  )
}

/** What the address asked for but could not be shown, and what else has to be known. */
function listNotes({ columns, goneCount, isCut }: CardComparisonView): string[] {
  return [
    ...(goneCount > 0 ? [messages.gone(goneCount)] : []),
    ...(isCut ? [messages.tooMany] : []),
    ...(columns.length === 1 ? [messages.lonely] : []),
    ...(columns.some(({ card }) => card.isSample) ? [messages.samples] : []),
  ]
}

function toHead({ card, standing }: ComparedCard): CompareColumn {
  return {
    id: card.id,
    name: card.name,
    detail: messages.detail(card),
    flag:
      standing === 'available'
        ? undefined
        : { text: messages.standingShort[standing], isPersonal: standing === 'refused' },
  }
}

/** The actions for each card: choose it or remove it. Not printed. */
function Actions({ view }: { view: CardComparisonView }) {
  return (
    <tbody {...roles.rowgroup} data-print="no">
      <tr {...roles.row} className={table.actions}>
        <th {...roles.rowheader} scope="row">
          {messages.actions}
        </th>
        {view.columns.map(({ card, standing }, at) => (
          <td {...roles.cell} key={card.id}>
            <div className={table.pair}>
              <ColumnName name={card.name} number={at + 1} />
              <div className={table.ways}>
                {standing === 'refused' ? null : (
                  <Button
                    fitContent
                    form={chooseForm}
                    name="offer"
                    size="small"
                    type="submit"
                    value={card.id}
                  >
                    {listMessages.choose}
                    <VisuallyHidden>{messages.about(card)}</VisuallyHidden>
                  </Button>
                )}
                <a
                  href={compareCardsAddress({
                    ...view,
                    compared: view.compared.filter((id) => id !== card.id),
                  })}
                >
                  {messages.remove}
                  <VisuallyHidden>{messages.about(card)}</VisuallyHidden>
                </a>
              </div>
            </div>
          </td>
        ))}
      </tr>
    </tbody>
  )
}
