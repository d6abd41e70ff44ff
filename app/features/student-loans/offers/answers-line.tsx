import { known } from '#app/features/student-loans/situation/answers.ts'
import type { Situation } from '#app/features/student-loans/situation/situation.server.ts'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { monthNames } from '#domain/dates.ts'
import { usStates } from '#domain/states.ts'
import { messages } from './offers-messages.ts'
import styles from './offers-page.module.css'

/**
 * Sums up in one line the answers behind the list, with controls to change, share, and print it. An example
 * list has no answers to show.
 */
export function AnswersLine({ situation, listAddress }: { situation: Situation; listAddress: string }) {
  const parts = listAnswers(situation)
  return (
    <div className={styles.answers} data-live-part id="answers">
      {parts.length > 0 ? (
        <p>
          {parts.join('\u00A0· ')}.{' '}
          <a data-print="no" href={situation.questionsPath}>
            {messages.changeAnswers}
          </a>
          <span className={styles.jump} data-print="no">
            {' · '}
            <a href="#loans">{messages.toLoans}</a>
          </span>
        </p>
      ) : null}
      <div className={styles.actions}>
        {/* Not the address in the address bar, which may contain other parameters. */}
        <CopyLinkButton to={listAddress} />
        <PrintButton />
      </div>
    </div>
  )
}

function listAnswers({ answers, isExample }: Situation): string[] {
  if (isExample) return []
  const said = messages.answer
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
    enrollment && said.enrollment[enrollment],
    graduation && said.finishing(`${monthNames[Number(graduation.slice(5)) - 1]} ${graduation.slice(0, 4)}`),
    repayment && said.repayment[repayment],
    credit && said.credit(credit),
    income && said.income(income),
    cosigner && said.cosigner[cosigner],
    cosignerCredit && said.cosignerCredit(cosignerCredit),
    cosignerIncome && said.cosignerIncome(cosignerIncome),
    stateName(known(answers.state)),
  ].filter((part) => part !== undefined)
  const [first = '', ...others] = parts
  return parts.length === 0 ? [] : [first.charAt(0).toUpperCase() + first.slice(1), ...others]
}

function stateName(abbreviation: string | undefined): string | undefined {
  return usStates.find((state) => state.abbreviation === abbreviation)?.name
}
