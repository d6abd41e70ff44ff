import { href } from 'react-router'
import {
  cardsAddress,
  chooseCardAddress,
  compareCardsAddress,
  listEntries,
} from '#app/features/credit-cards/marketplace/cards-address.ts'
import { messages as listMessages } from '#app/features/credit-cards/marketplace/list-messages.ts'
import styles from '#app/features/loan-offers/compare/compare.module.css'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Card as Frame } from '#app/ui/card/card.tsx'
import { ColumnName } from '#app/ui/compare-table/column-name.tsx'
import { countRows, splitRows } from '#app/ui/compare-table/compare-rows.ts'
import table from '#app/ui/compare-table/compare-table.module.css'
import { type CompareColumn, CompareTable } from '#app/ui/compare-table/compare-table.tsx'
import { SameRows } from '#app/ui/compare-table/same-rows.tsx'
import { roles } from '#app/ui/compare-table/table-roles.ts'
import { Details } from '#app/ui/details/details.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Container, Section } from '#app/ui/page/page.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { formatDollars } from '#domain/money.ts'
import { messages } from './compare-messages.ts'
import { compareCardRows } from './compare-rows.ts'
import type { CardComparisonView, ComparedCard } from './comparison.server.ts'
import { sayAssumptions } from './say-assumptions.ts'

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
            { name: messages.crumb, item: href('/credit-cards/marketplace/compare-cards') },
          ]}
        />
        <div className={styles.page} data-live-part data-said={title} id="comparison">
          <h1>{title}</h1>
          {view.columns.length === 0 ? (
            <Nothing view={view} />
          ) : (
            <>
              <Verdict view={view} />
              <Head view={view} />
              <ComparedFacts view={view} />
              <AddCard view={view} />
              <form action={chooseCardAddress(view)} id={chooseForm} method="post" />
              <Keep origin={origin} view={view} />
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

/** The assumptions behind all cards, and notes about what the address asked for but could not be shown. */
function Head({ view }: { view: CardComparisonView }) {
  const { columns, goneCount, isCut, situation } = view
  const notes = [
    ...(goneCount > 0 ? [messages.gone(goneCount)] : []),
    ...(isCut ? [messages.tooMany] : []),
    ...(columns.length === 1 ? [messages.lonely] : []),
    ...(columns.some(({ card }) => card.isSample) ? [messages.samples] : []),
  ]
  return (
    <>
      <p className={styles.assumed}>
        <strong>{messages.assumed}:</strong> {sayAssumptions(situation)}.{' '}
        <a data-print="no" href={cardsAddress(view)}>
          {messages.change}
        </a>
      </p>
      {notes.length > 0 ? (
        <Note size="small">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Note>
      ) : null}
    </>
  )
}

/** The differences that count most, then the others and what is the same, closed at first. */
function ComparedFacts({ view }: { view: CardComparisonView }) {
  const { columns } = view
  const { key, more, same } = splitRows(compareCardRows(columns), columns.length)
  const words = {
    columns: columns.map(toHead),
    caption: messages.caption(columns.length),
    empty: messages.noDifferences,
  }
  return (
    <>
      <CompareTable {...words} sections={key}>
        <Actions view={view} />
      </CompareTable>
      {more.length > 0 ? (
        <Details id="more" look="line" summary={<h2>{messages.more(columns.length, countRows(more))}</h2>}>
          <CompareTable
            {...words}
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

/** Adds a card to the comparison, by a form, so that every comparison has an address. */
function AddCard({ view }: { view: CardComparisonView }) {
  if (view.addable.length === 0) return null
  return (
    <form
      action={href('/credit-cards/marketplace/compare-cards')}
      className={styles.add}
      data-live="submit"
      data-print="no"
      id="add-card"
      method="get"
    >
      {listEntries(view).map(([name, value]) => (
        <input key={`${name} ${value}`} name={name} type="hidden" value={value} />
      ))}
      <SelectField
        id="add"
        label={messages.addLabel}
        name="compare"
        options={view.addable.map((card) => ({ value: card.id, label: messages.named(card) }))}
      />
      <Button fitContent type="submit" variant="white">
        {messages.add}
      </Button>
    </form>
  )
}

/** Saves or shares the comparison by link, email, file, or print. None of them identifies the visitor. */
function Keep({ view, origin }: CardComparisonProps) {
  const address = compareCardsAddress(view)
  const mail = new URLSearchParams({
    subject: messages.mailSubject,
    body: messages.mailBody(
      view.columns.map(({ card }) => messages.named(card)),
      `${origin}${address}`,
    ),
  })
  return (
    <Frame as="section" aria-labelledby="keep" data-print="no">
      <h2 className={styles.keepTitle} id="keep">
        {messages.keepTitle}
      </h2>
      <p>{messages.keep}</p>
      <p className={styles.ways}>
        <ButtonLink
          download
          fitContent
          href={compareCardsAddress(view, href('/credit-cards/marketplace/compare-cards.csv'))}
          size="small"
          variant="white-ns"
        >
          {messages.download}
        </ButtonLink>
        {/* Mail programs do not decode a plus sign as a space. */}
        <ButtonLink
          fitContent
          href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
          size="small"
          variant="white-ns"
        >
          {messages.mail}
        </ButtonLink>
        <PrintButton />
        <CopyLinkButton to={address} />
      </p>
    </Frame>
  )
}
