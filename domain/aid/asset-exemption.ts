import { usStates } from '#domain/states.ts'
import type { AidInputs, Household } from './aid-inputs.ts'

/** Below this total adjusted gross income a family with a simple return need not report assets. */
const incomeLimit = 60_000
const scheduleCLimit = 10_000
/** Mail to the forces abroad; their families live in the United States in the sense of the law. */
const military = ['AA', 'AE', 'AP']

/**
 * The 50 states, the District of Columbia and the territories, but not the freely associated states. Someone
 * whose state is unknown is not taken for someone abroad.
 */
function isInUnitedStates(state: string): boolean {
  return (
    state === '' ||
    military.includes(state) ||
    usStates.some(({ abbreviation, kind }) => abbreviation === state && kind !== 'freely associated state')
  )
}

/**
 * Whether the law leaves the assets of the whole family out: 20 USC 1087ss(b). The parents decide for a
 * dependent student, and must live in the US or a territory and not have filed a return elsewhere.
 */
export function needsNoAssets({ student, parents }: AidInputs): boolean {
  if (parents && (!isInUnitedStates(parents.state) || parents.people.some((one) => one.filedAbroad)))
    return false
  const hasBenefit = student.receivedFederalBenefit || parents?.receivedFederalBenefit === true
  return hasBenefit || hasSimpleReturn(parents ?? student)
}

function hasSimpleReturn({ people }: Household): boolean {
  const income = people.reduce((sum, one) => sum + one.adjustedGrossIncome, 0)
  const scheduleC = people.every((one) => Math.abs(one.scheduleC) <= scheduleCLimit)
  return income < incomeLimit && scheduleC && people.every((one) => !one.filedOtherSchedule)
}
