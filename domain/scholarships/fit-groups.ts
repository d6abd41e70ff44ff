import { noRequirement } from './filter-fields.ts'
import { toStatedScale } from './gpa.ts'
import type { MatchedStudent } from './match.ts'
import type { Comparison, Filter, FilterField } from './scholarship-query.ts'

/**
 * How scholarships fit what a student answered, the best first: all requirements are met; all but those that only
 * the visitor's browser decides; an answer is missing; a requirement is not met.
 */
export type Fit = 'yes' | 'private' | 'unknown' | 'no'

export interface FitGroup {
  fit: Fit
  filter: Filter
}

type Condition = Extract<Filter, { kind: 'compare' | 'in' }>

/**
 * Divides all scholarships by what a student answered; each belongs to one group, as `matchStudent` says. A group
 * that can hold none is left out.
 */
export function listFitGroups(student: MatchedStudent): FitGroup[] {
  const { met, absent } = splitRequirements(student)
  const asksPrivate = (value: 'true' | 'false') => compare('sensitive', '=', value)
  const groups: FitGroup[] = [
    { fit: 'yes', filter: { kind: 'all', of: [...met, ...absent, asksPrivate('false')] } },
    { fit: 'private', filter: { kind: 'all', of: [...met, ...absent, asksPrivate('true')] } },
  ]
  if (absent.length > 0) {
    const isMissing: Filter = { kind: 'any', of: absent.map(negate) }
    groups.push({ fit: 'unknown', filter: { kind: 'all', of: [...met, isMissing] } })
  }
  if (met.length > 0) groups.push({ fit: 'no', filter: { kind: 'any', of: met.map(negate) } })
  return groups
}

/** The conditions of everything but the last group. */
export function listNotRuledOut(student: MatchedStudent): Filter[] {
  return splitRequirements(student).met
}

/**
 * Returns the conditions that each requirement is met, or not there, if the student answered about it, and those
 * that it is not there if not.
 */
function splitRequirements(student: MatchedStudent): { met: Condition[]; absent: Condition[] } {
  const { opeids, memberships, hasFinancialNeed } = student
  const gpa = toStatedScale(student.gpa)
  const met: Condition[] = []
  const absent: Condition[] = []
  for (const [field, told] of [
    ['level', student.level],
    ['major', student.majorFamily],
    ['state', student.state],
    ['enrollment', student.enrollment],
  ] as const) {
    if (told === undefined) absent.push(compare(field, '=', noRequirement))
    else met.push(compare(field, '=', told))
  }
  if (opeids === undefined) absent.push(compare('opeid', '=', noRequirement))
  else met.push({ kind: 'in', field: 'opeid', values: opeids })
  if (gpa === undefined) absent.push(compare('min_gpa', '<', 0))
  else met.push(compare('min_gpa', '<=', gpa))
  if (memberships === undefined) absent.push(compare('membership', '=', noRequirement))
  else
    met.push({
      kind: 'in',
      field: 'membership',
      values: memberships.length > 0 ? memberships : [noRequirement],
    })
  if (hasFinancialNeed === undefined) absent.push(compare('basis', '!=', 'need'))
  else if (!hasFinancialNeed) met.push(compare('basis', '!=', 'need'))
  return { met, absent }
}

function compare(field: FilterField, comparison: Comparison, value: string | number): Condition {
  return { kind: 'compare', field, comparison, value }
}

const opposites = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
} as const satisfies Record<Comparison, Comparison>

/**
 * Returns the filter that finds exactly what the other does not, for the fields above: a missing minimum grade
 * is less than every grade, and so never more.
 */
function negate(condition: Condition): Filter {
  if (condition.kind === 'compare') return { ...condition, comparison: opposites[condition.comparison] }
  const { field, values } = condition
  return { kind: 'all', of: values.map((value) => compare(field, '!=', value)) }
}
