import type { LoanRules } from './loan-rules.ts'
import type { Borrower, Citizenship, Degree, Enrollment, SchoolControl, SchoolLevel } from './profile.ts'

/** `unknown`: what is known of the borrower does not settle it. */
export type Verdict = 'yes' | 'no' | 'unknown'

/** Who a rule looks at. */
export type Signer = 'borrower' | 'cosigner'

/** The questions of the sign-up flow that can settle a rule. */
export type SettlingQuestion =
  | 'age'
  | 'borrower'
  | 'school'
  | 'studies'
  | 'credit'
  | 'income'
  | 'cosigner'
  | 'cosigner-finances'
  | 'state'
  | 'citizenship'

/** What would turn a no into a yes or a "cannot tell". */
export type Change =
  | { to: 'borrower'; oneOf: readonly Borrower[] }
  | { to: 'enrollment'; atLeast: Enrollment }
  | { to: 'cosigner' }
  /** `orCosigner`: a cosigner who has it would do as well. */
  | { to: 'score'; whose: Signer; atLeast: number; orCosigner: boolean }
  | { to: 'income'; whose: Signer; atLeastCents: number; orCosigner: boolean }

/** Each rule with what it asks for, in the order in which rules are shown. */
export type Wanted =
  | { rule: 'age'; wants: { from: 18 } }
  | { rule: 'borrower'; wants: { oneOf: readonly Borrower[] } }
  | { rule: 'state'; wants: NonNullable<LoanRules['states']> }
  | {
      rule: 'citizenship'
      /** `withCosigner`: with a cosigner who is a citizen or permanent resident. */
      wants: { oneOf: readonly Citizenship[]; withCosigner: readonly Citizenship[] }
    }
  | { rule: 'degree'; wants: { oneOf: readonly Degree[] } }
  | { rule: 'school_control'; wants: { oneOf: readonly SchoolControl[] } }
  | { rule: 'school_level'; wants: { oneOf: readonly SchoolLevel[] } }
  | { rule: 'enrollment'; wants: { atLeast: Enrollment } }
  | { rule: 'cosigner'; wants: { cosigner: 'required' | 'optional' } }
  | { rule: 'credit'; wants: { whose: Signer; atLeast: number } }
  | { rule: 'income'; wants: { whose: Signer; atLeastCents: number } }

export type RuleName = Wanted['rule']

export interface Outcome {
  verdict: Verdict
  /** The question whose answer settles an unknown; null when it is settled, or no question of ours can. */
  settledBy: SettlingQuestion | null
  /** The question is answered, but its band lies on both sides of the rule: only the exact figure settles it. */
  needsExactFigure: boolean
}

export type RuleVerdict = Wanted &
  Outcome & {
    /** The smallest change that ends a no; null when it is not a no, or nothing the borrower can do ends it. */
    change: Change | null
  }

/** What a lender's rules come to for a borrower. */
export interface Judgment {
  /** One no is a no; otherwise one unknown is an unknown. */
  verdict: Verdict
  /** Whether it is judged as a loan with a cosigner. Where a lender takes both, the way with the better chance is judged. */
  isWithCosigner: boolean
  /** How many rules refuse. */
  noes: number
  /**
   * How many things stand between a borrower and a sure yes: rules that cannot be told, and minimums not published. Rules that
   * wait for the one answer whether there is a cosigner count once, or hiding its minimums would make a lender look surer.
   */
  openRules: number
}

/** A judgment with everything it was made of. */
export interface Eligibility extends Judgment {
  /** The rules the lender publishes, and the age rule. */
  rules: readonly RuleVerdict[]
  /** Minimums that lenders have and this one does not publish. They refuse nobody and prove nothing; one of 0 is published. */
  unpublished: readonly ('credit' | 'income')[]
}
