import { canChange, type RefusalGroup, type RefusalReason } from '#domain/eligibility/refusal-groups.ts'
import type { RuleName } from '#domain/eligibility/rule-verdict.ts'
import { eligibilityText } from './eligibility-messages.ts'

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

const noChangeForAny = 'Nothing you could change would make any of these a yes.'

const reasons: Record<RuleName, string> = {
  age: 'Lend only to people 18 or older',
  borrower: 'Require someone else to borrow for the student',
  state: 'Don’t lend in your state',
  citizenship: 'Don’t lend to people with your citizenship status',
  degree: 'Don’t lend for your degree',
  school_control: 'Don’t lend to students at your type of school',
  school_level: 'Don’t lend for programs as long as yours',
  enrollment: 'Require a heavier course load',
  cosigner: 'Require a cosigner',
  credit: 'Require a higher credit score',
  income: 'Require a higher income',
  refinanced_loans: 'Don’t refinance this type of loan',
  visa_status: 'Don’t lend to people with your citizenship or immigration status',
  education: 'Require a higher degree',
  graduate_degree: 'Lend only for other graduate degrees',
  school_year: 'Don’t lend to students in your year',
  employment: 'Require a different employment status',
  job_start: 'Require a job that starts sooner',
}
/** Where a cosigner would end the "no". */
const cosignerReasons: Partial<Record<RuleName, string>> = {
  age: 'Lend to people under 18 only with a cosigner',
  citizenship: 'Lend to people with your citizenship status only with a cosigner',
}

/** Says why offers are refused and what would change it, once for all offers of a group. */
export function describeRefusals(group: RefusalGroup<unknown>): { why: string; change: string } {
  const { reasons, offers, isSameForAll } = group
  const [first = '', ...others] = reasons.map(reason)
  const why = [first, ...others.map((other) => other.charAt(0).toLowerCase() + other.slice(1))].join(' and ')
  if (!canChange(group))
    return { why, change: offers.length === 1 ? eligibilityText.noChange : noChangeForAny }
  const which = offers.length === 1 ? 'It' : isSameForAll ? 'Each' : 'The closest one'
  const conditions = new Set(
    reasons.flatMap((each) => (each.change ? eligibilityText.condition(each.change) : [])),
  )
  return { why, change: `${which} could be a yes ${and.format(conditions)}.` }
}

/** Completes "These lenders …". */
function reason({ rule, whose, change }: RefusalReason): string {
  if (change?.to === 'cosigner') return cosignerReasons[rule] ?? 'Require a cosigner'
  const from = whose === 'cosigner' ? ' from your cosigner' : ''
  return `${reasons[rule]}${from}`
}
