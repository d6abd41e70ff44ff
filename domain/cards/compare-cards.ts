import { addDays, daysBetween } from '#domain/dates.ts'
import type { Exactly } from '#domain/ranking/exactly.ts'
import { maxRateAgeDays } from '#domain/ranking/max-rate-age.ts'
import type { CardApplicant } from './applicant.ts'
import type { Card } from './card.ts'
import type { CardWeights } from './card-criteria.ts'
import { type CardSortCode, type RankedCard, sortCards } from './card-sorts.ts'
import { type CardValue, toValue } from './card-value.ts'
import { type CardEligibility, type CardJudgment, checkApplicant, judgeApplicant } from './check-applicant.ts'
import {
  type BalanceRefusal,
  type PreparedSituation,
  prepareSituation,
  priceCard,
  refuseBalance,
  sumPriced,
} from './price-card.ts'
import { type CardScoreReceipt, cardRankingInput, explainCardScore, scoreCardInput } from './rank-card.ts'
import type { CardSituation } from './situation.ts'

export interface CardsComparedFor {
  applicant: CardApplicant
  situation: CardSituation
  weights: CardWeights
  sort: CardSortCode
  /** `YYYY-MM-DD` */
  today: string
}

export interface CardComparison {
  /** The cards that the applicant may get, in the order of the sort. Their verdict is "yes" or "unknown". */
  available: RankedCard[]
  /** The cards that a rule refuses: fewest refusals first, then by id. */
  refused: RefusedCard[]
  /** The cards whose terms were read more than 30 days ago, which are not ranked: newest first, then by id. */
  stale: StaleCard[]
  /** The cards that cannot hold the balance that is carried, by id. */
  withoutRoom: CardWithoutRoom[]
}

interface RefusedCard {
  card: Card
  judgment: CardJudgment
}

interface CardWithoutRoom {
  card: Card
  reason: BalanceRefusal
}

interface StaleCard {
  card: Card
  ageDays: number
}

/**
 * Puts every card into exactly one list. Its inputs cannot hold fields beyond their types, so nothing about payments
 * between issuers and us can reach the result.
 */
export function compareCards<Given extends Card, For extends CardsComparedFor>(
  cards: readonly Exactly<Card, Given>[],
  comparedFor: Exactly<CardsComparedFor, For>,
): CardComparison {
  const { applicant, situation, weights, sort, today } = comparedFor
  const prepared = prepareSituation(situation)
  const oldestDay = addDays(today, -maxRateAgeDays)
  const available: RankedCard[] = []
  const refused: RefusedCard[] = []
  const stale: StaleCard[] = []
  const withoutRoom: CardWithoutRoom[] = []
  for (const card of cards) {
    if (card.termsSeenOn < oldestDay) {
      stale.push({ card, ageDays: daysBetween(card.termsSeenOn, today) })
      continue
    }
    const judgment = judgeApplicant(card, applicant)
    if (judgment.verdict === 'no') {
      refused.push({ card, judgment })
      continue
    }
    const reason = refuseBalance(card, prepared)
    if (reason) withoutRoom.push({ card, reason })
    else available.push(rankCard(card, judgment, prepared, weights))
  }
  return {
    available: sortCards(available, sort),
    refused: refused.sort((a, b) => a.judgment.refusals - b.judgment.refusals || byId(a.card, b.card)),
    stale: stale.sort((a, b) => a.ageDays - b.ageDays || byId(a.card, b.card)),
    withoutRoom: withoutRoom.sort((a, b) => byId(a.card, b.card)),
  }
}

function rankCard(
  card: Card,
  judgment: CardJudgment,
  prepared: PreparedSituation,
  weights: CardWeights,
): RankedCard {
  const priced = priceCard(card, prepared)
  const sums = sumPriced(priced, prepared)
  const input = cardRankingInput(card, prepared, judgment, sums.threeYearsCents)
  return { card, judgment, priced, score: scoreCardInput(input, weights), ...sums }
}

/** A ranked card with everything that decided its place; only the few cards shown need it. */
export interface ExplainedCard extends RankedCard {
  value: CardValue
  eligibility: CardEligibility
  receipt: CardScoreReceipt
}

export function explainCard(
  ranked: RankedCard,
  { applicant, situation, weights }: Pick<CardsComparedFor, 'applicant' | 'situation' | 'weights'>,
): ExplainedCard {
  const { card, judgment, priced, threeYearsCents } = ranked
  const prepared = prepareSituation(situation)
  return {
    ...ranked,
    value: toValue(priced, prepared),
    eligibility: checkApplicant(card, applicant),
    receipt: explainCardScore(cardRankingInput(card, prepared, judgment, threeYearsCents), weights),
  }
}

function byId(a: Card, b: Card): number {
  return a.id < b.id ? -1 : 1
}
