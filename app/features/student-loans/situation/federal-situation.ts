import { checkFederalCitizenship, type FederalSituation } from '#domain/federal-room.ts'
import { type Answers, known } from './answers.ts'

/**
 * Converts the answers to a federal loan situation. Without a degree, it assumes an undergraduate, the most
 * common case.
 */
export function toFederalSituation(answers: Answers): FederalSituation {
  const { borrower } = answers
  const citizenship = known(answers.citizenship)
  const [thisYear, inAll] = [toCents(known(answers.federalThisYear)), toCents(known(answers.federalInAll))]
  return {
    degree: known(answers.degree) ?? 'bachelors',
    enrollment: known(answers.enrollment),
    studyYear: known(answers.studyYear),
    dependency: known(answers.dependency),
    // Visitors answer for themselves: a parent about their own citizenship and PLUS loans, not the student's.
    ...(borrower === 'parent'
      ? { parentCitizenship: citizenship, plusThisYearCents: thisYear, plusInAllCents: inAll }
      : { borrowedThisYearCents: thisYear, borrowedInAllCents: inAll }),
    ...(borrower === 'parent' || borrower === 'other' ? {} : { citizenship }),
  }
}

/** Whether the visitor's own citizenship rules out the federal loans that we would ask about. */
export function areFederalLoansClosed(answers: Answers): boolean {
  const { citizenship, parentCitizenship } = toFederalSituation(answers)
  return checkFederalCitizenship(parentCitizenship ?? citizenship) === 'no'
}

function toCents(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : dollars * 100
}
