import type { CardUnit } from '#domain/cards/card-criteria.ts'
import type { Unit } from '#domain/loans/criteria.ts'
import { formatCents } from '#domain/money.ts'
import { type CriterionValue, fullPoints, type Scale } from '#domain/ranking/scale.ts'

/** Writes a value exactly, to the cent or the unit, so that readers can recompute a score. */
export function exactValue(value: CriterionValue, unit: Unit | CardUnit): string {
  if (value === 'not_said') return 'not stated'
  if (value === 'fixed') return 'fixed rate'
  if (value === 'not_applicable') return 'doesn’t apply'
  return inUnit(value, unit)
}

/** Describes in general how a criterion turns its value into points. */
export function describeScale(scale: Scale, unit: Unit | CardUnit): string {
  switch (scale.kind) {
    case 'share_of_amount':
      return '100 × amount ÷ total.'
    case 'percent_of_amount':
      return line(ofAmount(scale.fullAt), ofAmount(scale.noneAt))
    case 'plain':
      return line(inUnit(scale.fullAt, unit), inUnit(scale.noneAt, unit))
  }
}

/** Writes out the same rule with the numbers of one offer. */
export function describePoints(
  value: CriterionValue,
  scale: Scale,
  amountCents: number,
  unit?: Unit | CardUnit,
): string {
  if (value === 'not_said') return 'not stated: 0 points'
  if (value === 'not_applicable') return 'left out'
  if (value === 'fixed') return `it can’t rise: ${fullPoints / 100} points`
  switch (scale.kind) {
    case 'share_of_amount':
      return value <= amountCents
        ? 'at or below the amount: 100 points'
        : `100 × ${formatCents(amountCents)} ÷ ${formatCents(value)}`
    case 'percent_of_amount': {
      const inCents = (percent: number) => (percent * amountCents) / 100
      return onLine(value, inCents(scale.noneAt), inCents(scale.fullAt), formatCents)
    }
    case 'plain':
      return onLine(value, scale.noneAt, scale.fullAt, unit === 'cents' ? formatCents : String)
  }
}

function line(full: string, none: string): string {
  return `100 points at ${full}, 0 at ${none}, with a straight line in between.`
}

/** Writes the sum that places a value between no points and full points, without terms that are zero. */
function onLine(value: number, none: number, full: number, write: (value: number) => string): string {
  const share = (value - none) / (full - none)
  if (share > 1) return `beyond ${write(full)}: 100 points`
  if (share < 0) return `beyond ${write(none)}: 0 points`
  if (none === 0) return `100 × ${write(value)} ÷ ${write(full)}`
  const [more, less] = none > full ? [none, value] : [value, none]
  const distance = `100 × ${minus(more, less, write)}`
  if (full === 0) return `${distance} ÷ ${write(none)}`
  return `${distance} ÷ ${minus(Math.max(none, full), Math.min(none, full), write)}`
}

/** Writes a difference; less a negative number is written as a sum. */
function minus(more: number, less: number, write: (value: number) => string): string {
  return less < 0 ? `(${write(more)} + ${write(-less)})` : `(${write(more)} − ${write(less)})`
}

function ofAmount(percent: number): string {
  if (percent < 0) return `a loss of ${-percent}% of the amount`
  return percent === 0 ? '$0' : `${percent}% of the amount`
}

function inUnit(value: number, unit: Unit | CardUnit): string {
  switch (unit) {
    case 'cents':
      return formatCents(value)
    case 'percent':
      return `${value}%`
    case 'ways':
      return value === 1 ? '1 way' : `${value} ways`
    case 'rules':
      return value === 0
        ? 'no unchecked requirements'
        : value === 1
          ? '1 unchecked requirement'
          : `${value} unchecked requirements`
    case 'months':
      return value === 1 ? '1 month' : `${value} months`
    case 'payments':
      return `${value} payments`
    case 'days':
      return `${value} days`
    case 'bureaus':
      return `${value} bureaus`
  }
}
