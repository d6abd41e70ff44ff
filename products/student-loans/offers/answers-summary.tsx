import { Chip } from '#app/ui/chip/chip.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
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
export function AnswersSummary({ situation }: { situation: Situation }) {
  const answers = listAnswers(situation)
  if (answers.length === 0) return null
  const { schoolName } = situation
  const shown = schoolName ? 2 : 3
  const others = answers.slice(shown)
  return (
    <div className={styles.answers} data-live-part id="answers">
      {/* Not printed: printouts get passed on, and the school is private. */}
      {schoolName ? <Chip data-print="no">{schoolName}</Chip> : null}
      {answers.slice(0, shown).map((answer) => (
        <Chip key={answer}>{answer}</Chip>
      ))}
      {others.length > 0 ? (
        <details>
          <summary>
            <VisuallyHidden>{offersText.moreAnswers}</VisuallyHidden>+{others.length}
          </summary>
          {others.map((answer) => (
            <Chip key={answer}>{answer}</Chip>
          ))}
        </details>
      ) : null}
      <a data-print="no" href={situation.questionsPath}>
        {offersText.changeAnswers}
      </a>
    </div>
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
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
}

function stateName(abbreviation: string | undefined): string | undefined {
  if (abbreviation === outsideTheUs) return offersText.answer.outside
  return usStates.find((state) => state.abbreviation === abbreviation)?.name
}
