import type { AidInputs, Household } from '#domain/aid/aid-inputs.ts'

/** The household whose income decides: the parents of a dependent student, else the student’s own. */
export function getDecidingHousehold({ parents, student }: AidInputs): Household {
  return parents ?? student
}

/** The adjusted gross income of the household whose income decides, in whole dollars. */
export function sumIncome(inputs: AidInputs): number {
  return getDecidingHousehold(inputs).people.reduce((sum, one) => sum + one.adjustedGrossIncome, 0)
}

/** Returns the same inputs with other tax answers of the household whose income decides. */
export function replaceDeciding(inputs: AidInputs, people: Household['people']): AidInputs {
  return inputs.parents
    ? { ...inputs, parents: { ...inputs.parents, people } }
    : { ...inputs, student: { ...inputs.student, people } }
}
