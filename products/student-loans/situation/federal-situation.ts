import { isProfessionalProgram } from '#domain/award-years/professional-programs.ts'
import {
  checkFederalCitizenship,
  type Dependency,
  type FederalSituation,
} from '#domain/federal-limits/federal-situation.ts'
import { type Answers, known } from './answers.ts'

/**
 * Converts the answers to a federal loan situation. Without a degree, it assumes an undergraduate, the most
 * common case. The loans already taken are the student's own Direct Loans, whoever borrows now.
 */
export function toFederalSituation(answers: Answers): FederalSituation {
  const { borrower } = answers
  const program = known(answers.program)
  const citizenship = known(answers.citizenship)
  return {
    degree: known(answers.degree) ?? 'bachelors',
    isProfessional: program && isProfessionalProgram(program),
    enrollment: known(answers.enrollment),
    studyYear: known(answers.studyYear),
    dependency: findDependency(answers),
    isExcepted: findException(answers),
    borrowedThisYearCents: toCents(answers.federalThisYear),
    borrowedInAllCents: toCents(findInAll(answers, 'federal')),
    graduatePlusCents: toCents(answers.federalGraduatePlus),
    undergraduateCents: toCents(answers.federalUndergraduate),
    plusThisYearCents: toCents(answers.plusThisYear),
    plusInAllCents: toCents(findInAll(answers, 'plus')),
    // Visitors answer for themselves, and nobody is asked about another person's citizenship.
    ...(borrower === 'parent' ? { parentCitizenship: citizenship } : {}),
    ...(borrower === 'parent' || borrower === 'other' ? {} : { citizenship }),
  }
}

/** Whether the visitor's citizenship rules out federal loans for the visitor's own studies. */
export function areFederalLoansClosed(answers: Answers): boolean {
  return checkFederalCitizenship(toFederalSituation(answers).citizenship) === 'no'
}

/** Whether the visitor is a parent whose citizenship rules out PLUS loans; the child's own may still be open. */
export function isPlusClosed(answers: Answers): boolean {
  return checkFederalCitizenship(toFederalSituation(answers).parentCitizenship) === 'no'
}

/**
 * A student of 24 or older is independent, and the child for whom a parent borrows counts as dependent: 20 USC
 * 1087vv(d). Otherwise the answer says it.
 */
function findDependency({ age, borrower, dependency }: Answers): Dependency | undefined {
  if (borrower === 'parent') return 'dependent'
  return age === 'from_24' ? 'independent' : known(dependency)
}

/**
 * Whoever is in the first year of undergraduate study began it after June 30, 2026, as far as loans already taken are
 * concerned: they are asked only for those of this year.
 */
function findException({ exception, studyYear }: Answers): boolean | undefined {
  const answer = known(exception)
  if (answer === undefined) return studyYear === 'first' ? false : undefined
  return answer === 'yes'
}

/** In the first year, loans of this year are all loans, and only this year's are asked for. */
function findInAll(answers: Answers, kind: 'federal' | 'plus'): number | 'unknown' | undefined {
  const aggregate = answers[`${kind}InAll`]
  return aggregate === undefined && answers.studyYear === 'first' ? answers[`${kind}ThisYear`] : aggregate
}

function toCents(answer: number | 'unknown' | undefined): number | undefined {
  const dollars = known(answer)
  return dollars === undefined ? undefined : dollars * 100
}
