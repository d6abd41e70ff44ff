import type { LoanRules } from './loan-rules.ts'
import type { BorrowerProfile } from './profile.ts'
import { refused } from './rule-checks.ts'
import type { Change, Outcome, RuleRequirement, RuleVerdict } from './rule-verdict.ts'

/*
 * Every offer of a large catalog is judged for every visitor, but only a few are shown with their rules. So
 * `judge` allocates nothing, and `explain` is a separate function that starts from the same outcome.
 */

/** One kind of lender rule. Both functions return `null` when the lender does not have it. */
export interface Rule {
  judge: (rules: LoanRules, profile: BorrowerProfile) => Outcome | null
  /** The same outcome, with what the lender requires and what would end a "no". */
  explain: (rules: LoanRules, profile: BorrowerProfile) => RuleVerdict | null
}

/** The parts of a rule; `asked` returns what one lender requires. */
interface RuleParts<Asked> {
  /** `null` or 0 when the lender has no such rule. */
  asked: (rules: LoanRules) => Asked | null
  judge: (asked: Asked, profile: BorrowerProfile, rules: LoanRules) => Outcome
  wanted: (asked: Asked, rules: LoanRules, profile: BorrowerProfile) => RuleRequirement
  /** Returns the smallest change that ends a "no". */
  change?: (asked: Asked, profile: BorrowerProfile, rules: LoanRules) => Change | null
}

export function rule<Asked>({ asked, judge, wanted, change }: RuleParts<Asked>): Rule {
  return {
    judge: (rules, profile) => {
      const wants = asked(rules)
      return wants ? judge(wants, profile, rules) : null
    },
    explain: (rules, profile) => {
      const wants = asked(rules)
      if (!wants) return null
      const outcome = judge(wants, profile, rules)
      const ends = outcome === refused ? change?.(wants, profile, rules) : null
      return { ...wanted(wants, rules, profile), ...outcome, change: ends ?? null }
    },
  }
}
