import type { AidInputs } from './aid-inputs.ts'

/**
 * The three formulas of the law: A for dependent students, B for independent students without dependents other
 * than a spouse, C for those with dependents.
 */
export type Formula = 'A' | 'B' | 'C'

/** Returns the formula that the law assigns to a student: 20 USC 1087oo, 1087pp, 1087qq. */
export function chooseFormula({ student, parents }: AidInputs): Formula {
  if (parents) return 'A'
  return hasDependents(student) ? 'C' : 'B'
}

/** Whether an independent student supports others than a spouse. */
export function hasDependents({ familySize, isCouple }: AidInputs['student']): boolean {
  return familySize > (isCouple ? 2 : 1)
}
