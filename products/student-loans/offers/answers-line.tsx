import { formatMonth } from '#domain/dates.ts'
import { outsideTheUs } from '#domain/eligibility/profile.ts'
import { usStates } from '#domain/states.ts'
import { known } from '#products/student-loans/situation/answers.ts'
import type { Situation } from '#products/student-loans/situation/situation.server.ts'
import { offersText } from './offers-messages.ts'
import styles from './offers-page.module.css'

/**
 * Sums up the answers behind the list, with a link to change them. An example list has none to show.
 */
export function AnswersLine({ situation }: { situation: Situation }) {
  const parts = listAnswers(situation)
  if (parts.length === 0) return null
  const { schoolName } = situation
  return (
    <p className={styles.answers} data-live-part id="answers">
      <span>
        {/* Not printed: printouts get passed on, and the school is private. */}
        {schoolName ? <span data-print="no">{offersText.atSchool(schoolName)} · </span> : null}
        {parts.join(' · ')}
      </span>{' '}
      <a data-print="no" href={situation.questionsPath}>
        {offersText.changeAnswers}
      </a>
    </p>
  )
}

function listAnswers({ answers, isExample }: Situation): string[] {
  if (isExample) return []
  const said = offersText.answer
  const [degree, enrollment, borrower] = [
    known(answers.degree),
    known(answers.enrollment),
    known(answers.borrower),
  ]
  const [graduation, repayment] = [known(answers.graduation), known(answers.repayment)]
  const [credit, income, cosigner] = [known(answers.credit), known(answers.income), known(answers.cosigner)]
  const cosignerCredit = cosigner === 'yes' ? known(answers.cosignerCredit) : undefined
  const cosignerIncome = cosigner === 'yes' ? known(answers.cosignerIncome) : undefined
  const parts = [
    borrower && said.borrower[borrower],
    degree && said.degree[degree],
    cosigner && said.cosigner[cosigner],
    enrollment && said.enrollment[enrollment],
    graduation && said.finishing(formatMonth(graduation)),
    repayment && said.repayment[repayment],
    credit && said.credit(credit),
    income && said.income(income),
    cosignerCredit && said.cosignerCredit(cosignerCredit),
    cosignerIncome && said.cosignerIncome(cosignerIncome),
    stateName(known(answers.state)),
  ].filter((part) => part !== undefined)
  const [first = '', ...others] = parts
  return parts.length === 0 ? [] : [first.charAt(0).toUpperCase() + first.slice(1), ...others]
}

function stateName(abbreviation: string | undefined): string | undefined {
  if (abbreviation === outsideTheUs) return offersText.answer.outside
  return usStates.find((state) => state.abbreviation === abbreviation)?.name
}
