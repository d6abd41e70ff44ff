// cspell:ignore ANUAL
import { type Education, isGraduateEducation } from './codes.ts'

/** The steps of the form, spelled as the product's specification spells them. */
export const refinanceFormSteps = [
  'REFINANCE_GOAL',
  'TYPE_OF_LOAN',
  'EDUCATION',
  'GRADUATE_DEGREE',
  'EMPLOYMENT_STATUS',
  'EMPLOYMENT_START_DATE',
  'TOTAL_ANUAL_INCOME',
  'OTHER_INVESTMENTS',
  'LIVING_SITUATION',
  'ADDRESS_SHORT',
  'ADDRESS_FULL',
  'PERSONAL_INFO_FULL',
  'REFINANCE_AMOUNT',
  'PERSONAL_INFO',
] as const

export type RefinanceFormStep = (typeof refinanceFormSteps)[number]

/** The steps that decide whether a draft of an application is complete. */
export const refinanceDraftSteps = [
  'personalInfoStep',
  'refinanceGoalStep',
  'refinanceAmountStep',
  'educationStep',
  'graduateDegreeStep',
] as const

export type RefinanceDraftStep = (typeof refinanceDraftSteps)[number]

/** A draft of an application: a step is absent or `null` until it was answered. */
export type RefinanceDraft = { readonly [Step in Exclude<RefinanceDraftStep, 'educationStep'>]?: unknown } & {
  readonly educationStep?:
    | { readonly highestDegreeCompleted?: Education | null | undefined }
    | null
    | undefined
}

/**
 * Returns the steps that a draft still needs, in the order of the list. The kind of graduate degree is needed once
 * the highest degree is a master's or a doctorate; an education step without its degree counts as missing.
 */
export function findMissingSteps(draft: RefinanceDraft): RefinanceDraftStep[] {
  const highestDegree = draft.educationStep?.highestDegreeCompleted ?? null
  return refinanceDraftSteps.filter((step) => {
    if (step === 'educationStep') return highestDegree === null
    const isNeeded =
      step !== 'graduateDegreeStep' || (highestDegree !== null && isGraduateEducation(highestDegree))
    return isNeeded && (draft[step] ?? null) === null
  })
}

export function isDraftComplete(draft: RefinanceDraft): boolean {
  return findMissingSteps(draft).length === 0
}
