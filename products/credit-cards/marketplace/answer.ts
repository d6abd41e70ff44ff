import type { Card } from '#domain/cards/card.ts'
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

/** What is said of the best card, and which card that is. */
export interface CardAnswer {
  sentences: readonly string[]
  /** The card that the first sentence names. */
  card: { id: string; name: string } | undefined
  /** The parts of a cost, as in the card's receipt; they add up to the sum in the first sentence. */
  lines: readonly { name: string; cost: string }[]
}

/** Says in a few sentences what to take, and what it depends on. */
export function answerCards(view: CardsView): CardAnswer {
  const { best, applicant } = view
  const { carries } = view.situation
  if (applicant.age === 'under_18') return { sentences: [answerText.minor], card: undefined, lines: [] }
  if (!best) return { sentences: [], card: undefined, lines: [] }
  const { id, name } = best.card
  const money = carries ? formatCost(view, best, carries) : formatWorth(view, best)
  const open = best.eligibility.verdict === 'unknown' ? [answerText.cannotTell] : []
  const young = applicant.age === 'from_18' ? [answerText.young] : open
  return {
    sentences: [...money, ...young],
    card: { id, name },
    lines: carries ? listCosts(view, best, carries) : [],
  }
}

function formatWorth({ situation, next }: CardsView, { card, value }: ExplainedCard): string[] {
  const named = toNamed(card)
  const cents = value.threeYears.cents ?? 0
  if (cents <= 0) return [answerText.nothing(named, cents)]
  const bonus = value.firstYear.lines.find(({ code }) => code === 'bonus')?.cents ?? 0
  const isTie = next && formatDollars(next.cents) === formatDollars(cents)
  const total = formatDollars(spentCentsAMonth(situation.spending))
  return [
    isTie ? answerText.worthTie(named, toNamed(next.card), cents) : answerText.worth(named, cents),
    ...(value.limitedToCents === null ? [] : [listText.limited(formatDollars(value.limitedToCents), total)]),
    card.bonus && bonus > 0
      ? `${answerText.bonus(bonus, card.bonus.spendCents, card.bonus.withinMonths)} ${answerText.later(value.ongoingYear.cents ?? 0)}`
      : answerText.interest,
  ]
}

function formatCost(view: CardsView, { card, value }: ExplainedCard, carries: Carrying): string[] {
  const carried = formatDollars(carries.cents)
  return [
    answerText.cost(toNamed(card), { carried, cost: formatEnds(value.threeYears) }),
    formatEnd(view, { card, value }, carries),
    cardFacts.missedPayment(card),
  ]
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
  return value.threeYears.lines.map((line) => ({
    name: names[line.code] ?? listText.receipt.lines[line.code],
    cost: formatEnds(line),
  }))
}

/** Says a cost at both ends of the APR, or once where they are the same. */
function formatEnds({ cents, centsAtLowestApr }: { cents: number | null; centsAtLowestApr: number | null }) {
  const [lowest, highest] = [formatDollars(-(centsAtLowestApr ?? 0)), formatDollars(-(cents ?? 0))]
  return lowest === highest ? highest : listText.receipt.ends(lowest, highest)
}

function toNamed({ name, issuerName }: Card) {
  return { name, issuer: issuerName }
}
