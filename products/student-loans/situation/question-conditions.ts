import type { Answers, AskedName } from './answers.ts'
import { areFederalLoansClosed, isPlusClosed } from './federal-situation.ts'

/** True for an unknown degree too, because most visitors are undergraduates. */
export function isUndergraduate({ degree }: Answers): boolean {
  return degree !== 'masters' && degree !== 'doctorate' && degree !== 'professional'
}

/** Whether the federal limit depends on an answer that no other answer implies. */
export function dependsOnDependency(answers: Answers): boolean {
  const { age, borrower } = answers
  return (
    isUndergraduate(answers) && age !== 'from_24' && borrower !== 'parent' && mayTakeFederalLoans(answers)
  )
}

/**
 * Whether the interim exception changes what is open: the loans of graduate students, and the PLUS loans of the parents
 * of dependent ones. In the first year of undergraduate study nobody is in it: see `toFederalSituation`.
 */
export function dependsOnException(answers: Answers): boolean {
  const { age, degree, dependency, studyYear } = answers
  if (!mayTakeFederalLoans(answers)) return false
  if (degree === undefined || !isUndergraduate(answers)) return true
  return studyYear !== 'first' && age !== 'from_24' && dependency !== 'independent' && !isPlusClosed(answers)
}

/**
 * Whether the list of professional programs decides on the limit; inside the interim exception it does not. While the
 * degree is not answered, this page or that of the dependency is still to come, so that one of them counts.
 */
export function dependsOnProgram(answers: Answers): boolean {
  if (answers.exception === 'yes' || !mayTakeFederalLoans(answers)) return false
  return answers.degree === undefined ? !dependsOnDependency(answers) : !isUndergraduate(answers)
}

/** Below half time there are no federal loans. */
function mayTakeFederalLoans(answers: Answers): boolean {
  return answers.enrollment !== 'less_than_half' && !areFederalLoansClosed(answers)
}

/**
 * Returns the federal loans already taken that matter: this year's, and all of them where there can be earlier ones.
 * A parent is asked for PLUS loans too, which the parents of undergraduates take.
 */
export function listFederal(answers: Answers): readonly AskedName[] {
  const isFirstYear = answers.studyYear === 'first'
  if (answers.borrower !== 'parent') {
    if (areFederalLoansClosed(answers)) return []
    if (isFirstYear) return ['federalThisYear']
    return ['federalThisYear', 'federalInAll', ...listShares(answers)]
  }
  const own: AskedName[] = isFirstYear ? ['federalThisYear'] : ['federalThisYear', 'federalInAll']
  const mayTakePlus = isUndergraduate(answers) && !isPlusClosed(answers)
  if (!mayTakePlus) return own
  return isFirstYear ? [...own, 'plusThisYear'] : [...own, 'plusThisYear', 'plusInAll']
}

/** The shares of all loans that count differently against the limits of graduate study: see `FederalSituation`. */
function listShares(answers: Answers): AskedName[] {
  if (isUndergraduate(answers)) return []
  return answers.exception === 'yes'
    ? ['federalGraduatePlus']
    : ['federalGraduatePlus', 'federalUndergraduate']
}
