import type { Bracket } from '#domain/award-years/need-analysis.ts'
import { roundDollars } from './round-dollars.ts'

/** Returns what a schedule assesses of an amount, in whole dollars; an amount on an edge belongs below it. */
export function getBracketAmount(brackets: readonly Bracket[], amount: number): number {
  const bracket = brackets.findLast(({ from }) => amount > from) ?? brackets[0]
  if (!bracket) throw new RangeError('A schedule must have at least one bracket')
  return roundDollars(bracket.base + ((amount - bracket.from) * bracket.percent) / 100)
}
