import type { ReactNode } from 'react'
import { href } from 'react-router'
import { splitRows } from '#app/ui/compare-table/compare-rows.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import type { CardSituation } from '#domain/cards/situation.ts'
import { spendingCategories } from '#domain/cards/spending.ts'
import { formatDollars } from '#domain/money.ts'
import { isYours, toKeptId } from '#domain/own-id.ts'
import { ChooseButton } from '#kit/listing/compare/compare-actions.tsx'
import type { ComparedColumn, ComparedListing, Comparison } from '#kit/listing/compare/comparison.ts'
import { chooseForm } from '#kit/listing/form-ids.ts'
import { answerText } from '#products/credit-cards/marketplace/answer-messages.ts'
import { CardValuesChart } from '#products/credit-cards/marketplace/card-values-chart.tsx'
import { chooseCardAddress, listEntries } from '#products/credit-cards/marketplace/cards-address.ts'
import { listText } from '#products/credit-cards/marketplace/list-messages.ts'
import { besideText } from '#products/credit-cards/own-cards/beside-messages.ts'
import { ownCardText } from '#products/credit-cards/own-cards/own-card-messages.ts'
import { compareText } from './compare-messages.ts'
import { compareCardRows } from './compare-rows.ts'
import type { CardComparisonView, ComparedCard } from './comparison.server.ts'

export const listing: ComparedListing = {
  category: 'credit-cards',
  product: { name: listText.line, item: href('/credit-cards') },
  list: { name: listText.name, item: href('/credit-cards/marketplace') },
  path: href('/credit-cards/marketplace/compare-cards'),
  filePath: href('/credit-cards/marketplace/compare-cards.csv'),
  name: compareText.emptyTitle,
  description: compareText.description,
  words: compareText,
}

/** Returns the comparison of cards, at both ends of the APR. */
export function cardComparison(view: CardComparisonView): Comparison {
  const { columns, situation } = view
  const sections = compareCardRows(columns)
  return {
    ...view,
    listing,
    entries: listEntries(view),
    columns: columns.map(toComparedColumn),
    addable: view.addable.map((card) => ({ value: card.id, label: compareText.named(card) })),
    sections,
    rows: splitRows(sections, columns.length),
    assumptions: formatAssumptions(situation),
    verdict: formatVerdict(columns),
    notes: [
      ...(columns.some(({ card }) => card.isSample) ? [compareText.samples] : []),
      ...ownCardText.missing(view.missing),
      ...(columns.some(({ card }) => isYours(card)) ? [besideText.graceCounted] : []),
    ],
    chart: drawValues(columns),
    chooseForm: <form action={chooseCardAddress(view)} id={chooseForm} method="post" />,
  }
}

/** Draws what each brings or costs, as far as its terms say, best first; null if there is nothing to compare. */
function drawValues(columns: readonly ComparedCard[]): ReactNode {
  const cards = columns
    .flatMap(({ card, value }) =>
      value === null || value.threeYears.cents === null
        ? []
        : [{ card, value, cents: value.threeYears.cents }],
    )
    .sort((a, b) => b.cents - a.cents)
  return cards.length < 2 ? null : <CardValuesChart cards={cards} title={answerText.chart.compared} />
}

function toComparedColumn({ card, standing }: ComparedCard): ComparedColumn {
  const about = compareText.about(card)
  return {
    id: card.id,
    name: card.name,
    detail: compareText.detail(card),
    fullName: compareText.named(card),
    about,
    standing,
    actions: isYours(card) ? (
      <a href={`${href('/credit-cards/marketplace/yours')}?item=${toKeptId(card)}`}>
        {besideText.change}
        <VisuallyHidden>{about}</VisuallyHidden>
      </a>
    ) : standing === 'refused' ? null : (
      <ChooseButton about={about} id={card.id} label={listText.choose} />
    ),
  }
}

/** Describes in a few words how the cards are valued. */
function formatAssumptions({ spending, abroadCents, carries }: CardSituation): string {
  const total = formatDollars(spendingCategories.reduce((sum, category) => sum + spending[category], 0))
  const paying = carries
    ? compareText.carried(total, formatDollars(carries.cents))
    : compareText.paidInFull(total)
  return abroadCents > 0 ? `${paying}, ${compareText.abroad(formatDollars(abroadCents))}` : paying
}

/** Names which of the listed cards comes out best, and by how much. */
function formatVerdict(columns: readonly ComparedCard[]): string {
  const valued = columns.flatMap(({ card, standing, value }) =>
    (standing === 'available' || standing === 'yours') && value?.threeYears.cents != null
      ? [{ card, cents: value.threeYears.cents }]
      : [],
  )
  const [first, second] = valued.toSorted((a, b) => b.cents - a.cents)
  if (!first || !second) return ''
  const ahead = first.cents - second.cents
  return ahead < 100
    ? compareText.bestSame
    : compareText.best(first.card.name, second.card.name, formatDollars(ahead))
}
