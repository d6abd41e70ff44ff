import type { LoanRules } from './loan-rules.ts'
import type { BorrowerProfile } from './profile.ts'
import { checkAlone, checkSharedRules, checkWithCosigner } from './rule-checks.ts'
import type { Eligibility, RuleVerdict, Verdict } from './rule-verdict.ts'

/**
 * Whether a lender's rules let a borrower in, rule by rule, as far as the answers tell. A loan can be asked for alone or with
 * a cosigner, where the lender takes one; each way has to meet all of its rules at once, and the better way counts.
 */
export function checkEligibility(rules: LoanRules, { profile }: { profile: BorrowerProfile }): Eligibility {
  const shared = checkSharedRules(rules, profile)
  const way = chooseWay(rules, profile)
  const verdicts = [...shared, ...way.rules]
  return {
    verdict: verdictOf(verdicts),
    isWithCosigner: way.isWithCosigner,
    rules: verdicts,
    unpublished: unpublishedMinimums(rules),
  }
}

interface Way {
  isWithCosigner: boolean
  rules: RuleVerdict[]
}

function chooseWay(rules: LoanRules, profile: BorrowerProfile): Way {
  const { cosigner } = rules
  if (cosigner === 'not_taken') return { isWithCosigner: false, rules: checkAlone(rules, profile) }
  const withCosigner = { isWithCosigner: true, rules: checkWithCosigner({ ...rules, cosigner }, profile) }
  if (cosigner === 'required') return withCosigner
  const alone = { isWithCosigner: false, rules: checkAlone(rules, profile) }
  const difference = chance(alone.rules) - chance(withCosigner.rules)
  // Equal chances: whoever has a cosigner is asked about the loan they mean to take.
  if (difference === 0) return profile.hasCosigner ? withCosigner : alone
  return difference > 0 ? alone : withCosigner
}

/** Larger is better: a yes, then fewer unknowns, then fewer noes. */
function chance(verdicts: readonly RuleVerdict[]): number {
  let noes = 0
  let unknowns = 0
  for (const { verdict } of verdicts) {
    if (verdict === 'no') noes += 1
    if (verdict === 'unknown') unknowns += 1
  }
  return noes > 0 ? -100 * noes : -unknowns
}

function verdictOf(verdicts: readonly RuleVerdict[]): Verdict {
  let result: Verdict = 'yes'
  for (const { verdict } of verdicts) {
    if (verdict === 'no') return 'no'
    if (verdict === 'unknown') result = 'unknown'
  }
  return result
}

const none: Eligibility['unpublished'] = []

function unpublishedMinimums({ minimumScore, minimumIncomeCents }: LoanRules): Eligibility['unpublished'] {
  if (minimumScore !== null && minimumIncomeCents !== null) return none
  const unpublished: ('credit' | 'income')[] = []
  if (minimumScore === null) unpublished.push('credit')
  if (minimumIncomeCents === null) unpublished.push('income')
  return unpublished
}
