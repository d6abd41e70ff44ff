import { awardYear202627 } from '#domain/award-years/2026-27.ts'
import { directLoanFees, directLoanRates } from '#domain/award-years/direct-loans.ts'
import type { Borrower } from '#domain/eligibility/profile.ts'
import {
  calculateFederalRoom,
  checkFederalCitizenship,
  type FederalRoom,
  type FederalSituation,
} from '#domain/federal-room.ts'
import type { ClosedCitizenship, FederalSentence, NeedSentence, Place, Whose } from './answer-sentence.ts'
import type { PrivateNeed } from './private-need.ts'

export interface FederalFacts {
  federal: FederalSituation
  borrower: Borrower | undefined
  /** Undefined while the visitor's own amount is not known. */
  need: PrivateNeed | undefined
  /** `YYYY-MM-DD` */
  today: string
}

/** Says how federal loans come first, or why they do not, for the student's status and enrollment. */
export function answerFederal(facts: FederalFacts): FederalSentence[] {
  const { federal, borrower } = facts
  const room = calculateFederalRoom(federal)
  return [answerDirect(room, facts), ...(borrower === 'parent' ? answerPlus(room, facts) : [])]
}

/** Says what federal loans leave to find. Without them nothing is left out, so there is nothing to say. */
export function answerNeed({ federal, need }: Pick<FederalFacts, 'federal' | 'need'>): NeedSentence[] {
  if (!need) return []
  const { wholeCents, privateCents, privateIfEligibleCents } = need
  if (privateCents === 0) return [{ kind: 'list_if_still_needed', wholeCents }]
  if (privateIfEligibleCents !== null && privateIfEligibleCents < wholeCents)
    return [{ kind: 'left_if_eligible', privateCents: privateIfEligibleCents }]
  if (privateCents === wholeCents) return []
  const { fromCents, toCents } = calculateFederalRoom(federal).student.thisYear
  return [{ kind: 'left_to_find', privateCents, isAtMost: fromCents < toCents }]
}

function answerDirect(room: FederalRoom, { federal, borrower, need }: FederalFacts): FederalSentence {
  const whose = toWhose(borrower)
  const { thisYear, yearlyLimit } = room.student
  if (room.mayBorrow === 'no' && isClosed(federal.citizenship))
    return { kind: 'federal_closed', citizenship: federal.citizenship, places: instead[federal.citizenship] }
  if (yearlyLimit.toCents === 0) {
    const halfTime = calculateFederalRoom({ ...federal, enrollment: 'half_time' }).student.thisYear
    return { kind: 'federal_from_half_time', whose, room: halfTime }
  }
  if (thisYear.toCents === 0) return { kind: 'federal_used_up', whose }
  if (room.mayBorrow === 'unknown') return { kind: 'federal_if_eligible', whose, room: thisYear }
  return need?.privateCents === 0
    ? { kind: 'federal_can_cover', whose, room: thisYear, wholeCents: need.wholeCents }
    : { kind: 'federal_first', whose, room: thisYear }
}

/** A parent has federal loans of their own, beside the child's. */
function answerPlus({ parentPlus, notes }: FederalRoom, { federal, today }: FederalFacts): FederalSentence[] {
  if (checkFederalCitizenship(federal.parentCitizenship) === 'no')
    return notes.includes('more_when_plus_is_refused') ? [{ kind: 'plus_closed' }] : []
  if (!parentPlus || parentPlus.thisYear.toCents === 0) return []
  const ratePercent = directLoanRates[awardYear202627.name].plusPercent
  const feePercent =
    directLoanFees.find(({ from, before }) => from <= today && today < before)?.plusPercent ?? null
  return [{ kind: 'plus_too', room: parentPlus.thisYear, ratePercent, feePercent }]
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

function toWhose(borrower: Borrower | undefined): Whose {
  if (borrower === 'parent') return 'child'
  return borrower === 'other' ? 'student' : 'own'
}
