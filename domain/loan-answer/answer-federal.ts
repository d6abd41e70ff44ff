import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import type { Borrower } from '#domain/eligibility/profile.ts'
import type { Verdict } from '#domain/eligibility/rule-verdict.ts'
import { checkFederalCitizenship, type FederalSituation } from '#domain/federal-limits/federal-situation.ts'
import {
  type CentsRange,
  calculateRemainingFederalLoans,
  onlyCostBinds,
  type RemainingFederalLoans,
} from '#domain/federal-limits/remaining-federal-loans.ts'
import type { ClosedCitizenship, FederalSentence, NeedSentence, Place, Whose } from './answer-sentence.ts'
import { pricePlusLoan } from './plus-loan.ts'
import { chooseListedCents, type PrivateNeed } from './private-need.ts'

export interface FederalFacts {
  federal: FederalSituation
  borrower: Borrower | undefined
  /** Whether a parent answers for the student who borrows. */
  isForChild: boolean
  /** Undefined while the visitor's own amount is not known. */
  need: PrivateNeed | undefined
  /** The amount that the list is for. */
  listedCents: number
  /** `YYYY-MM-DD` */
  today: string
}

/** Says how federal loans come first, or why they do not, for the student's status and enrollment. */
export function answerFederal(facts: FederalFacts): FederalSentence[] {
  const remaining = calculateRemainingFederalLoans(facts.federal)
  const ofParent = facts.borrower === 'parent' ? answerParentPlus(remaining, facts) : []
  return [answerDirect(remaining, facts), ...answerGraduatePlus(remaining, facts), ...ofParent]
}

/** Says what a parent could borrow instead of what is left to a student. */
export function answerInstead(facts: FederalFacts): FederalSentence[] {
  return facts.borrower === 'parent'
    ? []
    : answerParentPlus(calculateRemainingFederalLoans(facts.federal), facts)
}

/** Says what federal loans leave to find. Without them nothing is left out, so there is nothing to say. */
export function answerNeed(facts: FederalFacts): NeedSentence[] {
  return [...answerLeft(facts), ...answerPart(facts)]
}

function answerPart({ need, listedCents }: FederalFacts): NeedSentence[] {
  if (!need) return []
  // What federal loans leave if they turn out to be open, or all of it where they leave nothing.
  const leastCents = need.privateIfEligibleCents || chooseListedCents(need)
  return listedCents < leastCents
    ? [{ kind: 'list_for_part', listedCents, openCents: leastCents - listedCents }]
    : []
}

function answerLeft(facts: FederalFacts): NeedSentence[] {
  const { federal, need } = facts
  if (!need) return []
  const { wholeCents, privateCents, privateIfEligibleCents } = need
  const remaining = calculateRemainingFederalLoans(federal)
  const afterPlus = findLeftAfterPlus(remaining, facts)
  if (privateCents === 0) return [{ kind: 'list_if_still_needed', wholeCents }]
  if (privateIfEligibleCents !== null && privateIfEligibleCents < wholeCents)
    return [{ kind: 'left_if_eligible', privateCents: privateIfEligibleCents, afterPlus }]
  if (afterPlus) {
    const isAtMost = afterPlus.fromCents < afterPlus.toCents || remaining.student.thisYear.toCents > 0
    return [{ kind: 'left_after_plus', missingCents: wholeCents, leftCents: afterPlus.toCents, isAtMost }]
  }
  if (privateCents === wholeCents) return []
  const { fromCents, toCents } = remaining.student.thisYear
  const orPlus = remaining.graduatePlus.fromCents > 0
  return [{ kind: 'left_to_find', privateCents, isAtMost: fromCents < toCents, orPlus }]
}

function answerDirect(remaining: RemainingFederalLoans, facts: FederalFacts): FederalSentence {
  const { federal, need } = facts
  const whose = toWhose(facts)
  const { thisYear, yearlyLimit } = remaining.student
  if (remaining.mayBorrow === 'no' && isClosed(federal.citizenship))
    return { kind: 'federal_closed', citizenship: federal.citizenship, places: instead[federal.citizenship] }
  if (yearlyLimit.toCents === 0) {
    const halfTime = calculateRemainingFederalLoans({ ...federal, enrollment: 'half_time' }).student.thisYear
    return { kind: 'federal_from_half_time', whose, remaining: halfTime }
  }
  if (thisYear.toCents === 0)
    return { kind: 'federal_used_up', whose, hasPlus: remaining.graduatePlus.toCents > 0 }
  if (remaining.mayBorrow === 'unknown') return { kind: 'federal_if_eligible', whose, remaining: thisYear }
  return need?.privateCents === 0
    ? { kind: 'federal_can_cover', whose, remaining: thisYear, wholeCents: need.wholeCents }
    : { kind: 'federal_first', whose, remaining: thisYear }
}

/** Graduate PLUS loans ended but for the interim exception; there they cover what other loans leave. */
function answerGraduatePlus({ graduatePlus }: RemainingFederalLoans, facts: FederalFacts): FederalSentence[] {
  const missingCents = findMissing(facts)
  if (graduatePlus.toCents === 0 || missingCents === 0) return []
  const isSure = graduatePlus.fromCents > 0
  const loan = isSure ? pricePlusLoan(missingCents, onlyCostBinds, facts.today) : null
  return [{ kind: 'graduate_plus', whose: toWhose(facts), loan }]
}

/**
 * A parent's federal loan stands beside the private one: for a parent who borrows, and for a dependent student whose own
 * loans leave something to find.
 */
function answerParentPlus(
  { parentPlus, notes }: RemainingFederalLoans,
  facts: FederalFacts,
): FederalSentence[] {
  const { federal, borrower, today } = facts
  const isParent = borrower === 'parent'
  if (isParent && checkFederalCitizenship(federal.parentCitizenship) === 'no')
    return notes.includes('more_when_plus_is_refused') ? [{ kind: 'plus_closed' }] : []
  const missingCents = findMissing(facts)
  const limited = calculateRemainingFederalLoans({ ...federal, isExcepted: false }).parentPlus?.thisYear
  if (!parentPlus || !limited || parentPlus.yearlyLimit.toCents === 0 || missingCents === 0) return []
  if (federal.dependency !== 'dependent') return []
  if (parentPlus.thisYear.toCents === 0) return isParent ? [{ kind: 'plus_used_up' }] : []
  const isLifted = toVerdict(federal.isExcepted)
  const limitCents = isLifted === 'yes' || limited.toCents === 0 ? onlyCostBinds : limited.toCents
  return [
    {
      kind: 'parent_plus',
      whose: toWhose(facts),
      isInstead: !isParent,
      isLifted,
      remaining: limited,
      limitInAllCents: awardYear202627.parentPlusLimits.aggregateCents,
      loan: pricePlusLoan(missingCents, limitCents, today),
    },
  ]
}

/** What a PLUS loan would leave to a parent who borrows, after the child's own loans; `null` if none is open. */
function findLeftAfterPlus({ parentPlus }: RemainingFederalLoans, facts: FederalFacts): CentsRange | null {
  if (facts.borrower !== 'parent' || !parentPlus || parentPlus.thisYear.toCents === 0) return null
  const missingCents = findMissing(facts)
  const leftBy = (limitCents: number) =>
    missingCents - pricePlusLoan(missingCents, limitCents, facts.today).paidOutCents
  const { fromCents, toCents } = parentPlus.thisYear
  return { fromCents: leftBy(toCents), toCents: leftBy(fromCents) }
}

/** What the student's own Direct Loans leave open, as far as they are sure. */
function findMissing({ need, listedCents }: FederalFacts): number {
  return need ? (need.privateIfEligibleCents ?? need.privateCents) : listedCents
}

function toVerdict(answer: boolean | undefined): Verdict {
  if (answer === undefined) return 'unknown'
  return answer ? 'yes' : 'no'
}

/** What is open to a student whom federal loans are closed to, nearest first. */
const instead: Record<ClosedCitizenship, readonly Place[]> = {
  daca: ['aid_office', 'state', 'scholarships'],
  visa: ['aid_office', 'scholarships', 'international_office'],
  none: ['aid_office', 'state', 'scholarships'],
}

function isClosed(citizenship: FederalSituation['citizenship']): citizenship is ClosedCitizenship {
  return citizenship !== undefined && citizenship in instead
}

function toWhose({ borrower, isForChild }: FederalFacts): Whose {
  if (borrower === 'parent' || isForChild) return 'child'
  return borrower === 'other' ? 'student' : 'own'
}
