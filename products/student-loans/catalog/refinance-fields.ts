import type { z } from 'zod'
import { getKeys } from '#domain/keys.ts'
import { loanLines, productLines } from '#domain/product-line.ts'
import {
  educations,
  employments,
  graduateDegrees,
  refinancedLoans,
  schoolYears,
  visaStatuses,
} from '#domain/refinance/codes.ts'
import type { RefinanceRules } from '#domain/refinance/refinance-rules.ts'
import { code, codes, optional, whole } from '#kit/catalog/cell.ts'
import { listed, written } from '#kit/catalog/write-cell.ts'

/** The rules that only a loan that refinances others has. */
const rules = {
  refinances: optional(codes(refinancedLoans), null),
  visa_statuses: optional(codes(visaStatuses), null),
  minimum_education: optional(code(educations), null),
  graduate_degrees: optional(codes(graduateDegrees), null),
  school_years: optional(codes(schoolYears), null),
  employments: optional(codes(employments), null),
  job_starts_within_days: optional(whole({ from: 1, to: 365 }), null),
}

export const refinanceShape = {
  product_line: optional(code(loanLines), productLines.PSL.category),
  ...rules,
}

type Fields = { [Field in keyof typeof refinanceShape]: z.output<(typeof refinanceShape)[Field]> }
type Cells = Record<keyof Fields, string>

/** The fields that only a loan for studies has; a loan that refinances others leaves them empty. */
const studyFields = [
  'borrowers',
  'citizenships',
  'citizenships_with_cosigner',
  'degrees',
  'school_controls',
  'school_levels',
  'minimum_enrollment',
  'minor_with_cosigner',
] as const

type StudyFields = Record<(typeof studyFields)[number], unknown> & {
  grace_months: number
  repayment_options: readonly { choice: string }[]
}

/** Returns a problem for each field that has no meaning in a loan of its product line. */
export function findForeignFields(fields: Fields & StudyFields): string[] {
  const isRefinance = fields.product_line === productLines.SLR.category
  const foreign = isRefinance ? studyFields : getKeys(rules)
  const problems = foreign
    .filter((name) => isStated(fields[name]))
    .map((name) => `${name} has no meaning where product_line is ${fields.product_line}: leave it empty`)
  if (isRefinance && fields.grace_months > 0)
    problems.push('grace_months of a loan that refinances others is 0')
  if (isRefinance && fields.repayment_options.some(({ choice }) => choice !== 'immediate'))
    problems.push('repayment_options of a loan that refinances others is immediate')
  return problems
}

function isStated(value: unknown): boolean {
  return value !== null && !(Array.isArray(value) && value.length === 0)
}

export function toRefinanceRules(fields: Fields): RefinanceRules | null {
  if (fields.product_line === productLines.PSL.category) return null
  return {
    loans: fields.refinances,
    visaStatuses: fields.visa_statuses,
    minimumEducation: fields.minimum_education,
    graduateDegrees: fields.graduate_degrees,
    schoolYears: fields.school_years,
    employments: fields.employments,
    jobStartsWithinDays: fields.job_starts_within_days,
  }
}

export function refinanceCells(stated: RefinanceRules | null): Cells {
  return {
    product_line: stated ? productLines.SLR.category : productLines.PSL.category,
    refinances: listed(stated?.loans ?? null),
    visa_statuses: listed(stated?.visaStatuses ?? null),
    minimum_education: stated?.minimumEducation ?? '',
    graduate_degrees: listed(stated?.graduateDegrees ?? null),
    school_years: listed(stated?.schoolYears ?? null),
    employments: listed(stated?.employments ?? null),
    job_starts_within_days: written(stated?.jobStartsWithinDays ?? null),
  }
}
