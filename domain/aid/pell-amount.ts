import type { PellFigures } from '#domain/award-years/need-analysis.ts'
import { roundDollars } from './round-dollars.ts'
import type { StudentAidIndex } from './student-aid-index.ts'

export interface PellGrant {
  /** What a full-time student gets for a full academic year, in whole dollars. */
  scheduled: number
  /** The part of it for the student's enrollment. */
  annual: number
  reason: 'maximum' | 'calculated' | 'minimum' | 'index too high' | 'income too high'
}

interface PellOptions {
  /** Cost of attendance of a full-time student for a year; a grant is never larger. */
  costOfAttendance?: number | undefined
  /** Percent of full time, from 1 to 100, rounded to a whole percent. */
  enrollmentPercent?: number | undefined
  /**
   * Whether the school has certified that a parent died in service in the armed forces or in the line of duty as a
   * public safety officer: then the maximum grant at any index.
   */
  hasSpecialRule?: boolean | undefined
}

/**
 * Computes the Pell Grant of an undergraduate: 20 USC 1070a(b). An index below zero counts as zero. What the
 * maximum leaves after the index is a grant unless it is smaller than the minimum grant, which only some get.
 */
export function computePellGrant(
  result: Pick<StudentAidIndex, 'index' | 'maximumPell' | 'minimumPell'>,
  pell: PellFigures,
  { costOfAttendance = Infinity, enrollmentPercent = 100, hasSpecialRule = false }: PellOptions = {},
): PellGrant {
  const { amount, reason } = chooseAmount(result, pell, hasSpecialRule)
  const scheduled = Math.min(amount, Math.max(0, costOfAttendance))
  const percent = Math.min(100, Math.max(0, Math.round(enrollmentPercent)))
  return { scheduled, annual: roundDollars((scheduled * percent) / 100), reason }
}

function chooseAmount(
  { index, maximumPell, minimumPell }: Pick<StudentAidIndex, 'index' | 'maximumPell' | 'minimumPell'>,
  pell: PellFigures,
  hasSpecialRule: boolean,
): { amount: number; reason: PellGrant['reason'] } {
  if (maximumPell || hasSpecialRule) return { amount: pell.maximum, reason: 'maximum' }
  if (pell.noneFromIndex !== undefined && index >= pell.noneFromIndex) {
    return { amount: 0, reason: 'index too high' }
  }
  const left = pell.maximum - Math.max(0, index)
  // Compared before rounding: $738 is no grant, though it would round to $740.
  if (left >= pell.minimum) return { amount: Math.round(left / 5) * 5, reason: 'calculated' }
  return minimumPell ? { amount: pell.minimum, reason: 'minimum' } : { amount: 0, reason: 'income too high' }
}
