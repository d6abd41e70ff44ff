import type { LoanRules } from './loan-rules.ts'
import type { BorrowerProfile } from './profile.ts'
import { refinanceRules } from './refinance-rules.ts'
import type { Rule } from './rule.ts'
import type { Eligibility, Judgment, RuleVerdict, Verdict } from './rule-verdict.ts'
import { rulesAlone, rulesWithCosigner, sharedRules } from './rules.ts'

/**
 * Judges whether a lender's rules accept a borrower, as far as the answers tell. A borrower can apply alone
 * or, where the lender allows it, with a cosigner; each option must meet all of its own rules, and the option
 * with the better chance counts.
 */
export function judge(rules: LoanRules, profile: BorrowerProfile): Judgment {
  const shared = tally(listShared(rules), rules, profile)
  const way = chooseWay(rules, profile)
  const refusals = shared.refusals + way.refusals
  const unknowns = shared.unknowns + way.unknowns
  return {
    verdict: getVerdict(refusals, unknowns),
    isWithCosigner: way.isWithCosigner,
    refusals,
    // The rules that depend on whether there is a cosigner count as one, however many there are.
    openRules: unknowns - way.waitForCosigner + Math.min(1, way.waitForCosigner) + countUnpublished(rules),
  }
}

/** Returns the same judgment together with the verdict of each rule. */
export function checkEligibility(rules: LoanRules, { profile }: { profile: BorrowerProfile }): Eligibility {
  const judgment = judge(rules, profile)
  return {
    ...judgment,
    rules: rulesOf(rules, judgment).flatMap((rule) => rule.explain(rules, profile) ?? []),
    unpublished: unpublishedMinimums(rules),
  }
}

/** Returns the verdicts of only those rules that refuse the borrower. */
export function listRefusals(rules: LoanRules, profile: BorrowerProfile): RuleVerdict[] {
  return rulesOf(rules, judge(rules, profile))
    .filter((rule) => rule.judge(rules, profile)?.verdict === 'no')
    .flatMap((rule) => rule.explain(rules, profile) ?? [])
}

function rulesOf(rules: LoanRules, { isWithCosigner }: Judgment): readonly Rule[] {
  return [...listShared(rules), ...(isWithCosigner ? rulesWithCosigner : rulesAlone)]
}

const sharedOfRefinancing: readonly Rule[] = [...sharedRules, ...refinanceRules]

/** Returns the rules that are the same with and without a cosigner. */
function listShared({ refinance }: LoanRules): readonly Rule[] {
  return refinance === null ? sharedRules : sharedOfRefinancing
}

interface Tally {
  refusals: number
  unknowns: number
  /** The unknown rules that depend on whether there is a cosigner. */
  waitForCosigner: number
  isWithCosigner: boolean
}

function tally(list: readonly Rule[], rules: LoanRules, profile: BorrowerProfile): Tally {
  let refusals = 0
  let unknowns = 0
  let waitForCosigner = 0
  for (const rule of list) {
    const outcome = rule.judge(rules, profile)
    if (outcome?.verdict === 'no') refusals += 1
    if (outcome?.verdict === 'unknown') unknowns += 1
    if (outcome?.settledBy === 'cosigner') waitForCosigner += 1
  }
  return { refusals, unknowns, waitForCosigner, isWithCosigner: list === rulesWithCosigner }
}

function chooseWay(rules: LoanRules, profile: BorrowerProfile): Tally {
  if (rules.cosigner === 'not_taken') return tally(rulesAlone, rules, profile)
  const withCosigner = tally(rulesWithCosigner, rules, profile)
  if (rules.cosigner === 'required') return withCosigner
  const alone = tally(rulesAlone, rules, profile)
  const difference = chance(alone) - chance(withCosigner)
  // When the chances are equal, a borrower who has a cosigner is judged with that cosigner.
  if (difference === 0) return profile.hasCosigner ? withCosigner : alone
  return difference > 0 ? alone : withCosigner
}

/** Ranks an option: a "yes" is highest, then fewer unknowns, then fewer refusals. */
function chance({ refusals, unknowns }: Tally): number {
  return refusals > 0 ? -100 * refusals : -unknowns
}

function getVerdict(refusals: number, unknowns: number): Verdict {
  if (refusals > 0) return 'no'
  return unknowns > 0 ? 'unknown' : 'yes'
}

function countUnpublished({ minimumScore, minimumIncomeCents }: LoanRules): number {
  return Number(minimumScore === null) + Number(minimumIncomeCents === null)
}

function unpublishedMinimums({ minimumScore, minimumIncomeCents }: LoanRules): Eligibility['unpublished'] {
  const unpublished: ('credit' | 'income')[] = []
  if (minimumScore === null) unpublished.push('credit')
  if (minimumIncomeCents === null) unpublished.push('income')
  return unpublished
}
