import type { FilingStatus } from '#domain/federal-repayment/borrower.ts'
import type {
  Education,
  Employment,
  GraduateDegree,
  LivingSituation,
  RefinancedLoans,
  RefinanceGoal,
  SchoolYear,
  VisaStatus,
} from '#domain/refinance/codes.ts'
import type { Label, Labels } from '#kit/questions/input.ts'
import { questionText } from '#kit/questions/messages.ts'
import type { PublicService } from './answers.ts'

// What each choice says, in display order.

export const unknown: Label = { label: questionText.unknown }
const ratherNot: Label = { label: 'I don’t know, or would rather not say' }

export const goalLabels: Labels<RefinanceGoal> = {
  REDUCED_MONTHLY_PAYMENT: {
    label: 'A lower monthly payment',
    detail: 'Usually with a longer term, which can cost more in total.',
  },
  MAXIMIZE_SAVINGS: {
    label: 'Pay the least in total',
    detail: 'The lowest total, interest and fees included.',
  },
  END_DEBT_SOONER: { label: 'Pay it off sooner', detail: 'Usually with a higher payment.' },
  CONSOLIDATE_LOANS: { label: 'One payment instead of several' },
}

export const loanTypeLabels: Labels<RefinancedLoans> = {
  MY_LOANS_FEDERAL_AND_PRIVATE: { label: 'My own loans, both federal and private' },
  MY_LOANS_PRIVATE: { label: 'My own loans, private only' },
  MY_OWN_LOANS_FEDERAL_OR_PRIVATE: {
    label: 'My own loans, federal only',
    detail: 'Choose this too if you’re not sure.',
  },
  PARENT_PLUS_IM_A_PARENT: { label: 'Parent PLUS loans that I took out', detail: 'You are the parent.' },
  PARENT_PLUS_IM_A_STUDENT: {
    label: 'Parent PLUS loans that my parent took out for me',
    detail: 'You want to take them over.',
  },
}

export const educationLabels: Labels<Education> = {
  HIGH_SCHOOL: { label: 'High school' },
  ASSOCIATES: { label: 'Associate’s degree' },
  BACHELORS: { label: 'Bachelor’s degree' },
  MASTERS: { label: 'Master’s degree' },
  DOCTORATE: { label: 'Doctorate or professional degree', detail: 'Such as law, medicine, or a PhD.' },
}

export const schoolYearLabels: Labels<SchoolYear | 'unknown'> = {
  NONE: { label: 'Not in school' },
  JR: { label: 'Junior, third year of college' },
  SR: { label: 'Senior, fourth year of college' },
  II: { label: 'Second year of graduate school' },
  III: { label: 'Third year of graduate school' },
  IV: { label: 'Fourth year of graduate school' },
  V: { label: 'Fifth year of graduate school' },
  unknown: { label: 'Another year' },
}

export const graduateDegreeLabels: Labels<GraduateDegree> = {
  MASTERS_ARTS: { label: 'Master of arts' },
  MASTERS_SCIENCE_ENGINEERING: { label: 'Master of science or engineering' },
  MBA_OTHER_MASTERS: { label: 'MBA or another master’s degree' },
  JD: { label: 'JD', detail: 'Law.' },
  MD: { label: 'MD', detail: 'Medicine.' },
  DO: { label: 'DO', detail: 'Osteopathic medicine.' },
  DDM: { label: 'DMD', detail: 'Dental medicine.' },
  DDS: { label: 'DDS', detail: 'Dental surgery.' },
  VMD: { label: 'VMD or DVM', detail: 'Veterinary medicine.' },
  PHD: { label: 'PhD' },
  PHARMA_D: { label: 'PharmD', detail: 'Pharmacy.' },
  OTHER_DOCTORATE: { label: 'Another doctorate' },
}

export const employmentLabels: Labels<Employment> = {
  EMPLOYED_FULL_TIME: { label: 'Employed full time' },
  EMPLOYED_PART_TIME: { label: 'Employed part time' },
  SELF_EMPLOYED: { label: 'Self-employed' },
  STARTING_SOON_JOB_OFFER: { label: 'Starting soon', detail: 'You have a job offer in writing.' },
  RETIRED: { label: 'Retired' },
  UNEMPLOYED: { label: 'Not working now' },
}

export const publicServiceLabels: Labels<PublicService | 'unknown'> = {
  government: {
    label: 'Yes, for a government employer',
    detail: 'Federal, state, local, or tribal. Public schools and the military count.',
  },
  charity: {
    label: 'Yes, for a 501(c)(3) nonprofit',
    detail: 'Many hospitals, colleges, and charities are.',
  },
  other_nonprofit: {
    label: 'Yes, for another nonprofit that serves the public',
    detail: 'For example, in health or education. Labor unions and political parties don’t count.',
  },
  none: { label: 'No' },
  unknown,
}

export const filingLabels: Labels<FilingStatus | 'unknown'> = {
  single: { label: 'Not married' },
  joint: { label: 'Married, filing jointly' },
  separate: { label: 'Married, filing separately' },
  unknown: ratherNot,
}

export const livingLabels: Labels<LivingSituation | 'unknown'> = {
  RENT: { label: 'I rent' },
  OWN: { label: 'I own my home' },
  LIVE_FAMILY_FRIENDS: { label: 'I live with family or friends' },
  unknown: { label: 'I’d rather not say' },
}

export const citizenshipLabels: Labels<VisaStatus | 'unknown'> = {
  CITIZEN: { label: 'US citizen or national' },
  PERMANENT_RESIDENT: { label: 'Permanent resident', detail: 'You have a green card.' },
  H1_VISA: { label: 'H-1B or another H-1 visa' },
  E2_VISA: { label: 'E-2 visa' },
  E3_VISA: { label: 'E-3 visa' },
  O1_VISA: { label: 'O-1 visa' },
  L1_VISA: { label: 'L-1 visa' },
  J1_VISA: { label: 'J-1 visa' },
  OTHER: { label: 'Something else' },
  unknown: ratherNot,
}
