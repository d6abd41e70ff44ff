import type { Citizenship } from '#domain/eligibility/profile.ts'
import type { RuleName, Verdict } from '#domain/eligibility/rule-verdict.ts'
import type { CentsRange } from '#domain/federal-limits/remaining-federal-loans.ts'
import type { CriterionCode } from '#domain/loans/criteria.ts'
import type { FloorScoreOf } from '#domain/loans/loan-offer.ts'
import type { PlusLoan } from './plus-loan.ts'
import type { FittingChange } from './what-would-fit.ts'

/** Whose federal loans a sentence is about: the visitor's own, their child's, or those of a student they help. */
export type Whose = 'own' | 'child' | 'student'

/** The citizenships that rule out federal loans. */
export type ClosedCitizenship = Extract<Citizenship, 'daca' | 'visa' | 'none'>

/**
 * Whose signature a loan is judged with: the visitor's cosigner, one still to be found, or none. The last two are of a
 * student for whom a parent answers.
 */
export type Signers =
  | 'with_your_cosigner'
  | 'with_a_cosigner'
  | 'with_a_resident'
  | 'alone'
  | 'child_with_cosigner'
  | 'child_alone'

/** One loan of the list that a sentence names. */
export interface NamedOffer {
  offerId: string
  lenderName: string
}

/** What a loan costs at the highest rate it can reach, as a sentence says it. */
export interface NamedWorstCase extends NamedOffer {
  signers: Signers
  /** Whether the list has no other loan. */
  isOnly: boolean
  worst: {
    ratePercent: number
    /** The full monthly payment. */
    monthlyCents: number
    totalCents: number
    /** Months of full payments. */
    termMonths: number
    /** Whether full payments begin at once, and not after school. */
    isImmediate: boolean
    /** The lender states no cap, so the rate can rise above the one assumed here. */
    isAssumed: boolean
  }
}

/** Where else to ask for help. */
export type Place = 'aid_office' | 'payment_plan' | 'state' | 'scholarships' | 'international_office'

/** What can be said of federal loans, before any private one. Amounts are whole cents, of one award year. */
export type FederalSentence =
  /** `remaining`: what is left this year; both ends are equal when it is known exactly. */
  | { kind: 'federal_first'; whose: Whose; remaining: CentsRange }
  /** The certain part of what remains covers everything that is missing. */
  | { kind: 'federal_can_cover'; whose: Whose; remaining: CentsRange; wholeCents: number }
  /** It is not known whether the student's citizenship allows federal loans. */
  | { kind: 'federal_if_eligible'; whose: Whose; remaining: CentsRange }
  /** `hasPlus`: Graduate PLUS loans may still be open. */
  | { kind: 'federal_used_up'; whose: Whose; hasPlus: boolean }
  /** `remaining`: what half time would open. */
  | { kind: 'federal_from_half_time'; whose: Whose; remaining: CentsRange }
  | { kind: 'federal_closed'; citizenship: ClosedCitizenship; places: readonly Place[] }
  /** Inside the interim exception; without `loan`, it is not known whether the student is inside. */
  | { kind: 'graduate_plus'; whose: Whose; loan: PlusLoan | null }
  /**
   * What a parent can take for a dependent student. `isInstead`: the student borrows; `isLifted`: whether the interim
   * exception lifts the limits; `remaining` is what they leave this year unless it does.
   */
  | {
      kind: 'parent_plus'
      whose: Whose
      isInstead: boolean
      isLifted: Verdict
      remaining: CentsRange
      limitInAllCents: number
      loan: PlusLoan
    }
  | { kind: 'plus_used_up' }
  | { kind: 'plus_closed' }

/** What remains to be found, and the amount that the list is for. */
export type NeedSentence =
  /** `isAtMost`: more federal loans may remain than is certain; `orPlus`: a Graduate PLUS loan can cover it. */
  | { kind: 'left_to_find'; privateCents: number; isAtMost: boolean; orPlus: boolean }
  /** `afterPlus`: what a parent's PLUS loan leaves of that; `null` for whoever has none. */
  | { kind: 'left_if_eligible'; privateCents: number; afterPlus: CentsRange | null }
  /** Of the student's own loans nothing is sure; `isAtMost`: they may cover a part of what a PLUS loan leaves. */
  | { kind: 'left_after_plus'; missingCents: number; leftCents: number; isAtMost: boolean }
  | { kind: 'list_if_still_needed'; wholeCents: number }
  /** The visitor asked for a list for a part of what is left. */
  | { kind: 'list_for_part'; listedCents: number; openCents: number }
  | { kind: 'amount_unknown'; assumedCents: number }

/**
 * What stands out in the list. A loan whose rules are not all settled, or that publishes no minimum score, is only
 * named by a kind that begins with `may`, so no text can promise it.
 */
export type ChoiceSentence =
  | ({ kind: 'lowest_worst_case' } & NamedWorstCase)
  /** `open`: the rules that the answers do not settle; empty when the lender publishes no minimum score. */
  | ({ kind: 'may_have_lowest_worst_case'; open: readonly RuleName[] } & NamedWorstCase)
  /** The lowest worst case among the loans that are named without "may"; `isLeader`: the first of the list. */
  | ({ kind: 'otherwise_lowest'; isLeader: boolean } & NamedWorstCase)
  /** The answers exclude the lowest rate (`isExcluded`), or do not settle it. */
  | ({
      kind: 'lowest_rate_not_to_count_on'
      isExcluded: boolean
      minimumScore: number | null
      scoreOf: FloorScoreOf
    } & NamedOffer)
  /** Another loan has a better score; `because`: the criteria that lift it most. */
  | ({ kind: 'another_leads'; because: readonly CriterionCode[] } & NamedOffer)
  | ({ kind: 'cosigner_signs' } & NamedOffer)
  /** For a short list: how many more loans may fit with a cosigner; lenders often want a citizen for a noncitizen. */
  | { kind: 'cosigner_may_open'; opens: number; isForNoncitizen: boolean }
  /** For a parent who borrows: how many loans may be open if the child borrows and the parent cosigns. */
  | { kind: 'child_may_borrow'; opens: number; amountCents: number }

/** One lender covers a part of the amount, and none covers all of it. Amounts are whole cents. */
export interface PartSentence extends NamedOffer {
  kind: 'lends_part'
  /** Whether the loan is judged with the visitor's cosigner. */
  isWithCosigner: boolean
  upToCents: number
  /** What remains to be found. */
  openCents: number
}

/** What to do when the list is empty. */
export type NothingSentence =
  /** Nobody's loans are listed, so no answer of the visitor is the cause. */
  | { kind: 'nothing_listed' }
  | { kind: 'filters_hide_all'; count: number }
  | PartSentence
  | { kind: 'nothing_fits'; amountCents: number }
  /** The smallest change after which at least one loan may fit; `opens`: how many may then. */
  | { kind: 'may_fit_with'; change: FittingChange; opens: number; isForNoncitizen: boolean }
  | { kind: 'no_change_would_help' }
  /** Also what stands beside a private loan: see `answerLoans`. */
  | { kind: 'ask_elsewhere'; places: readonly Place[] }

/** A sentence of the answer, as data: which figures it says, and whether it may only say "may". */
export type AnswerSentence = FederalSentence | NeedSentence | ChoiceSentence | NothingSentence
