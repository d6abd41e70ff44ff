/*
 * The codes of refinancing, spelled as the product's specification spells them. Each list is in the order in which
 * a form shows it.
 */

export const refinanceGoals = [
  'REDUCED_MONTHLY_PAYMENT',
  'MAXIMIZE_SAVINGS',
  'END_DEBT_SOONER',
  'CONSOLIDATE_LOANS',
] as const

/** Junior, senior, the second to fifth year of a graduate program, or not in school. */
export const schoolYears = ['JR', 'SR', 'II', 'III', 'IV', 'V', 'NONE'] as const

export const visaStatuses = [
  'CITIZEN',
  'PERMANENT_RESIDENT',
  'H1_VISA',
  'E2_VISA',
  'E3_VISA',
  'O1_VISA',
  'L1_VISA',
  'J1_VISA',
  'OTHER',
] as const

/** Whose loans are refinanced, and of which kinds. */
export const refinancedLoans = [
  'MY_OWN_LOANS_FEDERAL_OR_PRIVATE',
  'MY_LOANS_PRIVATE',
  'MY_LOANS_FEDERAL_AND_PRIVATE',
  'PARENT_PLUS_IM_A_PARENT',
  'PARENT_PLUS_IM_A_STUDENT',
] as const

export const employments = [
  'EMPLOYED_FULL_TIME',
  'EMPLOYED_PART_TIME',
  'SELF_EMPLOYED',
  'RETIRED',
  'UNEMPLOYED',
  'STARTING_SOON_JOB_OFFER',
] as const

/** The highest degree completed, lowest first. */
export const educations = ['HIGH_SCHOOL', 'ASSOCIATES', 'BACHELORS', 'MASTERS', 'DOCTORATE'] as const

export const graduateDegrees = [
  'MASTERS_ARTS',
  'MASTERS_SCIENCE_ENGINEERING',
  'MBA_OTHER_MASTERS',
  'JD',
  'MD',
  'DO',
  'DDM',
  'DDS',
  'VMD',
  'PHD',
  'PHARMA_D',
  'OTHER_DOCTORATE',
] as const

export const livingSituations = ['RENT', 'OWN', 'LIVE_FAMILY_FRIENDS'] as const

export type RefinanceGoal = (typeof refinanceGoals)[number]
export type SchoolYear = (typeof schoolYears)[number]
export type VisaStatus = (typeof visaStatuses)[number]
export type RefinancedLoans = (typeof refinancedLoans)[number]
export type Employment = (typeof employments)[number]
export type Education = (typeof educations)[number]
export type GraduateDegree = (typeof graduateDegrees)[number]
export type LivingSituation = (typeof livingSituations)[number]

/** Whether a degree is a graduate one, so that the kind of graduate degree is asked as well. */
export function isGraduateEducation(education: Education): boolean {
  return education === 'MASTERS' || education === 'DOCTORATE'
}
