import type { LoanRules } from '#domain/eligibility/loan-rules.ts'
import type {
  Borrower,
  Citizenship,
  Degree,
  Enrollment,
  SchoolControl,
  SchoolLevel,
} from '#domain/eligibility/profile.ts'
import type {
  Change,
  Eligibility,
  RuleName,
  RuleVerdict,
  SettlingQuestion,
  Verdict,
} from '#domain/eligibility/rule-verdict.ts'
import { formatDollars } from '#domain/money.ts'
import { usStates } from '#domain/states.ts'
import {
  formatRefinanceRule,
  refinanceCondition,
  refinanceQuestionNames,
  refinanceRuleNames,
} from './refinance-messages.ts'

// cspell:ignore redit

const or = new Intl.ListFormat('en-US', { type: 'disjunction' })
const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

const whoIsResident = ' who is a citizen or permanent resident'

/** Texts about whether someone can get a loan. */
export const eligibilityText = {
  title: 'Can I get it?',
  verdict: { yes: 'Yes', no: 'No', unknown: 'Can’t tell' } satisfies Record<Verdict, string>,
  fits: 'You meet its rules',
  cannotTell: (rules: readonly RuleName[]) => `Can’t tell: ${joinRuleNames(rules)}`,
  withCosigner: 'Checked as a loan with a cosigner.',
  wants,
  settledBy: (question: SettlingQuestion) => `Answer “${questionNames[question]}” to find out`,
  exactFigure:
    'The minimum falls within your range. Only the exact figure would settle it, and we don’t ask for that.',
  onlyLender: 'Only the lender knows.',
  change,
  condition,
  aCosigner,
  whoIsResident,
  noChange: 'Nothing you could change would make this a yes.',
  unpublished: (minimums: Eligibility['unpublished']) =>
    `It publishes no minimum ${and.format(minimums.map((minimum) => ruleNames[minimum]))}, so no one can be sure before applying.`,
  notAnOffer: 'Meeting the rules doesn’t guarantee approval. The lender decides, after a credit check.',
} as const

const ruleNames: Record<RuleName, string> = {
  age: 'age',
  borrower: 'who borrows',
  state: 'state',
  citizenship: 'citizenship',
  degree: 'degree',
  school_control: 'type of school',
  school_level: 'program length',
  enrollment: 'enrollment',
  cosigner: 'cosigner',
  credit: 'credit score',
  income: 'income',
  ...refinanceRuleNames,
}

const questionNames: Record<SettlingQuestion, string> = {
  who: 'Who borrows',
  school: 'School',
  degree: 'Degree',
  enrollment: 'Enrollment',
  credit: 'Credit score',
  income: 'Income',
  cosigner: 'Cosigner',
  'cosigner-income': 'Cosigner’s income',
  state: 'State',
  citizenship: 'Citizenship',
  ...refinanceQuestionNames,
}

const borrowerNames: Record<Borrower, string> = {
  student: 'the student',
  parent: 'a parent',
  other: 'someone else on the student’s behalf',
}

const citizenshipNames: Record<Citizenship, string> = {
  citizen: 'US citizens',
  permanent_resident: 'permanent residents',
  eligible_noncitizen: 'refugees and people granted asylum',
  daca: 'people with DACA',
  visa: 'people on a visa',
  none: 'others',
}

const degreeNames: Record<Degree, string> = {
  certificate: 'a certificate',
  associates: 'an associate’s degree',
  bachelors: 'a bachelor’s degree',
  masters: 'a master’s degree',
  doctorate: 'a doctorate',
  professional: 'a professional degree',
}

const controlNames: Record<SchoolControl, string> = {
  public: 'public',
  nonprofit: 'private nonprofit',
  for_profit: 'for-profit',
}

const levelNames: Record<SchoolLevel, string> = {
  four_year: 'four-year',
  two_year: 'two-year',
  less_than_two_year: 'shorter',
}

const enrollmentNames: Record<Enrollment, string> = {
  full_time: 'Enrolled full time',
  half_time: 'Enrolled at least half time',
  less_than_half: 'Enrolled, even if less than half time',
}

/** Says what a rule requires. */
function wants(rule: RuleVerdict): string {
  switch (rule.rule) {
    case 'age':
      return age(rule.wants)
    case 'borrower':
      return `Borrowed by ${or.format(rule.wants.oneOf.map((code) => borrowerNames[code]))}`
    case 'state':
      return states(rule.wants)
    case 'citizenship':
      return citizenship(rule.wants)
    case 'degree':
      return `For ${or.format(rule.wants.oneOf.map((code) => degreeNames[code]))}`
    case 'school_control':
      return `At a ${or.format(rule.wants.oneOf.map((code) => controlNames[code]))} school`
    case 'school_level':
      return `At a school with ${or.format(rule.wants.oneOf.map((code) => levelNames[code]))} programs`
    case 'enrollment':
      return enrollmentNames[rule.wants.atLeast]
    case 'cosigner':
      return 'With a cosigner'
    case 'credit':
      return `${whose(rule.wants.whose)}redit score of ${rule.wants.atLeast} or more`
    case 'income':
      return `${rule.wants.whose === 'cosigner' ? 'Cosigner’s income' : 'Income'} of ${formatDollars(rule.wants.atLeastCents)} a year or more`
    default:
      return formatRefinanceRule(rule)
  }
}

function age({ from, orWithCosigner, later }: Extract<RuleVerdict, { rule: 'age' }>['wants']): string {
  const said = orWithCosigner ? `${from} or older, or younger with an adult cosigner` : `${from} or older`
  if (!later) return said
  const { age, contracts, state } = later
  const place = usStates.find(({ abbreviation }) => abbreviation === state)?.name ?? state
  return `${said}. In ${place} you become a legal adult at ${age}. Contracts are binding at ${contracts.from} there, but some lenders require a cosigner until ${age}`
}

function whose(signer: 'borrower' | 'cosigner'): string {
  return signer === 'cosigner' ? 'Cosigner’s c' : 'C'
}

function states(rule: NonNullable<LoanRules['states']>): string {
  return 'only' in rule ? `Living in ${or.format(rule.only)}` : `Not living in ${or.format(rule.except)}`
}

function citizenship({
  oneOf,
  withCosigner,
}: {
  oneOf: readonly Citizenship[]
  withCosigner: readonly Citizenship[]
}) {
  const names = (codes: readonly Citizenship[]) => and.format(codes.map((code) => citizenshipNames[code]))
  const alone = `For ${names(oneOf)}`
  if (withCosigner.length === 0) return alone
  return `${alone}; ${names(withCosigner)} with a cosigner${whoIsResident}`
}

/** Describes the smallest change that would turn a "no" into a possible "yes". */
function change(needed: Change): string {
  return `It could be a yes ${condition(needed)}.`
}

/** Names a change as a condition, such as "with a cosigner". */
function condition(needed: Change): string {
  switch (needed.to) {
    case 'borrower':
      return `if ${or.format(needed.oneOf.map((code) => borrowerNames[code]))} borrowed`
    case 'enrollment':
      return needed.atLeast === 'full_time'
        ? 'if you enrolled full time'
        : 'if you enrolled at least half time'
    case 'cosigner':
      return `with ${aCosigner(needed)}`
    case 'score':
      return `with a ${needed.whose === 'cosigner' ? 'cosigner’s ' : ''}score of ${needed.atLeast} or more${orCosigner(needed)}`
    case 'income':
      return `with an income of ${formatDollars(needed.atLeastCents)} a year or more${orCosigner(needed)}`
    default:
      return refinanceCondition(needed)
  }
}

function orCosigner({ orCosigner, isResident }: { orCosigner: boolean; isResident?: true }): string {
  if (!orCosigner) return ''
  return `, or with ${aCosigner({ isResident })}${isResident ? ' and' : ' who'} meets that minimum`
}

/** Names a cosigner, with what lenders want of one who signs for a noncitizen. */
function aCosigner({ isResident }: { isResident?: boolean | undefined }): string {
  return isResident ? `a cosigner${whoIsResident}` : 'a cosigner'
}

/** Names at most two rules, so that the chip stays one line; the rest are in the list of rules. */
function joinRuleNames(rules: readonly RuleName[]): string {
  const names = rules.map((rule) => ruleNames[rule])
  return names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(', ')
}
