import {
  type CompareSection,
  compareSections,
  type RowSpec,
  type SectionSpec,
} from '#app/ui/compare-table/compare-rows.ts'
import { type Fact, list, money, none, percent, text } from '#app/ui/compare-table/fact.ts'
import type { KnownCard } from '#domain/cards/card.ts'
import type { CardValue } from '#domain/cards/card-value.ts'
import { isYours } from '#domain/own-id.ts'
import { fitRows } from '#kit/listing/compare/fit-rows.ts'
import { cardFacts } from '#products/credit-cards/marketplace/card-facts.ts'
import { eligibilityText } from '#products/credit-cards/marketplace/eligibility-messages.ts'
import { listText } from '#products/credit-cards/marketplace/list-messages.ts'
import { compareText } from './compare-messages.ts'
import type { ComparedCard } from './comparison.server.ts'

type CardRow = RowSpec<ComparedCard>

const { rows } = compareText
const terms = listText.termNames

/** All sections, in the order in which they are displayed, printed, and written to the file. */
const specs: readonly SectionSpec<keyof typeof compareText.sections, ComparedCard>[] = [
  {
    code: 'value',
    rows: [
      {
        label: rows.threeYears,
        of: ifValued(({ threeYears }) => money(threeYears.cents)),
        better: 'highest',
        isKey: true,
      },
      {
        label: rows.threeYearsLowest,
        of: ifValued(({ threeYears }) => money(threeYears.centsAtLowestApr)),
        better: 'highest',
        isKey: true,
      },
      { label: rows.firstYear, of: ifValued(({ firstYear }) => money(firstYear.cents)), better: 'highest' },
      {
        label: rows.secondYear,
        of: ifValued(({ ongoingYear }) => money(ongoingYear.cents)),
        better: 'highest',
        isKey: true,
      },
      { label: rows.owed, of: ifValued(({ owed }) => (owed ? money(owed.cents) : none)), better: 'lowest' },
    ],
  },
  {
    code: 'rates',
    rows: [
      {
        label: rows.highestApr,
        of: ({ card }) => percent(card.purchaseApr?.highestPercent ?? null),
        better: 'lowest',
        isKey: true,
      },
      {
        label: rows.lowestApr,
        of: ({ card }) => percent(card.purchaseApr?.lowestPercent ?? null),
        better: 'lowest',
        isKey: true,
      },
      {
        label: terms.promotions,
        of: ({ card }) => list(card.promotions.length > 0 ? [cardFacts.promotions(card)] : []),
      },
      stated(terms.grace, cardFacts.grace),
      stated(terms.minimum, cardFacts.minimum),
      stated(terms.transferApr, cardFacts.transferApr),
      stated(terms.transferFee, cardFacts.transferFee),
      stated(terms.cashAdvance, cardFacts.cashAdvance),
      stated(terms.penaltyApr, cardFacts.penaltyApr),
      {
        label: rows.seen,
        of: ({ card, ageDays }) =>
          text(compareText.seen(listText.day(card.termsSeenOn), listText.daysAgo(ageDays))),
      },
    ],
  },
  {
    code: 'fees',
    rows: [
      { label: terms.annualFee, of: ({ card }) => money(card.annualFeeCents), better: 'lowest', isKey: true },
      {
        label: terms.foreignFee,
        of: ({ card }) => percent(card.foreignFeePercent),
        better: 'lowest',
        isKey: true,
      },
      { label: terms.lateFee, of: ({ card }) => money(card.lateFeeCents), better: 'lowest' },
      { label: terms.returnedFee, of: ({ card }) => money(card.returnedPaymentFeeCents), better: 'lowest' },
      {
        label: terms.deposit,
        of: ({ card }) => (card.deposit ? text(cardFacts.deposit(card)) : none),
        isKey: true,
      },
    ],
  },
  {
    code: 'rewards',
    rows: [
      { label: terms.rewards, of: ({ card }) => list(cardFacts.rewards(card)), isKey: true },
      { label: terms.credits, of: ({ card }) => list(cardFacts.credits(card)) },
      { label: terms.bonus, of: ({ card }) => list([cardFacts.bonus(card) ?? []].flat()) },
    ],
  },
  {
    code: 'fit',
    rows: [
      ...fitRows(compareText, eligibilityText),
      stated(terms.credit, cardFacts.credit),
      stated(terms.cosigner, cardFacts.cosigner),
      stated(terms.itin, cardFacts.itin),
      stated(terms.bureaus, cardFacts.bureaus),
      stated(rows.types, cardFacts.types),
    ],
  },
  {
    code: 'site',
    rows: [
      {
        label: compareText.paid,
        of: ({ isPaid, card }) => (isYours(card) ? none : text(compareText.isPaid(isPaid, card.isSample))),
      },
    ],
  },
]

/** Returns all rows, in the order in which they are displayed, printed, and written to the file. */
export function compareCardRows(columns: readonly ComparedCard[]): CompareSection[] {
  return compareSections(specs, columns, compareText)
}

function stated(label: string, of: (card: KnownCard) => string | undefined): CardRow {
  return {
    label,
    of: ({ card }) => {
      // What is not asked of a card that the visitor has.
      if (isYours(card)) return { kind: 'not_said', text: compareText.notAsked }
      const words = of(card)
      return words === undefined ? none : text(words)
    },
  }
}

/** Wraps a fact that only a valued card has. */
function ifValued(of: (value: CardValue) => Fact) {
  return ({ value }: ComparedCard) => (value ? of(value) : none)
}
