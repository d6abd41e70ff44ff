import fc from 'fast-check'
import { graduatePrograms } from '#domain/award-years/professional-programs.ts'
import {
  borrowers,
  citizenships,
  creditBands,
  degrees,
  enrollments,
  incomeBands,
} from '#domain/eligibility/profile.ts'
import { dependencies, studyYears } from '#domain/federal-limits/federal-situation.ts'
import { getKeys } from '#domain/keys.ts'
import { repaymentChoices } from '#domain/loans/loan-terms.ts'
import { usStates } from '#domain/states.ts'
import { cosigners } from '#kit/questions/cosigner.ts'
import { type Answers, ages, exceptions } from './answers.ts'

/** All answers, as a student in the second year with a cosigner would give them. */
export const allAnswers: Answers = {
  age: '18_23',
  borrower: 'student',
  school: '00131500',
  degree: 'bachelors',
  graduation: '2029-05',
  enrollment: 'full_time',
  amount: 12_345,
  credit: 'none',
  cosigner: 'yes',
  cosignerCredit: '760_850',
  cosignerIncome: '75k_100k',
  state: 'CA',
  citizenship: 'permanent_resident',
  studyYear: 'second',
  dependency: 'dependent',
  exception: 'no',
  federalThisYear: 2_000,
  federalInAll: 7_500,
}

/** The form that a student with these answers submits on the page of each question. */
export const allForms: [slug: string, form: string][] = [
  ['who', 'who=student'],
  ['school', 'keywords=&school=00131500'],
  ['degree', 'degree=bachelors-second'],
  ['graduation', 'graduation-month=05&graduation-year=2029'],
  ['enrollment', 'enrollment=full_time'],
  ['amount', 'amount=%2412%2C345'],
  ['cosigner', 'cosigner=yes-760_850'],
  ['credit', 'credit=none'],
  ['cosigner-income', 'cosignerIncome=75k_100k'],
  ['state', 'state=CA'],
  ['citizenship', 'citizenship=permanent_resident'],
  ['dependency', 'dependency=dependent'],
  ['exception', 'exception=no'],
  ['federal', 'federalThisYear=2%2C000&federalInAll=7500'],
]

/** The shareable answers of these answers, as in the address of the offers. */
export const allShareableAnswers =
  'borrower=student&degree=bachelors&grad=2029-05&enrollment=full_time&amount=12500&credit=none' +
  '&cosigner=yes&cosigner-credit=760_850&cosigner-income=75k_100k&state=CA&control=public&level=four_year'

/** The address at which these answers end: a list for what is left after $4,500 in federal loans, rounded up. */
export const ownShareableAnswers = allShareableAnswers.replace('amount=12500', 'amount=8000')

const code = <Code extends string>(codes: readonly Code[]) => fc.constantFrom(...codes, 'unknown' as const)

const dollars = fc.oneof(fc.constant('unknown' as const), fc.integer({ min: 0, max: 500_000 }))

/** Any set of answers, complete or partial, consistent or not. */
export const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  {
    age: fc.constantFrom(...ages),
    borrower: code(borrowers),
    school: fc.constantFrom('undecided', '00131500', '99999999'),
    degree: code(degrees),
    graduation: fc.constantFrom('unknown', '2024-05', '2026-12', '2030-05', '2036-11'),
    enrollment: code(enrollments),
    amount: fc.oneof(fc.constant('unknown' as const), fc.integer({ min: 100, max: 500_000 })),
    repayment: code(repaymentChoices),
    credit: code(getKeys(creditBands)),
    income: code(getKeys(incomeBands)),
    cosigner: code(cosigners),
    cosignerCredit: code(getKeys(creditBands)),
    cosignerIncome: code(getKeys(incomeBands)),
    state: code(usStates.map((state) => state.abbreviation)),
    citizenship: code(citizenships),
    studyYear: code(studyYears),
    dependency: code(dependencies),
    exception: code(exceptions),
    program: code(graduatePrograms),
    federalThisYear: dollars,
    federalGraduatePlus: dollars,
    federalUndergraduate: dollars,
    federalInAll: dollars,
    plusThisYear: dollars,
    plusInAll: dollars,
  },
  { requiredKeys: [] },
)
