import type { SettlingQuestion } from '#domain/eligibility/rule-verdict.ts'
import { getKeys } from '#domain/keys.ts'
import type { Question } from '#kit/questions/flow.ts'
import type { Answers, AskedName } from './answers.ts'
import { cosignerChoices, degreeChoices, whoChoices } from './choices.ts'
import { areFederalLoansClosed, isPlusClosed } from './federal-situation.ts'
import { paths } from './paths.ts'

/** Identifies a question in `?question=`. */
export type QuestionSlug =
  | 'who'
  | 'school'
  | 'degree'
  | 'graduation'
  | 'enrollment'
  | 'amount'
  | 'cosigner'
  | 'credit'
  | 'income'
  | 'cosigner-income'
  | 'state'
  | 'citizenship'
  | 'dependency'
  | 'exception'
  | 'program'
  | 'federal'

/** All questions, each with its own page. Their order is defined by the flow in `flows.ts`. */
export const questions: Record<QuestionSlug, Question<Answers>> = {
  who: {
    asks: () => ['age', 'borrower'],
    choices: whoChoices,
    // No one under 18 is asked anything else.
    exit: ({ age }) => (age === 'minor' ? paths.under18 : undefined),
  },
  school: { asks: () => ['school'], beside: ['schoolSearch'] },
  degree: { asks: () => ['degree', 'studyYear'], choices: degreeChoices },
  graduation: always('graduation'),
  enrollment: always('enrollment'),
  amount: always('amount'),
  cosigner: { asks: () => ['cosigner', 'cosignerCredit'], choices: cosignerChoices },
  credit: always('credit'),
  // With a cosigner, it only matters to a lender that takes none.
  income: { asks: ({ cosigner }) => (cosigner === 'yes' ? [] : ['income']), asksOnRequest: () => ['income'] },
  'cosigner-income': { asks: ({ cosigner }) => (cosigner === 'yes' ? ['cosignerIncome'] : []) },
  state: always('state'),
  citizenship: always('citizenship'),
  dependency: { asks: (answers) => (dependsOnDependency(answers) ? ['dependency'] : []) },
  exception: { asks: (answers) => (dependsOnException(answers) ? ['exception'] : []) },
  program: { asks: (answers) => (dependsOnProgram(answers) ? ['program'] : []) },
  federal: {
    asks: (answers) => (answers.enrollment === 'less_than_half' ? [] : listFederal(answers)),
    asksOnRequest: listFederal,
  },
}

export const questionSlugs = getKeys(questions)

/** True for an unknown degree too, because most visitors are undergraduates. */
export function isUndergraduate({ degree }: Answers): boolean {
  return degree !== 'masters' && degree !== 'doctorate' && degree !== 'professional'
}

/** Whether the federal limit depends on an answer that no other answer implies. */
function dependsOnDependency(answers: Answers): boolean {
  const { age, borrower } = answers
  return (
    isUndergraduate(answers) && age !== 'from_24' && borrower !== 'parent' && mayTakeFederalLoans(answers)
  )
}

/**
 * Whether the interim exception changes what is open: the loans of graduate students, and the PLUS Loans of the parents
 * of dependent ones. In the first year of undergraduate study nobody is in it: see `toFederalSituation`.
 */
function dependsOnException(answers: Answers): boolean {
  const { age, degree, dependency, studyYear } = answers
  if (!mayTakeFederalLoans(answers)) return false
  if (degree === undefined || !isUndergraduate(answers)) return true
  return studyYear !== 'first' && age !== 'from_24' && dependency !== 'independent' && !isPlusClosed(answers)
}

/**
 * Whether the list of professional programs decides on the limit; inside the interim exception it does not. While the
 * degree is not answered, this page or that of the dependency is still to come, so that one of them counts.
 */
function dependsOnProgram(answers: Answers): boolean {
  if (answers.exception === 'yes' || !mayTakeFederalLoans(answers)) return false
  return answers.degree === undefined ? !dependsOnDependency(answers) : !isUndergraduate(answers)
}

/** Below half time there are no federal loans. */
function mayTakeFederalLoans(answers: Answers): boolean {
  return answers.enrollment !== 'less_than_half' && !areFederalLoansClosed(answers)
}

/**
 * Returns the federal loans already taken that matter: this year's, and all of them where there can be earlier ones.
 * A parent is asked for all PLUS Loans, which the parents of undergraduates take, rather than for all the child's.
 */
function listFederal(answers: Answers): readonly AskedName[] {
  const isFirstYear = answers.studyYear === 'first'
  if (answers.borrower !== 'parent') {
    if (areFederalLoansClosed(answers)) return []
    if (isFirstYear) return ['federalThisYear']
    return ['federalThisYear', 'federalInAll', ...listShares(answers)]
  }
  const mayTakePlus = isUndergraduate(answers) && !isPlusClosed(answers)
  if (!mayTakePlus) return ['federalThisYear']
  return isFirstYear ? ['federalThisYear', 'plusThisYear'] : ['federalThisYear', 'plusThisYear', 'plusInAll']
}

/** The shares of all loans that count differently against the limits of graduate study: see `FederalSituation`. */
function listShares(answers: Answers): AskedName[] {
  if (isUndergraduate(answers)) return []
  return answers.exception === 'yes'
    ? ['federalGraduatePlus']
    : ['federalGraduatePlus', 'federalUndergraduate']
}

function always(...names: AskedName[]): Question<Answers> {
  return { asks: () => names }
}

/**
 * Returns the address of one question that leads straight back to the offers once it is answered.
 * @param flow the path of the questions that this visitor went through: `Situation.questionsPath`
 */
export function questionFromOffers(
  slug: QuestionSlug | SettlingQuestion,
  flow: string = paths.questions,
): string {
  return `${flow}?question=${slug}&from=offers`
}
