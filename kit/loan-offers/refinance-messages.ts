import type { Change, RefinanceQuestion, RuleName, RuleVerdict } from '#domain/eligibility/rule-verdict.ts'
import type {
  Education,
  Employment,
  GraduateDegree,
  RefinancedLoans,
  SchoolYear,
  VisaStatus,
} from '#domain/refinance/codes.ts'

/*
 * Texts about whether someone can refinance with a lender; `eligibilityText` has those of every loan.
 */

// cspell:ignore osteopathic

const or = new Intl.ListFormat('en-US', { type: 'disjunction' })
const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

const loansNames: Record<RefinancedLoans, string> = {
  MY_OWN_LOANS_FEDERAL_OR_PRIVATE: 'your own loans, federal or private',
  MY_LOANS_PRIVATE: 'your own private loans',
  MY_LOANS_FEDERAL_AND_PRIVATE: 'your own federal and private loans together',
  PARENT_PLUS_IM_A_PARENT: 'Parent PLUS loans that a parent owes',
  PARENT_PLUS_IM_A_STUDENT: 'Parent PLUS loans that the student takes over',
}

const visaNames: Record<VisaStatus, string> = {
  CITIZEN: 'US citizens',
  PERMANENT_RESIDENT: 'permanent residents',
  H1_VISA: 'people on an H-1 visa',
  E2_VISA: 'people on an E-2 visa',
  E3_VISA: 'people on an E-3 visa',
  O1_VISA: 'people on an O-1 visa',
  L1_VISA: 'people on an L-1 visa',
  J1_VISA: 'people on a J-1 visa',
  OTHER: 'people with another status',
}

const educationNames: Record<Education, string> = {
  HIGH_SCHOOL: 'a high school diploma',
  ASSOCIATES: 'an associate’s degree',
  BACHELORS: 'a bachelor’s degree',
  MASTERS: 'a master’s degree',
  DOCTORATE: 'a doctorate',
}

const graduateDegreeNames: Record<GraduateDegree, string> = {
  MASTERS_ARTS: 'a Master of Arts',
  MASTERS_SCIENCE_ENGINEERING: 'a master’s in science or engineering',
  MBA_OTHER_MASTERS: 'an MBA or another master’s',
  JD: 'a law degree (JD)',
  MD: 'a medical degree (MD)',
  DO: 'an osteopathic medical degree (DO)',
  DDM: 'a dental degree (DMD)',
  DDS: 'a dental degree (DDS)',
  VMD: 'a veterinary degree (DVM or VMD)',
  PHD: 'a PhD',
  PHARMA_D: 'a pharmacy degree (PharmD)',
  OTHER_DOCTORATE: 'another doctorate',
}

const schoolYearNames: Record<SchoolYear, string> = {
  JR: 'juniors',
  SR: 'seniors',
  II: 'graduate students in their second year',
  III: 'graduate students in their third year',
  IV: 'graduate students in their fourth year',
  V: 'graduate students in their fifth year',
  NONE: 'people who are no longer in school',
}

const employmentNames: Record<Employment, string> = {
  EMPLOYED_FULL_TIME: 'working full time',
  EMPLOYED_PART_TIME: 'working part time',
  SELF_EMPLOYED: 'self-employed',
  RETIRED: 'retired',
  UNEMPLOYED: 'out of work',
  STARTING_SOON_JOB_OFFER: 'about to start a job with a written offer',
}

export const refinanceRuleNames = {
  refinanced_loans: 'which loans',
  visa_status: 'citizenship or immigration status',
  education: 'degree',
  graduate_degree: 'graduate degree',
  school_year: 'year in school',
  employment: 'employment',
  job_start: 'job start date',
} as const satisfies Partial<Record<RuleName, string>>

export type RefinanceRuleName = keyof typeof refinanceRuleNames

export const refinanceQuestionNames: Record<RefinanceQuestion, string> = {
  'type-of-loan': 'Which loans',
  education: 'Education',
  'graduate-degree': 'Graduate degree',
  'school-year': 'Year in school',
  employment: 'Employment',
  'employment-start': 'Job start date',
}

/** Says what a rule that only refinancing has requires. */
export function formatRefinanceRule(rule: Extract<RuleVerdict, { rule: RefinanceRuleName }>): string {
  switch (rule.rule) {
    case 'refinanced_loans':
      return `Refinances ${or.format(rule.wants.oneOf.map((code) => loansNames[code]))}`
    case 'visa_status':
      return `For ${and.format(rule.wants.oneOf.map((code) => visaNames[code]))}`
    case 'education':
      return `With ${educationNames[rule.wants.atLeast]} or higher`
    case 'graduate_degree':
      return `With ${or.format(rule.wants.oneOf.map((code) => graduateDegreeNames[code]))}`
    case 'school_year':
      return `For ${and.format(rule.wants.oneOf.map((code) => schoolYearNames[code]))}`
    case 'employment':
      return `For people who are ${or.format(rule.wants.oneOf.map((code) => employmentNames[code]))}`
    case 'job_start':
      return `If you have a job offer, the job starts within ${rule.wants.withinDays} days`
  }
}

type RefinanceChange = Extract<Change, { to: 'refinanced_loans' | 'employment' | 'job_start' }>

/** Says what would turn a "no" of such a rule into a possible "yes". */
export function refinanceCondition(change: RefinanceChange): string {
  switch (change.to) {
    case 'refinanced_loans':
      return `for ${or.format(change.oneOf.map((code) => loansNames[code]))}`
    case 'employment':
      return `once you are ${or.format(change.oneOf.map((code) => employmentNames[code]))}`
    case 'job_start':
      return `once your start date is within ${change.withinDays} days`
  }
}
