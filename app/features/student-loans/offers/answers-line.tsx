import { known } from '#app/features/student-loans/answers.ts'
import type { Situation } from '#app/features/student-loans/situation.server.ts'
import { CopyLinkButton, PrintButton } from '#app/shell/page-actions.tsx'
import { monthNames } from '#domain/dates.ts'
import { usStates } from '#domain/states.ts'
import { offersAddress } from './offers-address.ts'
import styles from './offers-page.module.css'
import type { OffersView } from './offers-view.server.ts'
import { words } from './offers-words.ts'

/** What the list goes by, in one line, with the ways to change, keep and print it. An example goes by nothing. */
export function AnswersLine({ view }: { view: OffersView }) {
  const { situation } = view
  const parts = saidOf(situation)
  return (
    <div className={styles.answers} data-live-part id="answers">
      {parts.length > 0 ? (
        <p>
          {parts.join(' · ')}.{' '}
          <a data-print="no" href={situation.questionsPath}>
            {words.changeAnswers}
          </a>
          <span className={styles.jump} data-print="no">
            {' · '}
            <a href="#loans">{words.toLoans}</a>
          </span>
        </p>
      ) : null}
      <div className={styles.actions}>
        {/* Not the address in the bar, which may hold more than the list goes by. */}
        <CopyLinkButton to={offersAddress(view)} />
        <PrintButton />
      </div>
    </div>
  )
}

function saidOf({ answers, isExample }: Situation): string[] {
  if (isExample) return []
  const said = words.answer
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
