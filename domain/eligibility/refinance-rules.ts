import { educations, isGraduateEducation } from '#domain/refinance/codes.ts'
import type { RefinanceRules } from '#domain/refinance/refinance-rules.ts'
import { takesSort } from '#domain/refinance/takes-loan.ts'
import type { BorrowerProfile } from './profile.ts'
import { type Rule, rule } from './rule.ts'
import { checkIsAmong, met, open, refused } from './rule-checks.ts'
import type { Outcome } from './rule-verdict.ts'

/** The rules that only refinancing has, in display order. */
export const refinanceRules: readonly Rule[] = [
  rule({
    asked: ({ refinance }) => refinance?.loans ?? null,
    judge: checkLoans,
    wanted: (oneOf) => ({ rule: 'refinanced_loans', wants: { oneOf } }),
    change: (oneOf) => ({ to: 'refinanced_loans', oneOf }),
  }),
  rule({
    asked: ({ refinance }) => refinance?.visaStatuses ?? null,
    judge: (oneOf, { visaStatus }) => checkIsAmong(oneOf, visaStatus, 'citizenship'),
    wanted: (oneOf) => ({ rule: 'visa_status', wants: { oneOf } }),
  }),
  rule({
    asked: ({ refinance }) => refinance?.minimumEducation ?? null,
    judge: checkEducation,
    wanted: (atLeast) => ({ rule: 'education', wants: { atLeast } }),
  }),
  rule({
    asked: ({ refinance }) => refinance?.graduateDegrees ?? null,
    judge: checkGraduateDegree,
    wanted: (oneOf) => ({ rule: 'graduate_degree', wants: { oneOf } }),
  }),
  rule({
    asked: ({ refinance }) => refinance?.schoolYears ?? null,
    judge: (oneOf, { schoolYear }) => checkIsAmong(oneOf, schoolYear, 'school-year'),
    wanted: (oneOf) => ({ rule: 'school_year', wants: { oneOf } }),
  }),
  rule({
    asked: ({ refinance }) => refinance?.employments ?? null,
    judge: (oneOf, { employment }) => checkIsAmong(oneOf, employment, 'employment'),
    wanted: (oneOf) => ({ rule: 'employment', wants: { oneOf } }),
    change: (oneOf) => ({ to: 'employment', oneOf }),
  }),
  rule({
    asked: ({ refinance }) => refinance?.jobStartsWithinDays ?? null,
    judge: checkJobStart,
    wanted: (withinDays) => ({ rule: 'job_start', wants: { withinDays } }),
    change: (withinDays) => ({ to: 'job_start', withinDays }),
  }),
]

/** The lender must take both what the visitor said and each loan that was listed. */
function checkLoans(
  oneOf: NonNullable<RefinanceRules['loans']>,
  { refinancedLoans, loanSorts }: BorrowerProfile,
): Outcome {
  if (loanSorts?.some((sort) => !takesSort(oneOf, sort))) return refused
  return checkIsAmong(oneOf, refinancedLoans, 'type-of-loan')
}

function checkEducation(
  atLeast: NonNullable<RefinanceRules['minimumEducation']>,
  { education }: BorrowerProfile,
): Outcome {
  if (education === undefined) return open.education
  return educations.indexOf(education) >= educations.indexOf(atLeast) ? met : refused
}

function checkGraduateDegree(
  oneOf: NonNullable<RefinanceRules['graduateDegrees']>,
  { education, graduateDegree }: BorrowerProfile,
): Outcome {
  if (education === undefined) return open.education
  return isGraduateEducation(education) ? checkIsAmong(oneOf, graduateDegree, 'graduate-degree') : refused
}

/** The rule is about a job that was offered; it does not concern anybody else. */
function checkJobStart(withinDays: number, { employment, jobStartsInDays }: BorrowerProfile): Outcome {
  if (employment === undefined) return open.employment
  if (employment !== 'STARTING_SOON_JOB_OFFER') return met
  if (jobStartsInDays === undefined) return open['employment-start']
  return jobStartsInDays <= withinDays ? met : refused
}
