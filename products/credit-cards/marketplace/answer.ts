import type { ValueLineCode } from '#domain/cards/card-value.ts'
import { paymentToEnd } from '#domain/cards/carry-balance.ts'
import type { ExplainedCard } from '#domain/cards/compare-cards.ts'
import type { Carrying } from '#domain/cards/situation.ts'
import { spentCentsAMonth } from '#domain/cards/spend-by-set.ts'
import { formatDollars } from '#domain/money.ts'
import { answerText } from './answer-messages.ts'
import { cardFacts } from './card-facts.ts'
import type { CardsView } from './cards-view.server.ts'
import { listText } from './list-messages.ts'

/** The amount that the answer is about. */
interface AnswerAmount {
  label: string
  amount: string
  unit: string
  isGain: boolean
}

/** What is said of the best card, and which card that is. */
export interface CardAnswer {
  /** Left out where no card earns anything, or none is listed. */
  amount: AnswerAmount | undefined
  sentences: readonly string[]
  /** What else to know before applying. */
  cautions: readonly string[]
  /** The card that the amount is of. */
  card: { id: string; named: string } | undefined
  /** The parts of a cost, as in the card's receipt; they add up to it. */
  lines: readonly { name: string; cost: string }[]
}

/** Says in a few sentences what to take, and what it depends on. */
export function answerCards(view: CardsView): CardAnswer {
  const { best, applicant } = view
  const { carries } = view.situation
  const nothing = { amount: undefined, cautions: [], card: undefined, lines: [] }
  if (applicant.age === 'under_18') return { ...nothing, sentences: [answerText.minor] }
  if (!best) return { ...nothing, sentences: [] }
  const { id, name, issuerName } = best.card
  const open = best.eligibility.verdict === 'unknown' ? [answerText.cannotTell] : []
  const young = applicant.age === 'from_18' ? [answerText.young] : open
  return {
    amount: carries ? toCost(best) : toWorth(view, best),
    sentences: carries ? [formatEnd(view, best, carries)] : formatWorth(view, best),
    cautions: [
      ...(carries
        ? [answerText.owing(formatDollars(carries.cents)), cardFacts.missedPayment(best.card)]
        : []),
      ...young,
    ],
    card: { id, named: listText.of({ name, issuer: issuerName }) },
    lines: carries ? listCosts(view, best, carries) : [],
  }
}

function toWorth({ next }: CardsView, { card, value }: ExplainedCard): AnswerAmount | undefined {
  const cents = value.threeYears.cents ?? 0
  if (cents <= 0) return undefined
  const amount = formatDollars(cents)
  const isTie = next && formatDollars(next.cents) === amount
  return {
    label: isTie ? answerText.worthTie(card.name, next.card.name) : answerText.worth(card.name),
    amount,
    unit: isTie ? answerText.unitEach : answerText.unit,
    isGain: true,
  }
}

function formatWorth({ situation }: CardsView, { card, value }: ExplainedCard): string[] {
  const cents = value.threeYears.cents ?? 0
  if (cents <= 0) return [answerText.nothing({ name: card.name, issuer: card.issuerName }, cents)]
  const bonus = value.firstYear.lines.find(({ code }) => code === 'bonus')?.cents ?? 0
  const total = formatDollars(spentCentsAMonth(situation.spending))
  return [
    ...(value.limitedToCents === null ? [] : [listText.limited(formatDollars(value.limitedToCents), total)]),
    card.bonus && bonus > 0
      ? `${answerText.bonus(bonus, card.bonus.spendCents, card.bonus.withinMonths)} ${answerText.later(value.ongoingYear.cents ?? 0)}`
      : answerText.interest,
  ]
}

/** The cost at the highest APR, which is the one to plan for. */
function toCost({ card, value: { threeYears } }: ExplainedCard): AnswerAmount | undefined {
  if (threeYears.cents === null) return undefined
  const [lowest, highest] = toEnds(threeYears)
  return {
    label: answerText.cost(card.name),
    amount: highest,
    unit: lowest === highest ? answerText.unit : answerText.unitAtHighest(lowest),
    isGain: false,
  }
}

/** When the balance ends, by the months of the card's own receipt. */
function formatEnd(
  { situation }: CardsView,
  { card, value }: Pick<ExplainedCard, 'card' | 'value'>,
  carries: Carrying,
): string {
  const { atHighestApr, atLowestApr } = value.endsInMonth
  if (carries.paysCents === null) {
    const payment = paymentToEnd(card, carries, spentCentsAMonth(situation.spending))
    return answerText.never(formatDollars(carries.cents), formatDollars(payment))
  }
  const payment = formatDollars(carries.paysCents)
  if (atHighestApr !== null)
    return answerText.ends(payment, { from: atLowestApr ?? atHighestApr, to: atHighestApr })
  const owedCents = value.owed?.cents ?? 0
  if (owedCents > carries.cents) return answerText.grows(payment)
  const owed = formatDollars(owedCents)
  return atLowestApr === null
    ? answerText.stillOwed(payment, owed)
    : answerText.endsOnlyAtLowest(payment, { month: atLowestApr, owed })
}

function listCosts(
  { situation }: CardsView,
  { value }: ExplainedCard,
  carries: Carrying,
): CardAnswer['lines'] {
  const names: Partial<Record<ValueLineCode, string>> = {
    balance_interest: answerText.onBalance(formatDollars(carries.cents)),
    purchase_interest: answerText.onPurchases(formatDollars(spentCentsAMonth(situation.spending))),
  }
  return value.threeYears.lines.map((line) => {
    const [lowest, highest] = toEnds(line)
    return {
      name: names[line.code] ?? listText.receipt.lines[line.code],
      cost: lowest === highest ? highest : listText.receipt.ends(lowest, highest),
    }
  })
}

/** A cost at the lowest and the highest APR. */
function toEnds({ cents, centsAtLowestApr }: { cents: number | null; centsAtLowestApr: number | null }) {
  return [formatDollars(-(centsAtLowestApr ?? 0)), formatDollars(-(cents ?? 0))] as const
}
