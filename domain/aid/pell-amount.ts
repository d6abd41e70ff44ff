import type { PellFigures } from '#domain/award-years/need-analysis.ts'
import { roundDollars } from './round-dollars.ts'
import type { StudentAidIndex } from './student-aid-index.ts'

export interface PellGrant {
  /** What a full-time student gets for a full academic year, in whole dollars. */
  scheduled: number
  /** The part of it for the student's enrollment. */
  annual: number
  reason: 'maximum' | 'calculated' | 'minimum' | 'index too high' | 'income too high'
  /** How it came about, in the order of the rules. */
  lines: readonly PellLine[]
}

/** A line of the grant: whole dollars, by which rule, from which amounts. */
interface PellLine {
  line: 'maximumGrant' | 'leftAfterIndex' | 'minimumGrant' | 'scheduledAward' | 'annualAward'
  rule: PellRule
  amount: number
  from: Readonly<Record<string, number>>
}

/** The section of the law behind each line. */
export const pellRules = {
  maximum: '20 USC 1070a(b)(1)(A)',
  calculated: '20 USC 1070a(b)(1)(B)',
  minimum: '20 USC 1070a(b)(1)(C)',
  scheduled: '20 USC 1070a(b)(3)',
  enrollment: '20 USC 1070a(b)(2)',
} as const

type PellRule = keyof typeof pellRules

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
  const { amount, reason, line } = chooseAmount(result, pell, hasSpecialRule)
  const scheduled = Math.min(amount, Math.max(0, costOfAttendance))
  const percent = Math.min(100, Math.max(0, Math.round(enrollmentPercent)))
  const annual = roundDollars((scheduled * percent) / 100)
  const limit = costOfAttendance === Infinity ? undefined : { costOfAttendance }
  const lines: readonly PellLine[] = [
    line,
    { line: 'scheduledAward', rule: 'scheduled', amount: scheduled, from: { [line.line]: amount, ...limit } },
    { line: 'annualAward', rule: 'enrollment', amount: annual, from: { scheduledAward: scheduled, percent } },
  ]
  return { scheduled, annual, reason, lines }
}

interface Chosen {
  amount: number
  reason: PellGrant['reason']
  line: PellLine
}

function chooseAmount(
  { index, maximumPell, minimumPell }: Pick<StudentAidIndex, 'index' | 'maximumPell' | 'minimumPell'>,
  { maximum, minimum, noneFromIndex }: PellFigures,
  hasSpecialRule: boolean,
): Chosen {
  const choose = (
    reason: Chosen['reason'],
    [line, rule]: readonly [PellLine['line'], PellRule],
    amount: number,
    from: PellLine['from'],
  ): Chosen => ({ amount, reason, line: { line, rule, amount, from } })
  if (maximumPell || hasSpecialRule) return choose('maximum', ['maximumGrant', 'maximum'], maximum, {})
  const subtracted = { maximumGrant: maximum, index: Math.max(0, index) }
  const byIndex = ['leftAfterIndex', 'calculated'] as const
  if (noneFromIndex !== undefined && index >= noneFromIndex)
    return choose('index too high', byIndex, 0, { ...subtracted, noneFromIndex })
  const left = maximum - subtracted.index
  // Compared before rounding: $738 is no grant, though it would round to $740.
  if (left >= minimum) return choose('calculated', byIndex, Math.round(left / 5) * 5, subtracted)
  return minimumPell
    ? choose('minimum', ['minimumGrant', 'minimum'], minimum, subtracted)
    : choose('income too high', byIndex, 0, { ...subtracted, minimumGrant: minimum })
}
