import { checkEligibility } from '#domain/eligibility/check-eligibility.ts'
import { type BorrowerProfile, isNoncitizen } from '#domain/eligibility/profile.ts'
import type { Weights } from '#domain/loans/criteria.ts'
import { findGains } from '#domain/loans/reason-above.ts'
import type { RankedOffer } from '#domain/loans/sorts.ts'
import type { ChoiceSentence, NamedOffer, NamedWorstCase, Signers } from './answer-sentence.ts'
import { findLowestWorstCase, type RankedWorstCase } from './lowest-worst-case.ts'

/** How many criteria are named as the reason for another place. */
const maxReasons = 2

interface ChoiceFacts {
  profile: BorrowerProfile
  /** Whether a parent answers for the student who borrows. */
  isForChild: boolean
  /** The amount that the list is for. */
  amountCents: number
  /** The weights of the list's score; `null` when it is in another order, which needs no explanation. */
  weights: Weights | null
}

/**
 * Says which loan of the list has the lowest worst case, what not to count on there, and why another loan leads the list
 * if one does. Says nothing about an empty list.
 * @param listed the loans of the list, in its order
 */
export function answerChoice(listed: readonly RankedOffer[], facts: ChoiceFacts): ChoiceSentence[] {
  const found = findLowestWorstCase(listed)
  if (!found) return []
  const { ranked } = found
  const named = { offerId: ranked.offer.id, lenderName: ranked.offer.lenderName }
  const lowest = formatLowest(found, listed, facts)
  const isLeaderNamed = lowest.some((sentence) => sentence.kind === 'otherwise_lowest' && sentence.isLeader)
  return [
    ...lowest,
    ...formatLowestRate(ranked, named),
    ...(isLeaderNamed ? [] : formatLeader(ranked, listed, facts)),
    ...(ranked.judgment.isWithCosigner ? [{ kind: 'cosigner_signs' as const, ...named }] : []),
  ]
}

/** Names the loan; if it may turn out not to be open, also the lowest of those that are named without "may". */
function formatLowest(
  found: RankedWorstCase,
  listed: readonly RankedOffer[],
  facts: ChoiceFacts,
): ChoiceSentence[] {
  const { profile } = facts
  const named = { ...toNamed(found, facts), isOnly: listed.length === 1 }
  if (isSettled(found.ranked)) return [{ kind: 'lowest_worst_case', ...named }]
  const { rules } = checkEligibility(found.ranked.offer.rules, { profile })
  const open = rules.filter(({ verdict }) => verdict === 'unknown').map(({ rule }) => rule)
  const settled = findLowestWorstCase(listed.filter(isSettled))
  const isLeader = settled !== undefined && settled.ranked === listed[0]
  return [
    { kind: 'may_have_lowest_worst_case', open, ...named },
    ...(settled ? [{ kind: 'otherwise_lowest' as const, isLeader, ...toNamed(settled, facts) }] : []),
  ]
}

/** Whether the answers settle everything that is published, and the score, which decides most, is published. */
function isSettled({ judgment, offer }: RankedOffer): boolean {
  return judgment.verdict === 'yes' && offer.rules.minimumScore !== null
}

function formatLowestRate({ lowestEnd, offer }: RankedOffer, named: NamedOffer): ChoiceSentence[] {
  const isOneRate = offer.lowestRatePercent === offer.highestRatePercent
  if (lowestEnd === 'yes' || isOneRate) return []
  const { floorMinimumScore: minimumScore, floorScoreOf: scoreOf } = offer
  const isExcluded = lowestEnd === 'no'
  return [{ kind: 'lowest_rate_not_to_count_on', isExcluded, minimumScore, scoreOf, ...named }]
}

function formatLeader(
  chosen: RankedOffer,
  [leader]: readonly RankedOffer[],
  { amountCents, weights }: ChoiceFacts,
): ChoiceSentence[] {
  if (!weights || !leader || leader.offer.id === chosen.offer.id) return []
  const gains = findGains(leader, chosen, { amountCents, weights })
  const because = gains.slice(0, maxReasons).map(({ criterion }) => criterion)
  const { id: offerId, lenderName } = leader.offer
  return [{ kind: 'another_leads', because, offerId, lenderName }]
}

function toNamed({ ranked, ...figures }: RankedWorstCase, facts: ChoiceFacts): NamedWorstCase {
  const { offer, judgment, priced } = ranked
  const worst = {
    ...figures,
    termMonths: priced.termMonths,
    isImmediate: priced.option.choice === 'immediate',
  }
  const signers = toSigners(judgment, facts)
  return { offerId: offer.id, lenderName: offer.lenderName, signers, isOnly: false, worst }
}

function toSigners(
  { isWithCosigner }: RankedOffer['judgment'],
  { profile, isForChild }: ChoiceFacts,
): Signers {
  if (!isWithCosigner) return isForChild ? 'child_alone' : 'alone'
  if (profile.hasCosigner) return isForChild ? 'child_with_cosigner' : 'with_your_cosigner'
  return isNoncitizen(profile) ? 'with_a_resident' : 'with_a_cosigner'
}
