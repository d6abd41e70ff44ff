import type { SchoolKind } from '#app/features/schools/school-option.ts'
import type { Borrower, BorrowerProfile } from '#domain/eligibility/profile.ts'
import { type Answers, known } from './answers.ts'

/**
 * Builds the profile that lenders' rules are checked against. Unanswered questions and "I don't know" are
 * left out.
 */
export function toBorrowerProfile(answers: Answers, school: SchoolKind): BorrowerProfile {
  const { age } = answers
  const cosigner = known(answers.cosigner)
  return {
    isAdult: age && age !== 'minor',
    isUnder24: age === '18_23',
    borrower: toBorrower(known(answers.borrower)),
    schoolControl: school.control ?? undefined,
    schoolLevel: school.level ?? undefined,
    degree: known(answers.degree),
    enrollment: known(answers.enrollment),
    credit: known(answers.credit),
    income: known(answers.income),
    hasCosigner: cosigner && cosigner === 'yes',
    // The question asks for someone who is.
    isCosignerResident: cosigner === 'yes' || undefined,
    cosignerCredit: known(answers.cosignerCredit),
    cosignerIncome: known(answers.cosignerIncome),
    state: known(answers.state),
    citizenship: known(answers.citizenship),
  }
}

/** Lenders know a child whose parent answers as the student. */
function toBorrower(borrower: Borrower | 'child' | undefined): Borrower | undefined {
  return borrower === 'child' ? 'student' : borrower
}
