import type {
  Education,
  Employment,
  GraduateDegree,
  RefinancedLoans,
  SchoolYear,
  VisaStatus,
} from '#domain/refinance/codes.ts'
import type { LaterMajority } from './age-of-majority.ts'
import type { LoanRules } from './loan-rules.ts'
import type { Borrower, Citizenship, Degree, Enrollment, SchoolControl, SchoolLevel } from './profile.ts'

/** `unknown`: the borrower's answers do not settle the rule. */
export type Verdict = 'yes' | 'no' | 'unknown'

/** The person a rule applies to. */
export type Signer = 'borrower' | 'cosigner'

/** The questions of the sign-up flow that can settle a rule. */
export type SettlingQuestion =
  | 'who'
  | 'school'
  | 'degree'
  | 'enrollment'
  | 'credit'
  | 'income'
  | 'cosigner'
  | 'cosigner-income'
  | 'state'
  | 'citizenship'
  | RefinanceQuestion

/** The questions about refinancing that can settle a rule. */
export type RefinanceQuestion =
  | 'type-of-loan'
  | 'education'
  | 'graduate-degree'
  | 'school-year'
  | 'employment'
  | 'employment-start'

/** Lenders want a citizen or permanent resident to cosign for a borrower who is neither. */
interface CosignerCondition {
  isResident?: true
}

/** A change that would turn a "no" into a "yes" or an "unknown". */
export type Change =
  | { to: 'borrower'; oneOf: readonly Borrower[] }
  | { to: 'enrollment'; atLeast: Enrollment }
  | ({ to: 'cosigner' } & CosignerCondition)
  /** `orCosigner`: a cosigner with this score would satisfy the rule too. */
  | ({ to: 'score'; whose: Signer; atLeast: number; orCosigner: boolean } & CosignerCondition)
  | ({ to: 'income'; whose: Signer; atLeastCents: number; orCosigner: boolean } & CosignerCondition)
  | { to: 'refinanced_loans'; oneOf: readonly RefinancedLoans[] }
  | { to: 'employment'; oneOf: readonly Employment[] }
  | { to: 'job_start'; withinDays: number }

/** Each rule with what it requires, in display order. */
export type RuleRequirement =
  | { rule: 'borrower'; wants: { oneOf: readonly Borrower[] } }
  | { rule: 'state'; wants: NonNullable<LoanRules['states']> }
  | {
      rule: 'citizenship'
      /** `withCosigner`: citizenships accepted with a cosigner who is a citizen or permanent resident. */
      wants: { oneOf: readonly Citizenship[]; withCosigner: readonly Citizenship[] }
    }
  | { rule: 'degree'; wants: { oneOf: readonly Degree[] } }
  | { rule: 'school_control'; wants: { oneOf: readonly SchoolControl[] } }
  | { rule: 'school_level'; wants: { oneOf: readonly SchoolLevel[] } }
  | { rule: 'enrollment'; wants: { atLeast: Enrollment } }
  /**
   * `orWithCosigner`: a younger student is taken with an adult cosigner. `later`: where one comes of age after 18,
   * which a lender may wait for, if the borrower lives there and may be younger.
   */
  | { rule: 'age'; wants: { from: 18; orWithCosigner: boolean; later: LaterMajority | null } }
  | { rule: 'cosigner'; wants: { cosigner: 'required' | 'optional' } }
  | { rule: 'credit'; wants: { whose: Signer; atLeast: number } }
  | { rule: 'income'; wants: { whose: Signer; atLeastCents: number } }
  | { rule: 'refinanced_loans'; wants: { oneOf: readonly RefinancedLoans[] } }
  | { rule: 'visa_status'; wants: { oneOf: readonly VisaStatus[] } }
  | { rule: 'education'; wants: { atLeast: Education } }
  | { rule: 'graduate_degree'; wants: { oneOf: readonly GraduateDegree[] } }
  | { rule: 'school_year'; wants: { oneOf: readonly SchoolYear[] } }
  | { rule: 'employment'; wants: { oneOf: readonly Employment[] } }
  | { rule: 'job_start'; wants: { withinDays: number } }

export type RuleName = RuleRequirement['rule']

export interface Outcome {
  verdict: Verdict
  /**
   * The question whose answer settles an unknown; `null` when the rule is settled or no question of ours can
   * settle it.
   */
  settledBy: SettlingQuestion | null
  /**
   * Whether the borrower's answer is a band that straddles the rule, so that only the exact figure settles
   * it.
   */
  needsExactFigure: boolean
}

export type RuleVerdict = RuleRequirement &
  Outcome & {
    /**
     * The smallest change that ends a "no"; `null` when the verdict is not "no" or the borrower cannot change
     * it.
     */
    change: Change | null
  }

/** The combined verdict of a lender's rules for a borrower. */
export interface Judgment {
  /** "no" if any rule says "no"; otherwise "unknown" if any rule is unknown. */
  verdict: Verdict
  /**
   * Whether the loan is judged with a cosigner. When a lender allows both, the option with the better chance
   * is judged.
   */
  isWithCosigner: boolean
  /** The number of rules that refuse the borrower. */
  refusals: number
  /**
   * The number of things that stand between the borrower and a certain "yes": unknown rules and unpublished
   * minimums. All rules that depend on whether there is a cosigner count as one; otherwise a lender would
   * look more certain by hiding its minimums.
   */
  openRules: number
}

/** A judgment together with the rules behind it. */
export interface Eligibility extends Judgment {
  /** The lender's published rules, and the age rule. */
  rules: readonly RuleVerdict[]
  /**
   * The minimums that this lender does not publish. They refuse nobody and prove nothing. A minimum of 0
   * counts as published.
   */
  unpublished: readonly ('credit' | 'income')[]
}
