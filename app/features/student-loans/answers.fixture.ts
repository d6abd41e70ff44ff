import fc from 'fast-check'
import {
  borrowers,
  citizenships,
  creditBands,
  degrees,
  enrollments,
  incomeBands,
} from '#domain/eligibility/profile.ts'
import { dependencies, studyYears } from '#domain/federal-room.ts'
import { repaymentChoices } from '#domain/loans/cost-of-loan.ts'
import { usStates } from '#domain/states.ts'
import { type Answers, ages, cosigners } from './answers.ts'

/** Everything answered, as a student with a cosigner would. */
export const allAnswers: Answers = {
  age: 'adult',
  borrower: 'student',
  school: '00131500',
  degree: 'bachelors',
  graduation: '2029-05',
  enrollment: 'full_time',
  amount: 12_345,
  repayment: 'deferred',
  credit: 'none',
  income: 'none',
  cosigner: 'yes',
  cosignerCredit: '760_850',
  cosignerIncome: '75k_100k',
  state: 'CA',
  citizenship: 'visa',
  studyYear: 'first',
  dependency: 'dependent',
  federalThisYear: 5_500,
  federalInAll: 5_500,
}

const code = <Code extends string>(codes: readonly Code[]) => fc.constantFrom(...codes, 'unknown' as const)
const codesOf = <Code extends string>(record: Record<Code, unknown>) => Object.keys(record) as Code[]

/** Any set of answers, whole or in part, whether or not they fit together. */
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
    credit: code(codesOf(creditBands)),
    income: code(codesOf(incomeBands)),
    cosigner: code(cosigners),
    cosignerCredit: code(codesOf(creditBands)),
    cosignerIncome: code(codesOf(incomeBands)),
    state: code(usStates.map((state) => state.abbreviation)),
    citizenship: code(citizenships),
    studyYear: code(studyYears),
    dependency: code(dependencies),
    federalThisYear: fc.oneof(fc.constant('unknown' as const), fc.integer({ min: 0, max: 500_000 })),
    federalInAll: fc.oneof(fc.constant('unknown' as const), fc.integer({ min: 0, max: 500_000 })),
  },
  { requiredKeys: [] },
)
