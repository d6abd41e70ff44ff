import { type BorrowerProfile, isNoncitizen } from '#domain/eligibility/profile.ts'
import { checkFederalCitizenship } from '#domain/federal-limits/federal-situation.ts'
import type { Comparison } from '#domain/loans/compare-offers.ts'
import type { Weights } from '#domain/loans/criteria.ts'
import type { LoanOffer } from '#domain/loans/loan-offer.ts'
import type { Borrowing } from '#domain/loans/priced-offer.ts'
import type { RankedOffer } from '#domain/loans/sorts.ts'
import { answerChoice } from './answer-choice.ts'
import { answerFederal, answerInstead, answerNeed, type FederalFacts } from './answer-federal.ts'
import type {
  AnswerSentence,
  ChoiceSentence,
  NothingSentence,
  PartSentence,
  Place,
} from './answer-sentence.ts'
import { findLargestPart } from './lends-part.ts'
import { findSmallestChange, make, mayFit } from './what-would-fit.ts'

export interface AnswerFacts extends Omit<FederalFacts, 'borrower' | 'listedCents'> {
  profile: BorrowerProfile
  /** With the amount that the list is for. */
  borrowing: Borrowing
  /** The visitor does not know the amount, so the list assumes one. */
  isAmountUnknown: boolean
  /** The loans of the list, in its order: those that pass the visitor's filters. */
  listed: readonly RankedOffer[]
  /** How many more loans the filters hide. */
  hidden: number
  refused: Comparison['refused']
  leftOut: Comparison['leftOut']
  /** The weights of the list's score; `null` when it is in another order. */
  weights: Weights | null
  /** For a parent who borrows: the loans that may be open if the child borrows and the parent cosigns. */
  childMayBorrow: { opens: number; amountCents: number } | null
}

/**
 * Answers "what should I do?" above a list of private loans, in the order in which it should be done: federal loans first,
 * what they leave, the loan of the list with the lowest worst case, and what would help when the list is empty. It only
 * names loans of the list, and it never promises one: see `ChoiceSentence`.
 */
export function answerLoans(facts: AnswerFacts): AnswerSentence[] {
  const { profile, borrowing, weights, listed, isAmountUnknown, isForChild } = facts
  const { amountCents } = borrowing
  const federalFacts = { ...facts, borrower: profile.borrower, listedCents: amountCents }
  return [
    ...answerFederal(federalFacts),
    ...(isAmountUnknown
      ? [{ kind: 'amount_unknown' as const, assumedCents: amountCents }]
      : answerNeed(federalFacts)),
    ...answerBeside(federalFacts, listed.length === 0),
    ...answerChoice(listed, { profile, isForChild, amountCents, weights }),
    ...answerShortList(facts),
    ...answerChild(facts),
    ...(listed.length === 0 ? answerNothing(facts) : []),
  ]
}

/**
 * What stands beside a private loan of a dependent student: a parent's PLUS loan and the school's payment plan. An empty
 * list names the plan by itself.
 */
function answerBeside(facts: FederalFacts, isEmpty: boolean): AnswerSentence[] {
  const instead = answerInstead(facts)
  return instead.length === 0 || isEmpty
    ? instead
    : [...instead, { kind: 'ask_elsewhere', places: ['payment_plan'] }]
}

/** To whoever has no cosigner and few loans, one may open more. */
function answerShortList(facts: AnswerFacts): AnswerSentence[] {
  const { profile, listed, hidden } = facts
  if (profile.hasCosigner !== false || listed.length === 0 || listed.length + hidden > maxInShortList)
    return []
  const then = make({ to: 'cosigner' }, facts)
  const opens = listOthers(facts).filter((offer) => mayFit(offer, then)).length
  return opens > 0 ? [{ kind: 'cosigner_may_open', opens, isForNoncitizen: isNoncitizen(profile) }] : []
}

const maxInShortList = 3

function answerChild({ childMayBorrow }: AnswerFacts): ChoiceSentence[] {
  return childMayBorrow && childMayBorrow.opens > 0 ? [{ kind: 'child_may_borrow', ...childMayBorrow }] : []
}

function answerNothing(facts: AnswerFacts): NothingSentence[] {
  const { hidden, borrowing } = facts
  if (hidden > 0) return [{ kind: 'filters_hide_all', count: hidden }]
  if (facts.refused.length + facts.leftOut.length === 0)
    return [{ kind: 'nothing_listed' }, ...askElsewhere(facts, forMuch)]
  const part = findLargestPart(facts.leftOut, facts)
  const found = findSmallestChange(listOthers(facts), facts)
  const isTooLittle = found?.change.to === 'more'
  return [
    ...(part ? [part] : [{ kind: 'nothing_fits' as const, amountCents: borrowing.amountCents }]),
    ...formatChange(found, { part, isForNoncitizen: isNoncitizen(facts.profile) }),
    ...askElsewhere(facts, isTooLittle ? forLittle : forMuch),
  ]
}

/** Who cannot have federal loans has been told already where else to ask. */
function askElsewhere({ federal }: AnswerFacts, places: readonly Place[]): NothingSentence[] {
  return checkFederalCitizenship(federal.citizenship) === 'no' ? [] : [{ kind: 'ask_elsewhere', places }]
}

/** The change that would open a loan for the whole amount, or what would where nothing else fits. */
function formatChange(
  found: ReturnType<typeof findSmallestChange>,
  { part, isForNoncitizen }: { part: PartSentence | null; isForNoncitizen: boolean },
): NothingSentence[] {
  if (!found) return part ? [] : [{ kind: 'no_change_would_help' }]
  if (part && found.change.to === 'less') return []
  return [{ kind: 'may_fit_with', ...found, isForNoncitizen }]
}

const forLittle: readonly Place[] = ['payment_plan', 'aid_office']
const forMuch: readonly Place[] = ['aid_office', 'payment_plan']

/** The offers that a change might bring back; no change brings back a deadline. */
function listOthers({ refused, leftOut }: AnswerFacts): LoanOffer[] {
  const open = leftOut.filter(({ reason }) => reason !== 'deadline_passed')
  return [...refused, ...open].map(({ offer }) => offer)
}
