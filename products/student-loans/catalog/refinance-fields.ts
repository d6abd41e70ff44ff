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
import { checksOf } from '#kit/catalog/read-cells.ts'
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

const check = checksOf<Fields & StudyFields>()
const isRefinance = ({ product_line: line }: Pick<Fields, 'product_line'>) =>
  line === productLines.SLR.category

/** Refuses each field that has no meaning in a loan of its product line. */
export const productLineChecks = [
  ...studyFields.map((name) =>
    check(
      ['product_line', name],
      (fields) => isRefinance(fields) && isStated(fields[name]) && describeForeign(name, fields),
    ),
  ),
  ...getKeys(rules).map((name) =>
    check(
      ['product_line', name],
      (fields) => !isRefinance(fields) && isStated(fields[name]) && describeForeign(name, fields),
    ),
  ),
  check(
    ['product_line', 'grace_months'],
    (fields) =>
      isRefinance(fields) && fields.grace_months > 0 && 'grace_months must be 0 for a refinance loan',
  ),
  check(
    ['product_line', 'repayment_options'],
    (fields) =>
      isRefinance(fields) &&
      fields.repayment_options.some(({ choice }) => choice !== 'immediate') &&
      'repayment_options must be immediate for a refinance loan',
  ),
]

function describeForeign(name: string, { product_line: line }: Pick<Fields, 'product_line'>): string {
  return `${name} does not apply when product_line is ${line}: leave it empty`
}

export function isStated(value: unknown): boolean {
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
