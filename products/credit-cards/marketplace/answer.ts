import type { Card } from '#domain/cards/card.ts'
import type { ExplainedCard } from '#domain/cards/compare-cards.ts'
import { debtOn, paymentToPayOff, payOff } from '#domain/cards/pay-off.ts'
import { spendingCategories } from '#domain/cards/spending.ts'
import { formatDollars } from '#domain/money.ts'
import { answerText } from './answer-messages.ts'
import type { CardsView } from './cards-view.server.ts'

/** What is said of the best card, and which card that is. */
export interface CardAnswer {
  sentences: readonly string[]
  /** The card that the first sentence names. */
  card: { id: string; name: string } | undefined
}

/** Says in two or three sentences what to take, and what it depends on. */
export function answerCards(view: CardsView): CardAnswer {
  const { best, applicant } = view
  if (applicant.age === 'under_18') return { sentences: [answerText.minor], card: undefined }
  if (!best) return { sentences: [], card: undefined }
  const { id, name } = best.card
  const money = best.value.kind === 'cost' ? formatCost(view, best) : formatWorth(view, best)
  const open = best.eligibility.verdict === 'unknown' ? [answerText.cannotTell] : []
  const young = applicant.age === 'from_18' ? [answerText.young] : open
  return { sentences: [...money, ...young], card: { id, name } }
}

function formatWorth({ situation, next }: CardsView, { card, value }: ExplainedCard): string[] {
  const named = toNamed(card)
  const cents = value.threeYears.cents ?? 0
  const total = spendingCategories.reduce((sum, category) => sum + situation.spending[category], 0)
  if (cents <= 0) return [answerText.nothing(named, cents)]
  const bonus = value.firstYear.lines.find(({ code }) => code === 'bonus')?.cents ?? 0
  const sum = { cents, total: formatDollars(total) }
  const isTie = next && formatDollars(next.cents) === formatDollars(cents)
  return [
    isTie ? answerText.worthTie(named, toNamed(next.card), sum) : answerText.worth(named, sum),
    card.bonus && bonus > 0
      ? `${answerText.bonus(bonus, card.bonus.spendCents, card.bonus.withinMonths)} ${answerText.later(value.ongoingYear.cents ?? 0)}`
      : answerText.interest,
  ]
}

function formatCost({ situation: { carries } }: CardsView, { card, value }: ExplainedCard): string[] {
  if (carries === null) return []
  const { cents, centsAtLowestApr } = value.threeYears
  const carried = formatDollars(carries.cents)
  const [lowest, highest] = [formatDollars(-(centsAtLowestApr ?? 0)), formatDollars(-(cents ?? 0))]
  const first = answerText.cost(toNamed(card), { carried, lowest, highest, isRange: lowest !== highest })
  const debt = debtOn(card, carries.cents, carries.isTransferred, 'highest')
  if (!debt) return [first]
  if (carries.paysCents === null)
    return [first, answerText.never(carried, formatDollars(Math.ceil(paymentToPayOff(debt, 36) / 100) * 100))]
  const payoff = payOff(debt, { cents: carries.paysCents })
  if (payoff.kind === 'never') return [first, answerText.grows]
  return [first, answerText.ends(payoff.months, formatDollars(payoff.interestCents))]
}

function toNamed({ name, issuerName }: Card) {
  return { name, issuer: issuerName }
}
