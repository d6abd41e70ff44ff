import type { Scholarship } from './scholarship.ts'

/** Who competes for an award, as far as its rules tell; the narrowest group counts. */
export type Competition = 'school' | 'group' | 'state' | 'field' | 'drawing' | 'essay' | 'no_essay'

/**
 * How many apply where a provider does not say. These are our own assumptions, in round numbers, and no source
 * states them: they only say that fewer people compete where fewer may, and where more work is asked for. Pages mark
 * them as ours.
 */
export const assumedApplicants: Readonly<Record<Competition, number>> = {
  school: 50,
  group: 200,
  state: 300,
  field: 500,
  essay: 1_000,
  no_essay: 5_000,
  drawing: 10_000,
}

/** Hours for the parts of an application; our own assumptions too, without a source. */
const assumedHours = { form: 0.5, essay: 2, letter: 0.5 } as const

/** Where a provider names no number of awards, we assume the least there can be. */
export const assumedAwards = 1

export function findCompetition({
  requirements,
  basis,
  essays,
}: Pick<Scholarship, 'requirements' | 'basis' | 'essays'>): Competition {
  if (requirements.opeids !== null) return 'school'
  if (requirements.memberships !== null || requirements.demographics !== null) return 'group'
  if (requirements.states !== null) return 'state'
  if (requirements.majors !== null) return 'field'
  if (basis === 'chance') return 'drawing'
  return essays.length > 0 ? 'essay' : 'no_essay'
}

/** Returns how long an application takes by our assumption. */
export function assumeHours({
  essays,
  recommendationLetters,
}: Pick<Scholarship, 'essays' | 'recommendationLetters'>): number {
  const { form, essay, letter } = assumedHours
  return form + essay * essays.length + letter * recommendationLetters
}
