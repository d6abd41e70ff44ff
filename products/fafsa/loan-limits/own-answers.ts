import type { Reading, Values } from '#kit/forms/sent-form.ts'
import { readTexts, valueReader } from '#kit/forms/value-reader.ts'
import { loanLimitsText as words } from './loan-limits-messages.ts'
import { isGraduateDegree, type LimitChoice, type OwnAnswers } from './situation.ts'

export const eligibilities = ['eligible', 'not_eligible'] as const

const amounts = ['inAll', 'thisYear', 'undergraduate', 'parentPlus'] as const
export type OwnAmount = (typeof amounts)[number]

/** Which amounts matter in a situation: undergraduates have no loans of an earlier level, graduates no Parent PLUS. */
export function listOwnAmounts({ degree, dependency }: LimitChoice): OwnAmount[] {
  if (isGraduateDegree(degree)) return ['inAll', 'thisYear', 'undergraduate']
  return dependency === 'independent' ? ['inAll', 'thisYear'] : ['inAll', 'thisYear', 'parentPlus']
}

/** Keeps what belongs to the form. */
export function pickOwnValues(form: URLSearchParams): Record<string, string> {
  return readTexts(form, ['citizenship', ...amounts])
}

/** Reads what was posted; the total always includes the parts that are named. */
export function readOwnAnswers(values: Values, choice: LimitChoice): Reading<OwnAnswers> {
  const reader = valueReader(values)
  const asked = listOwnAmounts(choice)
  const read = (name: OwnAmount) => (asked.includes(name) ? reader.money(name, words.own.amounts[name]) : 0)
  const [inAllCents, thisYearCents] = [read('inAll'), read('thisYear')]
  const [undergraduateCents, parentPlusCents] = [read('undergraduate'), read('parentPlus')]
  const isEligible = reader.code('citizenship', eligibilities) !== 'not_eligible'
  const { problems } = reader
  if (problems.length === 0 && thisYearCents + undergraduateCents > inAllCents)
    reader.refuse('inAll', words.own.tooSmall)
  const answers = { isEligible, inAllCents, thisYearCents, undergraduateCents, parentPlusCents }
  return { values, problems, ...(problems.length === 0 && { answers }) }
}
