import type { GraduateProgram } from '#domain/award-years/professional-programs.ts'
import type { Citizenship, CreditBand, Enrollment, IncomeBand } from '#domain/eligibility/profile.ts'
import type { Dependency } from '#domain/federal-limits/federal-situation.ts'
import { creditLabels } from '#kit/questions/credit-labels.ts'
import type { Label, Labels } from '#kit/questions/input.ts'
import { questionText } from '#kit/questions/messages.ts'
import type { DegreeChoice, WhoChoice } from './choices.ts'

// What each choice says, in display order.

const unknown: Label = { label: questionText.unknown }
const ratherNot: Label = { label: 'I don’t know, or would rather not say' }

export const creditChoices: Labels<CreditBand | 'unknown'> = {
  ...creditLabels,
  none: {
    ...creditLabels.none,
    detail: 'No credit card or loan so far.',
  },
  unknown,
}

export const incomes: Labels<IncomeBand | 'unknown'> = {
  none: { label: 'None' },
  under_25k: { label: 'Less than $25,000' },
  '25k_50k': { label: '$25,000 to $49,999' },
  '50k_75k': { label: '$50,000 to $74,999' },
  '75k_100k': { label: '$75,000 to $99,999' },
  from_100k: { label: '$100,000 or more' },
  unknown: ratherNot,
}

export const whoLabels: Labels<WhoChoice> = {
  student: { label: 'I’m the student, 18 to 23' },
  'student-24': {
    label: 'I’m the student, 24 or older',
    detail: 'By December 31 of this school year. The FAFSA then counts you as independent.',
  },
  minor: { label: 'I’m the student, under 18' },
  child: {
    label: 'I’m a parent, and my child is borrowing',
    detail: 'Your child is 18 to 23 and signs the loan. You answer the questions for them, and may cosign.',
  },
  parent: {
    label: 'I’m a parent, and I’m borrowing',
    detail: 'For your child’s education, in your own name.',
  },
  other: {
    label: 'Someone else',
    detail: 'You’re borrowing for a student, such as a grandchild, a ward, or a spouse.',
  },
}

export const degreeLabels: Labels<DegreeChoice> = {
  certificate: { label: 'Certificate or diploma' },
  'associates-first': { label: 'Associate’s degree, first year' },
  'associates-second': { label: 'Associate’s degree, second year or later' },
  'bachelors-first': { label: 'Bachelor’s degree, first year' },
  'bachelors-second': { label: 'Bachelor’s degree, second year' },
  'bachelors-later': { label: 'Bachelor’s degree, third year or later' },
  masters: { label: 'Master’s degree' },
  doctorate: { label: 'Doctorate' },
  professional: { label: 'Law, medicine, or another professional degree' },
  unknown,
}

export const enrollmentLabels: Labels<Enrollment | 'unknown'> = {
  full_time: { label: 'Full time' },
  half_time: {
    label: 'Half time or more, but not full time',
    detail: 'For most undergraduates, 6 to 11 credits a term.',
  },
  less_than_half: { label: 'Less than half time' },
  unknown,
}

export const citizenshipLabels: Labels<Citizenship | 'unknown'> = {
  citizen: { label: 'US citizen or national' },
  permanent_resident: { label: 'Permanent resident', detail: 'With a green card.' },
  eligible_noncitizen: {
    label: 'Refugee, asylee, or similar',
    detail: 'Also Cuban-Haitian entrants, people with T visas, and some people paroled into the US.',
  },
  daca: { label: 'DACA recipient' },
  visa: { label: 'On another visa', detail: 'Such as F-1, J-1, or H-1B.' },
  none: { label: 'None of these', detail: 'You don’t have to say more.' },
  unknown: ratherNot,
}

export const dependencyLabels: Labels<Dependency | 'unknown'> = {
  dependent: { label: 'Dependent' },
  independent: {
    label: 'Independent',
    detail:
      'For example, 24 or older, married, a veteran or on active duty, or with a child to support. The FAFSA decides.',
  },
  unknown,
}

export const exceptionLabels: Labels<'yes' | 'no' | 'unknown'> = {
  yes: {
    label: 'Yes',
    detail:
      'The loan was made before July 1, 2026. A new major in the same degree still counts as this program.',
  },
  no: {
    label: 'No',
    detail: 'Not enrolled then, no federal loan for this program by then, or withdrawn since.',
  },
  unknown: { ...unknown, detail: 'Your aid office can tell you. We’ll show both limits.' },
}

export const programLabels: Labels<GraduateProgram | 'unknown'> = {
  medicine: { label: 'Medicine', detail: 'M.D. or D.O.' },
  nursing: { label: 'Nursing', detail: 'M.S.N., D.N.P., or nurse anesthesia (D.N.A.P.).' },
  law: { label: 'Law', detail: 'J.D. or LL.B.' },
  physician_assistant: { label: 'Physician assistant' },
  pharmacy: { label: 'Pharmacy', detail: 'Pharm.D.' },
  dentistry: { label: 'Dentistry', detail: 'D.D.S. or D.M.D.' },
  physical_therapy: { label: 'Physical therapy', detail: 'D.P.T.' },
  occupational_therapy: { label: 'Occupational therapy', detail: 'Master’s degree or O.T.D.' },
  speech_language: { label: 'Speech-language pathology' },
  audiology: { label: 'Audiology', detail: 'Au.D.' },
  athletic_training: { label: 'Athletic training' },
  clinical_psychology: { label: 'Clinical psychology', detail: 'Psy.D. or Ph.D.' },
  other_psychology: {
    label: 'Another Psy.D.',
    detail: 'Seven more fields are listed. Ask the school about yours; we’ll show both limits.',
  },
  veterinary: { label: 'Veterinary medicine', detail: 'D.V.M.' },
  optometry: { label: 'Optometry', detail: 'O.D.' },
  podiatry: { label: 'Podiatry', detail: 'D.P.M.' },
  chiropractic: { label: 'Chiropractic', detail: 'D.C.' },
  anesthesiologist_assistant: { label: 'Anesthesiologist assistant' },
  theology: {
    label: 'Theology',
    detail: 'M.Div. or M.H.L. Reports disagree, so ask the school; we’ll show both limits.',
  },
  other: {
    label: 'Another program',
    detail: 'Such as business, education, engineering, public health, or social work.',
  },
  unknown,
}
